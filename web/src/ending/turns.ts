// Where the turns of a game begin, in moves.
import type { LogLine } from "../wire/types.ts";

export interface TurnStart {
  turn: number;
  /** The number of moves before it begins. */
  at: number;
}

/** The beginnings of all turns; the choice of the start cities is turn 0. */
export function starts(log: readonly LogLine[]): TurnStart[] {
  const begun = log.flatMap(({ step, effects }) =>
    effects.flatMap(({ kind, n }) => (kind === "turn" ? [{ turn: n ?? 0, at: step }] : [])),
  );
  return [{ turn: 0, at: 0 }, ...begun];
}

/** The turn that is played after `at` moves. */
export const turnAt = (all: readonly TurnStart[], at: number) => all.findLast((s) => s.at <= at)?.turn ?? 0;

/**
 * The beginning of the previous or next turn. Backwards it first goes to the beginning of the current turn.
 */
export function jump(all: readonly TurnStart[], at: number, forward: boolean, last: number): number {
  if (forward) return all.find((s) => s.at > at)?.at ?? last;
  return all.findLast((s) => s.at < at)?.at ?? 0;
}
