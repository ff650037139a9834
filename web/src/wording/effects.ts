// Effects in words. What a seat does is a phrase that follows its name, so that a
// move of several effects reads as one sentence; what concerns the table is a
// sentence of its own. How a kind is told, and what is said in one, the catalogue says.
import { has, t, type Args } from "../i18n/i18n.svelte.ts";
import { moveArgs, moveName } from "./moves.ts";
import { inSentence, listed, named, nameOf, none, type Scene } from "./names.ts";
import type { Effect, LogLine } from "../wire/types.ts";

/** What the message of an effect takes: `which` is the word of the wire for a, `gain` tells the sign of n. */
function effectArgs(scene: Scene, { seat, a, b, n, level }: Effect): Args {
  const size = n === undefined ? undefined : Math.abs(n);
  return {
    name: nameOf(scene, seat),
    seat: seat ?? none,
    a: a ? inSentence(scene, a, size) : "",
    b: b ? named(scene, b) : "",
    which: a?.value ?? "",
    n: size ?? 0,
    gain: (n ?? 0) >= 0 ? "yes" : "no",
    level: level ?? 0,
  };
}

/** One effect; `out` as an outcome instead of an event. */
export function effectText(scene: Scene, effect: Effect, out = false): string {
  const id = `fx-${effect.kind}`;
  return t(out && has(`${id}.out`) ? `${id}.out` : id, effectArgs(scene, effect));
}

/** What one seat, or the table, did in a move; `turn` if a turn begins with it. */
export interface Clause {
  seat: string | null;
  text: string;
  /** What it tells of the effects. */
  effects: readonly Effect[];
  turn?: number;
}

/** How effects of a kind are said in one: of all seats, of one, or not. */
const joining = (kind: Effect["kind"]) => ["all", "list"].find((way) => has(`fx-${kind}.${way}`));

/** The effects from one on that are said in one. */
function run(effects: readonly Effect[], from: number): Effect[] {
  const first = effects[from] as Effect;
  const way = joining(first.kind);
  const alike = (e: Effect) =>
    e.kind === first.kind && (way === "all" || e.seat === first.seat) && e.b?.value === first.b?.value;
  let end = from + 1;
  while (way && end < effects.length && alike(effects[end] as Effect)) end++;
  return effects.slice(from, end);
}

/** Effects in the runs in which they are told. */
function* runs(effects: readonly Effect[]): Generator<Effect[]> {
  for (let i = 0; i < effects.length;) {
    const said = run(effects, i);
    yield said;
    i += said.length;
  }
}

/** An outcome: what is about the same added up, and in one what has an order, as tiles that are drawn one after the other. */
export const outcomes = (effects: readonly Effect[]): Effect[][] =>
  [...runs(together(effects))].flatMap((said) => {
    const id = `fx-${said[0]?.kind}`;
    return has(`${id}.list`) && !has(`${id}.out`) ? [said] : said.map((effect) => [effect]);
  });

/** What is told of an outcome of several effects. */
export const inOne = (scene: Scene, effects: Effect[]): string => clause(scene, effects).text;

/** Adds up effects that are about the same, of kinds that can be said in one. */
function together(effects: readonly Effect[]): Effect[] {
  const all: Effect[] = [];
  for (const effect of effects) {
    const same = all.find(
      ({ kind, seat, a }) => kind === effect.kind && seat === effect.seat && a?.value === effect.a?.value,
    );
    if (same && joining(effect.kind)) same.n = (same.n ?? 1) + (effect.n ?? 1);
    else all.push({ ...effect });
  }
  return all;
}

/** An effect in a list: what it is about, or as its message says. */
function item(scene: Scene, effect: Effect): string {
  const id = `fx-${effect.kind}.item`;
  const args = effectArgs(scene, effect);
  return has(id) ? t(id, args) : String(args["a"]);
}

/** What a run of effects did, and whose it is. */
function clause(scene: Scene, effects: Effect[]): Clause {
  const [first] = effects as [Effect];
  const way = joining(first.kind);
  if (!way) {
    const said = { seat: first.seat, text: effectText(scene, first), effects };
    return first.kind === "turn" ? { ...said, turn: first.n ?? 0 } : said;
  }
  const list = listed(together(effects).map((effect) => item(scene, effect)));
  const text = t(`fx-${first.kind}.${way}`, { ...effectArgs(scene, first), list });
  return { seat: way === "all" ? null : first.seat, text, effects };
}

/** What a move says beside its effects, and what it says where none of them is told. */
function doing(scene: Scene, { kind, operands }: LogLine, told: boolean): string {
  if (kind === null) return "";
  const args = () => moveArgs(scene, operands, null);
  if (has(`move-${kind}.did`)) return t(`move-${kind}.did`, args());
  if (told) return "";
  return has(`move-${kind}.done`)
    ? t(`move-${kind}.done`, args())
    : moveName(scene, { kind, operands }, null);
}

/** A move as clauses, one for each run of what one seat did. */
export function clauses(scene: Scene, line: LogLine): Clause[] {
  const effects = line.effects.filter(({ minor }) => !minor);
  const all: Clause[] = [];
  const add = (said: Clause) => {
    const last = all.at(-1);
    if (said.text === "") return;
    if (last && last.seat !== null && last.seat === said.seat) {
      last.text += `, ${said.text}`;
      last.effects = [...last.effects, ...said.effects];
    } else all.push(said);
  };
  add({ seat: line.seat, text: doing(scene, line, effects.length > 0), effects: [] });
  for (const said of runs(effects)) add(clause(scene, said));
  return all;
}

const sentence = (scene: Scene, c: Clause) =>
  c.seat === null ? `${c.text}.` : `${nameOf(scene, c.seat)} ${c.text}.`;

/** A move as long as it can be read while it is shown: what was done, the new turn, and what it brings to me. */
export function caption(scene: Scene & { readonly seat: string | null }, line: LogLine): string {
  const all = clauses(scene, line);
  const turn = all.findIndex((c) => c.turn !== undefined);
  return all
    .filter((c, i) => turn < 0 || i <= turn || c.seat === scene.seat)
    .map((c) => sentence(scene, c))
    .join(" ");
}

/** The rules that a move rests on, each once. */
export const rulesOf = (effects: readonly Effect[]) => [...new Set(effects.flatMap((e) => e.rules))];

/** The rules of each clause of a line; the first has those of what is not told besides. */
export function rulesOfEach(line: LogLine, said: readonly Clause[]): string[][] {
  const later = new Set(said.slice(1).flatMap(({ effects }) => effects));
  return said.map(({ effects }, i) => rulesOf(i === 0 ? line.effects.filter((e) => !later.has(e)) : effects));
}

/** Those and the rules that cut what it brings. */
export const rulesBehind = (effects: readonly Effect[]) => [
  ...new Set([
    ...rulesOf(effects),
    ...effects.flatMap(({ cut = [] }) => cut.flatMap(({ rule }) => rule ?? [])),
  ]),
];

/** Action points that the mover spent. */
export const spentIn = (line: LogLine) =>
  line.effects.reduce(
    (sum, e) => (e.kind === "points" && e.seat === line.seat && (e.n ?? 0) < 0 ? sum - (e.n ?? 0) : sum),
    0,
  );
