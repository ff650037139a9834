// The steps of a trade draft: what was added, and how to remove one step.
import { goodOf } from "../wording/cards.ts";
import type { TableSession } from "../session/session.svelte.ts";
import { cardsOf } from "../wording/operands.ts";
import type { Effect, Legal, LogLine, Step, Trade } from "../wire/types.ts";

/** A move that may be hidden. */
type Told = Pick<LogLine, "move" | "kind" | "operands">;

const known = (told: Told): told is Step => told.kind !== null && told.move !== null;

/** The moves of the open draft: those after its beginning. */
export function drafted(moves: readonly Told[]): Step[] {
  const begin = moves.findLastIndex(({ kind }) => kind === null || kind === "trade" || kind === "counter");
  return moves.slice(begin + 1).filter(known);
}

/** The card or good that a step adds. */
export const putIn = (step: Step): string => cardsOf(step)[0] ?? goodOf(step).good;

/** The steps that were made at this table, or in the sandbox. */
const stepsOf = (session: TableSession): Step[] =>
  drafted([...session.log, ...(session.sandbox.moves ?? [])]);

/** Undoes the last step with a good; the steps after it are repeated. */
export async function takeOut(session: TableSession, what: string) {
  const steps = stepsOf(session);
  const at = steps.findLastIndex((step) => putIn(step) === what);
  if (at < 0) return;
  let left = steps.length;
  while (left > at) {
    await session.undo();
    const now = stepsOf(session).length;
    if (now >= left) return; // the undo was refused, and the error is shown
    left = now;
  }
  const again = [...steps.slice(left, at), ...steps.slice(at + 1)];
  if (again.length > 0) await session.act(again);
}

/** The goods that can be asked for, in the order of the moves; ducats have several amounts. */
export function asks(moves: readonly Legal[]): { good: string; moves: Legal[] }[] {
  const by = new Map<string, Legal[]>();
  for (const move of moves) {
    if (move.kind !== "ask") continue;
    const { good } = goodOf(move);
    by.set(good, [...(by.get(good) ?? []), move]);
  }
  return [...by].map(([good, moves]) => ({ good, moves }));
}

/** The two sides of a trade. */
export type Heaps = Pick<Trade, "by" | "gives" | "asks">;

/** The last offer of the seat in turn, as all players can read it; null if the log has none. */
export function offered(log: readonly LogLine[], { by }: Trade): Heaps | null {
  const line = log.findLast(({ kind, seat }) => kind === "offer" && seat === by);
  if (!line) return null;
  const heap = (kind: Effect["kind"]) =>
    line.effects
      .filter((effect) => effect.kind === kind)
      .map(({ a, n }) => ({ what: String(a?.value), n: n ?? 1 }));
  return { by, gives: heap("card-offered"), asks: heap("good-offered") };
}
