// What the guide explains, in the order of importance: each thing the first time it matters,
// as the position and the decision say.
import type { Player, Seat, View } from "../wire/types.ts";

export interface GuideStep {
  /** Of its messages: guide-NAME and guide-NAME.text; of settings.guided. */
  name: string;
  rule: string | null;
  /** Whether it matters now. */
  when: (now: Now) => boolean;
  /** What it is about, the first that is there is pointed at. */
  at: (now: Now) => string[];
}

/** What a step may look at. */
export interface Now {
  view: View;
  me: Player;
  /** I have to decide. */
  deciding: boolean;
}

const can =
  (...kinds: View["legal"][number]["kind"][]) =>
  ({ view }: Now) =>
    view.legal.some((l) => kinds.includes(l.kind));
const decision =
  (...kinds: View["decision"][]) =>
  ({ view, deciding }: Now) =>
    deciding && kinds.includes(view.decision);
const done = ({ view, me, deciding }: Now) => (deciding && view.decides === me.seat ? view.acts.done : []);
const target = (name: string) => `[data-target="${name}"]`;
const place = ({ me }: Now) => target(`place:${me.place ?? ""}`);
const touchable = (what: string) => `[data-target^="${what}:"][data-state="can"]`;
const foot = ".bar";
const papal = ({ view }: Now) => view.spaces.filter((s) => s.papal === "red").length;

const deck = (name: string) => target(`deck:${name}`);

/** What the cards of the expansions are for. */
const cards: GuideStep[] = [
  { name: "ritmo", rule: "EXP-R1", when: can("ritmo"), at: (now) => [deck("ritmo"), place(now)] },
  { name: "placiti", rule: "EXP-P1", when: can("placiti"), at: (now) => [deck("placiti"), place(now)] },
  {
    name: "scuola",
    rule: "EXP-S1",
    when: ({ me }) => me.cards.some((hand) => hand.deck === "scuola" && hand.cards.length > 0),
    at: () => [`[data-target^="card:scuola"]`, deck("scuola")],
  },
  { name: "arnault", rule: "EXP-S2", when: can("arnault"), at: (now) => [deck("arnault"), place(now)] },
  {
    name: "glossario",
    rule: "EXP-G1",
    when: can("glossario"),
    at: (now) => [deck("glossario"), place(now)],
  },
  {
    name: "return-guaita",
    rule: "EXP-P4",
    when: can("return-guaita"),
    at: () => [target("card:placiti-guaita"), target("action:return-guaita")],
  },
  {
    name: "return-ritmo",
    rule: "EXP-R3",
    when: can("return-ritmo"),
    at: () => [touchable("card"), target("action:return-ritmo")],
  },
  {
    name: "return-white",
    rule: "EXP-P5",
    when: can("return-white"),
    at: () => [target("card:placiti-white"), target("action:return-white")],
  },
  { name: "trade", rule: "EXP-R4", when: can("trade"), at: () => [target("action:trade"), foot] },
];

