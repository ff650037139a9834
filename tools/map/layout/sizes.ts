/** The dimensions of the map, in display units unless noted. */
import { ANCHOR, NAME, PENNANT } from "../../../web/src/map/emblem";
import type { Box, Point } from "../../../web/src/map/shapes";
import type { PlaceInput } from "./input";

export const FRAME = { w: 760, h: 570 } as const;

/** Islands smaller than this are removed, in square units. */
export const SMALLEST = 14;

/** The distance by which land is drawn beyond the frame, so that its clipped edge is never visible. */
export const BLEED = 120;

export { EMBLEM_R } from "../../../web/src/map/emblem";

/** Roads and lanes end at this distance from the centre of an emblem. */
export const RIM = 18;

/** The minimum distance between two places. */
export const NEAREST = 56;

/** Names in Alegreya 500, with generous dimensions. */
export const LABEL = { perChar: 0.48 * NAME.size, line: NAME.line, ascent: 11.4, longest: 96 } as const;

/** One figure with its coin or book. Two are drawn next to each other. */
export const FIGURE = { w: 18, h: 14 } as const;

/** Five small shields in a row. */
export const DISCS = { w: 42, h: 10 } as const;

export { PIECES } from "../../../web/src/map/emblem";

/** The radius around a sea's point that contains its ship and figures. */
export const SHIP_R = 20;

/** The rotation of the map in degrees counterclockwise, which aligns Italy with the frame. */
export const TILT = 22;

/** The pennant and the anchor of a place with its emblem at this point. No name may cover them. */
export function badgesOf({ event, sea }: PlaceInput, at: Point): Box[] {
  return [...(event ? [PENNANT] : []), ...(sea === null ? [] : [ANCHOR])].map((badge) => ({
    ...badge,
    x: at.x + badge.x,
    y: at.y + badge.y,
  }));
}
