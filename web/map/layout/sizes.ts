/** The measures of the map, in display units unless said otherwise. */

export const FRAME = { w: 700, h: 596 } as const;

/** Islands smaller than this are left out, in square units. */
export const SMALLEST = 14;

/** How far land is drawn beyond the frame, so that its cut edge is never seen. */
export const BLEED = 24;

export { ANCHOR, EMBLEM_R, PENNANT } from "../../src/map/emblem";

/** Roads and lanes begin and end this far from an emblem's centre. */
export const RIM = 18;

/** No two places stand nearer than this. */
export const NEAREST = 56;

/** Names: Alegreya Sans 13 px semi-bold, measured generously. */
export const LABEL = { perChar: 6.3, line: 13, ascent: 10, longest: 84 } as const;

/** One figure with its coin or book; two stand side by side. */
export const FIGURE = { w: 18, h: 14 } as const;

/** Five little shields in a row. */
export const DISCS = { w: 42, h: 10 } as const;

export { PIECES } from "../../src/map/emblem";

/** A ship and its company keep within this distance of a sea's point. */
export const SHIP_R = 20;

/** How far the map is turned, in degrees against the clock, to lay Italy along the frame. */
export const TILT = 22;
