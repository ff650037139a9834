// Effects in words. What a seat does is a phrase that follows its name, so that a
// move of several effects reads as one sentence; what concerns the table is a
// sentence of its own.
import { has, t, type Args } from "../i18n/i18n.svelte.ts";
import { moveName } from "./moves.ts";
import { cardsOf, tileOf, word } from "./operands.ts";
import { cardName, cardsName, cardsWords, goodName } from "./cards.ts";
import { cubes, eventName, manuscriptName, nameOf, placeName, tileName, type Scene } from "./names.ts";
import type { Effect, LogLine } from "../wire/types.ts";

type Operand = NonNullable<Effect["a"]>;

function operand(scene: Scene, operand: Operand | undefined): string | number {
  if (!operand) return "";
  const { is, value } = operand;
  if (is === "tile") return value === null ? t("a-tile") : tileName(String(value));
  if (is === "card") return cardName(value === null ? null : String(value));
  if (value === null) return "?";
  switch (is) {
    case "place":
      return placeName(scene, String(value));
    case "seat":
      return value === "bank" ? t("the-bank") : nameOf(scene, String(value));
    case "cube":
      return t(`cube-${value}`, { n: 1 });
    case "event":
      return eventName(scene, Number(value));
    case "manuscript":
      return manuscriptName(String(value));
    case "track":
    case "friar":
    case "cardinal":
    case "office":
    case "category":
    case "deck":
      return t(`${is}-${value}`);
    case "good":
      return goodName(String(value), 1, cubes);
    default: // a number, or a word that the message chooses by
      return value;
  }
}

/** Cards or other goods with their number. */
function goods(effect: Effect): string {
  const { a, n } = effect;
  if (a?.is === "card") return cardsName(a.value === null ? null : String(a.value), Math.abs(n ?? 1));
  return a?.is === "good" && a.value !== null ? goodName(String(a.value), Math.abs(n ?? 1), cubes) : "";
}

/** One effect; `out` as an outcome instead of an event. "" if it is not worth a word. */
export function effectText(scene: Scene, effect: Effect, out = false): string {
  const n = effect.n ?? 0;
  if (effect.kind === "ducats" && n === 0) return "";
  let kind: string = effect.kind;
  if (kind === "track" && effect.a?.value === "knowledge") kind = "knowledge";
  // A disc that is taken off a track has not lost anything.
  else if (kind === "track" && n < 0 && effect.b?.value === 0) kind = "track-start";
  const args: Args = {
    a: operand(scene, effect.a),
    b: operand(scene, effect.b),
    n: effect.kind === "manuscript" ? parseInt(String(effect.a?.value)) : Math.abs(n),
    gain: n >= 0 ? "yes" : "no",
    bank: effect.a?.value === "bank" ? "yes" : "no",
    seat: effect.seat ?? "none",
    from: String(effect.a?.value ?? ""),
    level: effect.level ?? 0,
    cubes:
      effect.kind === "scribes-kept"
        ? cubes("scribes", n)
        : effect.a?.is === "cube"
          ? cubes(String(effect.a.value), n)
          : "",
    goods: goods(effect),
  };
  const id = `fx-${kind}`;
  if (!out) return t(id, args);
  const short = t(`${id}.out`, args);
  return short === `${id}.out` ? t(id, args) : short;
}

/** What one seat, or the table, did in a move; `turn` if a turn begins with it. */
export interface Clause {
  seat: string | null;
  text: string;
  turn?: number;
}

const list = (items: string[]) => items.join(", ");

/** The cards that effects are about, by kind. */
const cards = (run: Effect[]) => cardsWords(run.map((e) => (e.a?.value ?? null) as string | null));

const wouldGive = (run: Effect[]): Clause => ({
  seat: run[0]?.seat ?? null,
  text: t("fx-would-give", { list: list(run.map(goods)) }),
});

/** Effects of the same kind that follow each other are said in one. */
const joined: Partial<Record<Effect["kind"], (scene: Scene, run: Effect[]) => Clause>> = {
  order: (scene, run) => ({
    seat: null,
    text: t("fx-orders", { list: list(run.map((e) => nameOf(scene, e.seat))) }),
  }),
  "cubes-offered": (_, run) => ({
    seat: null,
    text: t("fx-offers", { list: list(run.map((e) => cubes(String(e.a?.value), e.n ?? 0))) }),
  }),
  "cubes-returned": (_, run) => ({
    seat: null,
    text: t("fx-returns", {
      b: Number(run[0]?.b?.value ?? 0),
      list: list(run.map((e) => cubes(String(e.a?.value), e.n ?? 0))),
    }),
  }),
  "manuscript-shown": (scene, run) => ({
    seat: null,
    text: t("fx-shows", { list: run.map((e) => operand(scene, e.a)).join("; ") }),
  }),
  "card-offered": (_, run) => wouldGive(run),
  "good-offered": (_, run) => wouldGive(run),
  "card-shown": (_, run) => ({ seat: run[0]?.seat ?? null, text: t("fx-card-shown", { a: cards(run) }) }),
  "card-seen": (_, run) => ({ seat: run[0]?.seat ?? null, text: t("fx-card-seen", { a: cards(run) }) }),
  "card-returned": (_, run) => ({
    seat: run[0]?.seat ?? null,
    text: t("fx-card-returned", { a: cards(run) }),
  }),
  scored: (scene, run) => ({
    seat: run[0]?.seat ?? null,
    text: t("fx-scores", { list: list(run.map((e) => `${operand(scene, e.a)} ${e.n ?? 0}`)) }),
  }),
};