export const steps: readonly GuideStep[] = [
  { name: "election", rule: "ELE-1", when: decision("election"), at: () => [foot] },
  { name: "payment", rule: "RUL-6", when: decision("payment"), at: () => [foot] },
  { name: "answer", rule: "STU-2", when: decision("answer"), at: () => [foot] },
  { name: "bidding", rule: "STU-3", when: decision("bidding"), at: () => [foot] },
  { name: "keep", rule: "LIB-2", when: decision("keep"), at: () => [foot] },
  { name: "reply", rule: "RUL-13", when: decision("reply"), at: () => [foot] },
  { name: "draft", rule: "RUL-13", when: decision("draft"), at: () => [".draft", foot] },
  { name: "card-keep", rule: "EXP-K2", when: decision("card-keep"), at: () => [foot] },
  {
    name: "choice",
    rule: "RUL-9",
    when: decision("ritmo-choice", "placiti-choice"),
    at: () => [foot],
  },
  { name: "charity", rule: "CHA-2", when: decision("charity"), at: () => [foot] },
  {
    name: "start",
    rule: "PLC-3",
    when: decision("start"),
    at: () => [touchable("place")],
  },
  { name: "points", rule: "ACT-1", when: decision("turn"), at: () => [".bar .points", foot] },
  {
    name: "last",
    rule: "END-1",
    when: ({ view }) => view.lastTurn && view.phase !== "over",
    at: () => ["section.ribbon"],
  },
  { name: "dying", rule: "EVT-7", when: (now) => papal(now) === 1, at: () => ["section.ribbon"] },
  { name: "friar", rule: "PLC-5", when: can("friar"), at: (now) => [target("action:friar"), place(now)] },
  {
    name: "cardinal",
    rule: "PLC-6",
    when: can("cardinal"),
    at: (now) => [target("action:cardinal"), place(now)],
  },
  {
    name: "manuscript",
    rule: "MSS-1",
    when: can("manuscript"),
    at: () => [touchable("manuscript"), "section.manuscripts"],
  },
  {
    name: "lingua",
    rule: "MSS-5",
    when: ({ view }) => view.lingua === "offered",
    at: () => [target("lingua"), "section.manuscripts"],
  },
  { name: "city", rule: "PLC-1", when: can("city"), at: (now) => [target("action:city"), place(now)] },
  { name: "event", rule: "PLC-2", when: can("event"), at: (now) => [target("action:event"), place(now)] },
  {
    name: "scribes",
    rule: "PLC-7",
    when: can("scribes-knowledge", "scribes-vp"),
    at: (now) => [target("action:scribes-knowledge"), place(now)],
  },
  {
    name: "draw",
    rule: "LIB-2",
    when: can("draw"),
    at: () => [target("action:draw"), target("stack"), "section.tracks"],
  },
  {
    name: "canticle",
    rule: "CAN-1",
    when: can("canticle"),
    at: () => [target("track:canticle"), "section.tracks"],
  },
  ...cards,
  { name: "summon", rule: "STU-1", when: can("end-summon"), at: () => [target("action:end-summon"), foot] },
  {
    name: "move",
    rule: "MOV-1",
    when: (now) => can("move")(now) && now.view.acts.points >= 2,
    at: (now) => [place(now)],
  },
  { name: "undo", rule: null, when: (now) => done(now).length === 1, at: () => [".steps"] },
  {
    name: "cubes",
    rule: "CUB-1",
    when: can("take-politicians", "take-nobles", "take-abbesses", "take-scribes"),
    at: () => [touchable("cubes"), "section.cubes"],
  },
  {
    name: "psalter",
    rule: "PSA-1",
    when: can("psalter"),
    at: () => [target("action:psalter"), target("track:knowledge")],
  },
  {
    name: "end",
    rule: "ACT-5",
    when: (now) =>
      decision("turn")(now) &&
      done(now).length > 1 &&
      now.view.acts.points === 0 &&
      now.view.legal.length > 0,
    at: () => [".steps .main", ".steps"],
  },
  {
    name: "waiting",
    rule: null,
    when: (now) => decision("turn")(now) && now.view.turn >= 2,
    at: () => ["section.side"],
  },
  {
    name: "alms",
    rule: "CHA-1",
    when: ({ view }) => view.turn >= 2 && friarly(view),
    at: () => ["section.seats"],
  },
  {
    name: "order",
    rule: "ORD-1",
    when: ({ view, deciding }) => deciding && view.turn === 2,
    at: () => ["section.seats"],
  },
  {
    name: "riddle",
    rule: "RID-1",
    when: (now) => now.view.turn >= 2 && can("riddle")(now),
    at: () => [target("track:riddle"), "section.tracks"],
  },
  {
    name: "library",
    rule: "LIB-2",
    when: (now) => now.view.turn >= 3 && can("library")(now),
    at: () => [target("track:library"), "section.tracks"],
  },
  {
    name: "messenger",
    rule: "MSG-1",
    when: (now) => now.view.turn >= 3 && can("messenger")(now),
    at: () => [target("track:messenger"), "section.tracks"],
  },
  {
    name: "orient",
    rule: "ORI-1",
    when: (now) => now.view.turn >= 4 && can("orient")(now),
    at: () => [target("track:orient"), "section.tracks"],
  },
  {
    name: "rest",
    rule: "RES-1",
    when: (now) => now.view.turn >= 4 && can("rest")(now),
    at: () => [target("track:rest"), "section.tracks"],
  },
  {
    name: "stupor",
    rule: "STU-1",
    when: ({ view }) => view.turn === 10,
    at: () => [target("place:brindisi")],
  },
];

/** Somebody lives on charity. */
const friarly = (view: View) => view.turn <= 11 && view.players.some((p) => p.status !== "merchant");

function look(view: View, seat: Seat | null, deciding: boolean): Now | null {
  const me = view.players.find((p) => p.seat === seat);
  return me ? { view, me, deciding } : null;
}

/** Whether a step, by its name, matters now. */
export function matters(name: string, view: View, seat: Seat | null, deciding: boolean): boolean {
  const now = look(view, seat, deciding);
  return now !== null && (steps.find((s) => s.name === name)?.when(now) ?? false);
}

/** The step to explain now: the first that matters and has not been explained. */
export function choose(
  view: View,
  seat: Seat | null,
  deciding: boolean,
  guided: readonly string[],
): { step: GuideStep; now: Now } | null {
  const now = look(view, seat, deciding);
  if (!now || view.phase === "over") return null;
  const step = steps.find((s) => !guided.includes(s.name) && s.when(now));
  return step ? { step, now } : null;
}
