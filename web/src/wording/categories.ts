// The score: its categories by name, its seats in their order.
import { has, t } from "../i18n/i18n.svelte.ts";
import type { Score, Seat } from "../wire/types.ts";

/** What the seats have, in an order of seats: that of play, as their cards stand, or by rank. */
export const scoresIn = (order: readonly Seat[], { seats }: Score) =>
  order.flatMap((next) => seats.filter(({ seat }) => seat === next));

type Line = Score["seats"][number]["lines"][number];

/** Whether what a category brings can go to another until the end. */
export const swings = ({ final }: Score, { category }: Pick<Line, "category">) =>
  !final && has(`category-${category}.now`);

/** What a category is called in a score that may not be the last one. */
export const categoryName = (score: Score, line: Pick<Line, "category">) =>
  t(swings(score, line) ? `category-${line.category}.now` : `category-${line.category}`);
