// The final score, category by category.
import type { Score, Seat } from "../wire/types.ts";

export type Category = Score["seats"][number]["lines"][number]["category"];

export interface Step {
  category: Category;
  rule: string;
  vp: Partial<Record<Seat, number>>;
}

/** All categories in the order of counting, with the points of each seat. */
export function categories(score: Score): Step[] {
  const lines = score.seats.flatMap(({ seat, lines }) => lines.map((line) => ({ seat, ...line })));
  return [...new Set(lines.map((line) => line.category))].map((category) => {
    const all = lines.filter((line) => line.category === category);
    return {
      category,
      rule: all[0]?.rule ?? "",
      vp: Object.fromEntries(all.map((line) => [line.seat, line.vp ?? 0])),
    };
  });
}

const brought = (step: Step) => Object.values(step.vp).some((vp) => vp !== 0);

/** The categories in which a seat scored. */
export const told = (score: Score) => categories(score).filter(brought);

/** The categories in which no seat scored. */
export const untold = (score: Score) => categories(score).filter((step) => !brought(step));

/** The totals of the seats after the first n steps. */
export function sums(score: Score, steps: readonly Step[], n: number): Partial<Record<Seat, number>> {
  return Object.fromEntries(
    score.seats.map(({ seat }) => [
      seat,
      steps.slice(0, n).reduce((sum, step) => sum + (step.vp[seat] ?? 0), 0),
    ]),
  );
}

/** The seats that share their total VP with another: knowledge decided between them. */
export function tied(score: Score): Seat[] {
  const totals = score.seats.map((s) => s.total);
  return score.seats.filter((s) => totals.filter((total) => total === s.total).length > 1).map((s) => s.seat);
}
