// Effects in words. The effects of a seat are phrases that follow its name, so that a move with several
// effects reads as one sentence; effects on the table are sentences. The catalogue decides the wording of a
// kind, and which kinds are combined.
import { has, t, type Args } from "../i18n/i18n.svelte.ts";
import { moveArgs, moveName } from "./moves.ts";
import { inSentence, listed, named, nameOf, none, type Scene } from "./names.ts";
import type { Effect, LogLine } from "../wire/types.ts";

/** The arguments of an effect's message: `which` is the API value of a, `gain` is the sign of n. */
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

/** One effect; with `out` as a future outcome instead of an event. */
export function effectText(scene: Scene, effect: Effect, out = false): string {
  const id = `fx-${effect.kind}`;
  return t(out && has(`${id}.out`) ? `${id}.out` : id, effectArgs(scene, effect));
}

/** The effects of a move on one seat, or on the table; `turn` is set if a turn begins with them. */
export interface Clause {
  seat: string | null;
  text: string;
  /** The effects that it describes. */
  effects: readonly Effect[];
  turn?: number;
}

/** How effects of one kind are combined: across all seats, for one seat, or not at all. */
const joining = (kind: Effect["kind"]) => ["all", "list"].find((way) => has(`fx-${kind}.${way}`));

/** The effects from an index on that are combined. */
function run(effects: readonly Effect[], from: number): Effect[] {
  const first = effects[from] as Effect;
  const way = joining(first.kind);
  const alike = (e: Effect) =>
    e.kind === first.kind && (way === "all" || e.seat === first.seat) && e.b?.value === first.b?.value;
  let end = from + 1;
  while (way && end < effects.length && alike(effects[end] as Effect)) end++;
  return effects.slice(from, end);
}

/** Splits effects into the runs that are combined. */
function* runs(effects: readonly Effect[]): Generator<Effect[]> {
  for (let i = 0; i < effects.length;) {
    const said = run(effects, i);
    yield said;
    i += said.length;
  }
}

/**
 * An outcome: effects that differ only in their number are added up. Consecutive effects with a message for
 * lists are combined, such as tiles that are drawn one after the other.
 */
export const outcomes = (effects: readonly Effect[]): Effect[][] =>
  [...runs(together(effects))].flatMap((said) => {
    const id = `fx-${said[0]?.kind}`;
    return has(`${id}.list`) && !has(`${id}.out`) ? [said] : said.map((effect) => [effect]);
  });

/** The text of an outcome with several effects. */
export const inOne = (scene: Scene, effects: Effect[]): string => clause(scene, effects).text;

/** Adds up effects that differ only in their number, if their kind can be combined. */
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

/** An effect as an item of a list: its object, or the text of its message. */
function item(scene: Scene, effect: Effect): string {
  const id = `fx-${effect.kind}.item`;
  const args = effectArgs(scene, effect);
  return has(id) ? t(id, args) : String(args["a"]);
}

/** The text of a run of effects, with its seat. */
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

/** The text of a move apart from its effects, or of a move none of whose effects has a text. */
function doing(scene: Scene, { kind, operands }: LogLine, told: boolean): string {
  if (kind === null) return "";
  const args = () => moveArgs(scene, operands, null);
  if (has(`move-${kind}.did`)) return t(`move-${kind}.did`, args());
  if (told) return "";
  return has(`move-${kind}.done`)
    ? t(`move-${kind}.done`, args())
    : moveName(scene, { kind, operands }, null);
}

/** A move as clauses, one for each run of effects of a seat. */
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

/** A short version of a move for the playback: the move, the new turn, and the gains of the viewer. */
export function caption(scene: Scene & { readonly seat: string | null }, line: LogLine): string {
  const all = clauses(scene, line);
  const turn = all.findIndex((c) => c.turn !== undefined);
  return all
    .filter((c, i) => turn < 0 || i <= turn || c.seat === scene.seat)
    .map((c) => sentence(scene, c))
    .join(" ");
}

/** The rules behind effects, each once. */
export const rulesOf = (effects: readonly Effect[]) => [...new Set(effects.flatMap((e) => e.rules))];

/** The rules of each clause of a line; the first clause also has those of effects without text. */
export function rulesOfEach(line: LogLine, said: readonly Clause[]): string[][] {
  const later = new Set(said.slice(1).flatMap(({ effects }) => effects));
  return said.map(({ effects }, i) => rulesOf(i === 0 ? line.effects.filter((e) => !later.has(e)) : effects));
}

/** The rules of effects, and the rules that reduce them. */
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
