// The lessons in the order in which they are taken.
import type { LessonCard } from "../wire/types.ts";
import { progressOf } from "./kept.ts";

export const puzzlesOf = (all: readonly LessonCard[]) => all.filter(({ kind }) => kind === "puzzle");

/** The puzzle after one, or else the first, that is not solved yet. */
export function nextOf(all: readonly LessonCard[], after: string): LessonCard | null {
  const puzzles = puzzlesOf(all);
  const at = puzzles.findIndex(({ id }) => id === after) + 1;
  const round = [...puzzles.slice(at), ...puzzles.slice(0, at)];
  return round.find(({ id }) => id !== after && !progressOf(id).done) ?? null;
}

const values: [string, number][] = [["X", 10], ["IX", 9], ["V", 5], ["IV", 4], ["I", 1]]; // prettier-ignore

/** A number as the scribes wrote it. */
export function roman(n: number): string {
  const [sign = "", value = 0] = values.find(([, v]) => v <= n) ?? [];
  return value === 0 ? "" : sign + roman(n - value);
}
