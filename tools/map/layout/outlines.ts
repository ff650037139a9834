/** The outlines of the board's land: its coast, and its frontiers with other land. */
import { inFrame, runs } from "./clip";
import type { LandInput, Line } from "./input";
import { doubleArea } from "./shapes";
import { SMALLEST } from "./sizes";
import type { Warp } from "./warp";

type XY = readonly [number, number];

function key([x, y]: XY): string {
  return `${x} ${y}`;
}

/** The parts of a ring outside frontiers. If no part is on a frontier, the whole ring, closed. */
function shores(ring: Line, inland: ReadonlySet<string>): Line[] {
  const start = Math.max(
    0,
    ring.findIndex((p) => inland.has(key(p))),
  );
  const turned = [...ring.slice(start), ...ring.slice(0, start), ring[start]];
  const found: XY[][] = [[]];
  for (let i = 1; i < turned.length; i++) {
    const last = found[found.length - 1];
    if (inland.has(key(turned[i - 1])) && inland.has(key(turned[i]))) {
      if (last.length > 0) found.push([]);
    } else if (last.length > 0) last.push(turned[i]);
    else last.push(turned[i - 1], turned[i]);
  }
  return found.filter((line) => line.length > 0);
}

/** Both kinds of lines, warped and clipped to the frame. */
export function outlines(land: LandInput, warp: Warp): { coast: Line[]; frontier: Line[] } {
  const inland = new Set(land.frontier.flatMap((line) => line.map(key)));
  const draw = (line: Line): Line[] =>
    runs(
      line.map(([x, y]) => warp(x, y)),
      inFrame,
    );
  const rings = land.own.flat();
  const seen = rings.filter((ring) => Math.abs(doubleArea(ring.map(([x, y]) => warp(x, y)))) / 2 >= SMALLEST);
  return {
    coast: seen.flatMap((ring) => shores(ring, inland)).flatMap(draw),
    frontier: land.frontier.flatMap(draw),
  };
}
