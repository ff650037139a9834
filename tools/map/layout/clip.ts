/** Clips rings and lines to the frame with its bleed. */
import type { Line } from "./input";
import { BLEED, FRAME } from "./sizes";

type XY = readonly [number, number];

interface Edge {
  readonly inside: (p: XY) => boolean;
  readonly cut: (a: XY, b: XY) => XY;
}

/** The line x = at or y = at. `side` is the half that is kept. */
function edge(axis: 0 | 1, at: number, side: 1 | -1): Edge {
  return {
    inside: (p) => (p[axis] - at) * side >= 0,
    cut: (a, b) => {
      const t = (at - a[axis]) / (b[axis] - a[axis]);
      const other = a[1 - axis] + t * (b[1 - axis] - a[1 - axis]);
      return axis === 0 ? [at, other] : [other, at];
    },
  };
}

const EDGES: readonly Edge[] = [
  edge(0, -BLEED, 1),
  edge(0, FRAME.w + BLEED, -1),
  edge(1, -BLEED, 1),
  edge(1, FRAME.h + BLEED, -1),
];

/** The part of a ring within the frame (Sutherland-Hodgman); empty if there is none. */
export function clipRing(ring: Line): Line {
  return EDGES.reduce<Line>((points, { inside, cut }) => {
    const kept: XY[] = [];
    points.forEach((p, i) => {
      const before = points[(i + points.length - 1) % points.length];
      if (inside(p) !== inside(before)) kept.push(cut(before, p));
      if (inside(p)) kept.push(p);
    });
    return kept;
  }, ring);
}

/** The runs of consecutive points of a line that satisfy a test. Single points are omitted. */
export function runs(line: Line, keep: (x: number, y: number) => boolean): Line[] {
  const found: XY[][] = [[]];
  for (const p of line) {
    if (keep(p[0], p[1])) found[found.length - 1].push(p);
    else if (found[found.length - 1].length > 0) found.push([]);
  }
  return found.filter((run) => run.length > 1);
}

/** Whether a point is within the frame and its bleed. */
export function inFrame(x: number, y: number): boolean {
  return x >= -BLEED && x <= FRAME.w + BLEED && y >= -BLEED && y <= FRAME.h + BLEED;
}
