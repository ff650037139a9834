// The lessons in the recommended order.
import type { LessonSummary } from "../wire/types.ts";
import { progressOf } from "./kept.ts";

export const puzzlesOf = (all: readonly LessonSummary[]) => all.filter(({ kind }) => kind === "puzzle");

/** The next unsolved puzzle after the given one, or else the first unsolved one. */
export function nextOf(all: readonly LessonSummary[], after: string): LessonSummary | null {
  const puzzles = puzzlesOf(all);
  const at = puzzles.findIndex(({ id }) => id === after) + 1;
  const round = [...puzzles.slice(at), ...puzzles.slice(0, at)];
  return round.find(({ id }) => id !== after && !progressOf(id).done) ?? null;
}
