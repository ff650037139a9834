// The lessons in the order in which they are taken.
import type { LessonSummary } from "../wire/types.ts";
import { progressOf } from "./kept.ts";

export const puzzlesOf = (all: readonly LessonSummary[]) => all.filter(({ kind }) => kind === "puzzle");

/** The puzzle after one, or else the first, that is not solved yet. */
export function nextOf(all: readonly LessonSummary[], after: string): LessonSummary | null {
  const puzzles = puzzlesOf(all);
  const at = puzzles.findIndex(({ id }) => id === after) + 1;
  const round = [...puzzles.slice(at), ...puzzles.slice(0, at)];
  return round.find(({ id }) => id !== after && !progressOf(id).done) ?? null;
}
