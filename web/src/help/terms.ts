// What the pictures and words of the game mean, in the order in which one meets them.
import type { IconName } from "../ui/icons.ts";

export interface Term {
  /** Of the sentence: term-NAME. */
  name: string;
  icon: IconName | null;
  /** The message of the title. */
  title: string;
  rule: string | null;
}

export interface Group {
  name: string;
  terms: Term[];
}

const term = (name: IconName, title: string, rule: string | null): Term => ({
  name,
  icon: name,
  title,
  rule,
});
const word = (name: string, title: string, rule: string | null): Term => ({ name, icon: null, title, rule });

export const groups: Group[] = [
  {
    name: "turn",
    terms: [
      term("point", "term-point-title", "ACT-1"),
      term("ducat", "term-ducat-title", "BIZ-1"),
      term("knowledge", "track-knowledge", "MSS-2"),
      word("level", "term-level-title", "MSS-2"),
      word("free", "term-free-title", "ACT-6"),
      word("order", "term-order-title", "ORD-1"),
      word("learnt", "term-learnt-title", null),
    ],
  },
  {
    name: "places",
    terms: [
      term("city", "feature-city", "PLC-1"),
      term("event", "feature-event", "PLC-2"),
      term("start", "feature-start", "PLC-3"),
      term("harbour", "feature-harbour", "MOV-3"),
      term("convent", "feature-convent", "PLC-5"),
      term("cathedral", "feature-cathedral", "PLC-6"),
      term("abbey", "feature-abbey", "PLC-7"),
      term("franciscan", "feature-franciscan", "CAN-1"),
      term("university", "feature-university", "MSG-4"),
    ],
  },
  {
    name: "people",
    terms: [
      word("merchant", "status-merchant", "PLC-1"),
      word("friar", "status-friar", "PLC-5"),
      word("cardinal", "status-cardinal", "PLC-6"),
      word("charity", "phase-charity", "CHA-1"),
      term("politicians", "cube-politicians.name", "CUB-1"),
      term("nobles", "cube-nobles.name", "CUB-2"),
      term("abbesses", "cube-abbesses.name", "CUB-1"),
      term("scribes", "cube-scribes.name", "PLC-7"),
      word("virtual", "term-virtual-title", "FRI-6"),
    ],
  },
  {
    name: "works",
    terms: [
      term("manuscript", "category-manuscripts", "MSS-1"),
      term("lingua", "lingua-volgare", "MSS-5"),
      word("psalter", "kind-psalter", "PSA-1"),
      word("business", "kind-business", "BIZ-1"),
      term("riddle", "track-riddle", "RID-1"),
      term("messenger", "track-messenger", "MSG-1"),
      term("orient", "track-orient", "ORI-1"),
      term("canticle", "track-canticle", "CAN-1"),
      term("library", "track-library", "LIB-2"),
      term("rest", "track-rest", "RES-1"),
    ],
  },
  {
    name: "cards",
    terms: [
      word("cards", "panel-cards", "EXP-K1"),
      word("ritmo", "deck-ritmo", "EXP-R1"),
      word("trade", "kind-trade", "EXP-R4"),
      word("placiti", "deck-placiti", "EXP-P1"),
      word("scuola", "deck-scuola", "EXP-S1"),
      word("arnault", "deck-arnault", "EXP-S2"),
      word("glossario", "deck-glossario", "EXP-G1"),
      word("alessandro", "friar-alessandro", "EXP-A1"),
      word("sonzogni", "cardinal-sonzogni", "EXP-Z1"),
    ],
  },
  {
    name: "end",
    terms: [
      word("stupor", "stupor-mundi", "STU-1"),
      word("papal", "term-papal-title", "EVT-7"),
      term("crown", "phase-election", "ELE-1"),
      word("vp", "term-vp-title", "SCO-12"),
    ],
  },
];

export interface Key {
  keys: string[];
  /** Of the sentence: key-NAME. */
  name: string;
}

export const keymap: Key[] = [
  { keys: ["Tab"], name: "tab" },
  { keys: ["Enter"], name: "enter" },
  { keys: ["1", "…", "9"], name: "digits" },
  { keys: ["Esc"], name: "escape" },
  { keys: ["U"], name: "undo" },
  { keys: ["Ctrl", "Y"], name: "redo" },
  { keys: ["E"], name: "end" },
  { keys: ["/"], name: "log" },
  { keys: ["?"], name: "help" },
  { keys: ["+", "−", "0"], name: "zoom" },
  { keys: ["←", "→"], name: "arrows" },
  { keys: ["Shift", "← →"], name: "turns" },
];
