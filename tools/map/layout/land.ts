/** The land as drawn: warped and clipped to the frame. */
import { clipRing } from "./clip";
import type { LandInput, Polygon } from "./input";
import { doubleArea } from "./shapes";
import { SMALLEST } from "./sizes";
import type { Warp } from "./warp";

export interface Land {
  readonly own: readonly Polygon[];
  readonly other: readonly Polygon[];
}

/** Warped and clipped polygons. Rings that are too small to see are dropped. */
function draw(polygons: readonly Polygon[], warp: Warp): Polygon[] {
  return polygons
    .map((polygon) =>
      polygon
        .map((ring) => clipRing(ring.map(([x, y]) => warp(x, y))))
        .filter((ring) => Math.abs(doubleArea(ring)) / 2 >= SMALLEST),
    )
    .filter((polygon) => polygon.length > 0);
}

export function drawLand(land: LandInput, warp: Warp): Land {
  return { own: draw(land.own, warp), other: draw(land.other, warp) };
}
