/** The measures of the map, in display units unless said otherwise. */
import { ANCHOR, NAME, PENNANT } from "../../../web/src/map/emblem";
import type { Box, Point } from "../../../web/src/map/shapes";
import type { PlaceInput } from "./input";

export const FRAME = { w: 760, h: 570 } as const;

/** Islands smaller than this are left out, in square units. */
export const SMALLEST = 14;

/** How far land is drawn beyond the frame, so that its cut edge is never seen. */
export const BLEED = 120;

export { EMBLEM_R } from "../../../web/src/map/emblem";

/** Roads and lanes begin and end this far from an emblem's centre. */
export const RIM = 18;

/** No two places stand nearer than this. */
export const NEAREST = 56;

/** Names: Alegreya 500, measured generously. */
export const LABEL = { perChar: 0.48 * NAME.size, line: NAME.line, ascent: 11.4, longest: 96 } as const;

/** One figure with its coin or book; two stand side by side. */
export const FIGURE = { w: 18, h: 14 } as const;

/** Five little shields in a row. */
export const DISCS = { w: 42, h: 10 } as const;

export { PIECES } from "../../../web/src/map/emblem";

/** A ship and its company keep within this distance of a sea's point. */
export const SHIP_R = 20;

/** How far the map is turned, in degrees against the clock, to lay Italy along the frame. */
export const TILT = 22;

/** The pennant and the anchor of a place whose emblem is at this point; no name may cover them. */
export function badgesOf({ event, sea }: PlaceInput, at: Point): Box[] {
  return [...(event ? [PENNANT] : []), ...(sea === null ? [] : [ANCHOR])].map((badge) => ({
    ...badge,
    x: at.x + badge.x,
    y: at.y + badge.y,
  }));
}
