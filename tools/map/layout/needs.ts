/** The space that each place needs for its texts and pieces. */
import { labelSize } from "./boxes";
import type { PlaceInput } from "./input";
import { DISCS, EMBLEM_R, FIGURE, PIECES } from "./sizes";
import { wrap } from "./wrap";

/** The minimum and maximum share of the mean. */
const LEAST = 0.85;
const MOST = 1.25;

/** The side of a square that holds everything of a place, in units. */
function side(place: PlaceInput): number {
  const { w, h } = labelSize(wrap(place.name));
  const figures = place.figures > 0 ? place.figures * FIGURE.w * FIGURE.h + DISCS.w * DISCS.h : 0;
  return Math.sqrt(4 * EMBLEM_R * EMBLEM_R + w * h + PIECES.w * PIECES.h + figures);
}

/** The need of each place; the mean is 1. */
export function needsOf(places: readonly PlaceInput[]): number[] {
  const sides = places.map(side);
  const mean = sides.reduce((s, n) => s + n, 0) / sides.length;
  return sides.map((n) => Math.min(MOST, Math.max(LEAST, n / mean)));
}