const alike = (a: Effect, b: Effect) =>
  a.kind === b.kind &&
  (a.kind !== "cubes-returned" || a.b?.value === b.b?.value) &&
  ((a.kind !== "scored" && !a.kind.startsWith("card-")) || a.seat === b.seat);

/** A payment that the next effect tells from the side of the receiver. */
function mirrored(effect: Effect, next: Effect | undefined): boolean {
  return (
    effect.kind === "ducats" &&
    next?.kind === "ducats" &&
    effect.a?.value === next.seat &&
    next.a?.value === effect.seat &&
    effect.n === -(next.n ?? 0)
  );
}

const untold = (effect: Effect | undefined) => (effect?.a?.value ?? null) === null;

/** What others cannot read of a secret. */
const silent = (effect: Effect) => /^(tile-seen|card-seen|drafted)$/.test(effect.kind) && untold(effect);

/** A piece that changes hands is told by both sides: the receiver tells. */
const toldTwice = (effect: Effect) => effect.kind.endsWith("-traded") && (effect.n ?? 0) < 0;

/** What the effects do not say by themselves: where ducats or knowledge come from, what is to be paid for. */
function doing(scene: Scene, line: LogLine, said: boolean): string {
  const { kind } = line;
  if (kind === "psalter" || kind === "business") return t(`did-${kind}`);
  if (kind === "scribes-knowledge") return t("did-scribes");
  if (said || kind === null) return "";
  switch (kind) {
    case "elect":
      return t("did-elect", { what: t(`office-${word(line, "office")}`) });
    case "keep-card":
      if (cardsOf(line)[0] !== "none") return t("did-keep", { what: cardName(cardsOf(line)[0] ?? null) });
      break;
    case "keep":
      if (word(line, "tile") !== "none") {
        const tile = tileOf(line);
        return t("did-keep", { what: tile === undefined ? t("a-tile") : tileName(tile) });
      }
  }
  return moveName(scene, { kind, operands: line.operands });
}

/** A move as clauses, one for each run of what one seat did; action points are left to the figures. */
export function clauses(scene: Scene, line: LogLine): Clause[] {
  const effects = line.effects.filter(
    (e, i) =>
      e.kind !== "points" &&
      !(e.kind === "scored" && e.n === 0) &&
      !silent(e) &&
      !toldTwice(e) &&
      !mirrored(e, line.effects[i + 1]),
  );
  const all: Clause[] = [];
  const add = (clause: Clause) => {
    const last = all.at(-1);
    if (last && last.seat !== null && last.seat === clause.seat) last.text = list([last.text, clause.text]);
    else if (clause.text !== "") all.push(clause);
  };
  const did = doing(scene, line, effects.length > 0);
  if (did !== "") add({ seat: line.seat, text: did });
  for (let i = 0; i < effects.length;) {
    const effect = effects[i] as Effect;
    const join = joined[effect.kind];
    let end = i + 1;
    if (join) while (end < effects.length && alike(effect, effects[end] as Effect)) end++;
    if (join) add(join(scene, effects.slice(i, end)));
    else if (effect.kind === "turn")
      all.push({ seat: null, text: effectText(scene, effect), turn: effect.n ?? 0 });
    else {
      const text = effectText(scene, effect);
      if (text !== "") add({ seat: effect.kind === "stupor-used" ? null : effect.seat, text });
    }
    i = end;
  }
  return all;
}

const sentence = (scene: Scene, c: Clause) =>
  c.seat === null ? `${c.text}.` : `${nameOf(scene, c.seat)} ${c.text}.`;

/** A move as sentences, with the names of those who did it. */
export const lineText = (scene: Scene, line: LogLine) =>
  clauses(scene, line)
    .map((c) => sentence(scene, c))
    .join(" ");

/** A move as long as it can be read while it is shown: what was done, the new turn, and what it brings to me. */
export function caption(scene: Scene & { readonly seat: string | null }, line: LogLine): string {
  const all = clauses(scene, line);
  const turn = all.findIndex((c) => c.turn !== undefined);
  if (turn < 0) return all.map((c) => sentence(scene, c)).join(" ");
  return all
    .filter((c, i) => i <= turn || c.seat === scene.seat)
    .map((c) => sentence(scene, c))
    .join(" ");
}

/** The rules that a move rests on, each once. */
export const rulesOf = (effects: readonly Effect[]) => [...new Set(effects.flatMap((e) => e.rules))];

/** Action points that the mover spent. */
export const spentIn = (line: LogLine) =>
  line.effects.reduce(
    (sum, e) => (e.kind === "points" && e.seat === line.seat && (e.n ?? 0) < 0 ? sum - (e.n ?? 0) : sum),
    0,
  );

/** Whether an effect has its words: for the tests. */
export const hasWords = (kind: Effect["kind"]) => has(`fx-${kind}`);
