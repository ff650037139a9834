// Values shown in a review: series by turn, and figures of a seat.
import type { Args } from "../i18n/i18n.svelte.ts";
import type { Choice, Review, Seat } from "../wire/types.ts";
import type { Reading } from "../ui/plot.ts";

/** Percent to win, or expected VP, of every seat at the beginning of each turn and at the end. */
export const chances = ({ outlooks }: Review, of: "winProbability" | "vp" = "winProbability"): Reading[] =>
  outlooks.map(({ turn, seats }) => ({
    turn,
    values: Object.fromEntries(seats.map((s) => [s.seat, of === "vp" ? s.vp : 100 * s.winProbability])),
  }));

/** The 90 % interval of the final VP of a seat. */
export const expected = ({ outlooks }: Review, seat: Seat) =>
  outlooks.map(({ seats }) => {
    const { low = 0, high = 0 } = seats.find((s) => s.seat === seat) ?? {};
    return { low, high };
  });

const lost = (choice: Choice) => choice.grade !== "best" && choice.grade !== "even";

/** The choices of a seat that were surely worse than another, in order. */
export const told = ({ choices }: Review, seat: Seat) =>
  choices.filter((choice) => choice.seat === seat && lost(choice));

/**
 * The turns of a seat, without set-up, in which no choice was surely worse than another. Empty until all
 * choices have been evaluated once.
 */
export function even({ choices, depth }: Review, seat: Seat): number[] {
  if (depth === 0) return [];
  const own = choices.filter((choice) => choice.seat === seat && choice.turn > 0);
  const worse = new Set(own.filter(lost).map(({ turn }) => turn));
  return [...new Set(own.map(({ turn }) => turn))].filter((turn) => !worse.has(turn));
}

/** The number of choices of a seat by grade. */
export function counted({ choices }: Review, seat: Seat): Args {
  const own = choices.filter((choice) => choice.seat === seat);
  const of = (grade: Choice["grade"]) => own.filter((choice) => choice.grade === grade).length;
  return {
    all: own.length,
    best: of("best") + of("even"),
    slips: of("slip"),
    mistakes: of("mistake"),
    blunders: of("blunder"),
  };
}

/** The effect of chance on a seat, by its source. */
export function fortunes({ luck }: Review, at: number): Record<Review["luck"][number]["by"], number> {
  const sums = { draw: 0, refill: 0, ending: 0 };
  for (const { by, seats } of luck) sums[by] += seats[at] ?? 0;
  return sums;
}
