// The score: names of categories, and orders of seats.
import { has, t } from "../i18n/i18n.svelte.ts";
import type { Score, Seat } from "../wire/types.ts";

/** The scores of the seats in the given order: of play, as for their cards, or by rank. */
export const scoresIn = (order: readonly Seat[], { seats }: Score) =>
  order.flatMap((next) => seats.filter(({ seat }) => seat === next));

type Line = Score["seats"][number]["lines"][number];

/** Whether the points of a category can still go to another seat before the end. */
export const swings = ({ final }: Score, { category }: Pick<Line, "category">) =>
  !final && has(`category-${category}.now`);

/** The name of a category in a score that may not be final. */
export const categoryName = (score: Score, line: Pick<Line, "category">) =>
  t(swings(score, line) ? `category-${line.category}.now` : `category-${line.category}`);
