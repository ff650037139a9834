// The icons and terms of the game, in the order in which players meet them, and the keys.
import list from "../../../words/terms.json";
import { icons, type IconName } from "../ui/icons.ts";

export interface Term {
  /** Used in its text, term-NAME, and for its icon, if there is one. */
  name: string;
  /** The message id of the title. */
  title: string;
  rule: string | null;
}

export interface Group {
  /** Used in its title, terms-NAME. */
  name: string;
  terms: Term[];
}

export const groups: readonly Group[] = list;

/** The icon of a term. */
export const iconOf = ({ name }: Term) => (name in icons ? (name as IconName) : null);

export interface Key {
  keys: string[];
  /** Used in its text, key-NAME. */
  name: string;
}

export const keymap: Key[] = [
  { keys: ["Tab"], name: "tab" },
  { keys: ["Enter"], name: "enter" },
  { keys: ["Esc"], name: "escape" },
  { keys: ["U"], name: "undo" },
  { keys: ["Ctrl", "Y"], name: "redo" },
  { keys: ["E"], name: "end" },
  { keys: ["N"], name: "next" },
  { keys: ["/"], name: "log" },
  { keys: ["?"], name: "help" },
  { keys: ["+", "−", "0"], name: "zoom" },
  { keys: ["←", "→"], name: "arrows" },
  { keys: ["Shift", "← →"], name: "turns" },
];
