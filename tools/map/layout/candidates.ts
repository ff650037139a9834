/** The choices of the arranger: positions of a box, shapes of a curve. */
import type { Box, Point } from "../../../web/src/map/shapes";
import type { Line } from "./input";

export type XY = readonly [number, number];

/** One choice for one item. `cost` is its cost apart from collisions. */
export interface Candidate {
  readonly item: number;
  readonly cost: number;
  /** The axis-parallel rectangle that it covers, or that contains its line. */
  readonly bounds: Box;
  /** A line with its half width. If it is absent, the whole rectangle is covered. */
  readonly line?: Line;
  readonly half?: number;
}

/** The kind of item that a candidate is for. The kinds of two items determine the cost of a collision. */
export type Kind = "label" | "figures" | "discs" | "pieces" | "road" | "lane" | "name";

export interface Item {
  readonly kind: Kind;
  /** The places that it belongs to, if any. */
  readonly owners: readonly string[];
  readonly candidates: readonly Candidate[];
}

/** A point of the quadratic curve with ends a and b and control point c. */
function onCurve(a: XY, c: XY, b: XY, t: number): XY {
  const s = 1 - t;
  return [s * s * a[0] + 2 * s * t * c[0] + t * t * b[0], s * s * a[1] + 2 * s * t * c[1] + t * t * b[1]];
}

/** A quadratic curve as points about `step` units apart. */
export function sample(a: XY, c: XY, b: XY, step = 4): XY[] {
  const n = Math.max(
    4,
    Math.ceil((Math.hypot(c[0] - a[0], c[1] - a[1]) + Math.hypot(b[0] - c[0], b[1] - c[1])) / step),
  );
  return Array.from({ length: n + 1 }, (_, i) => onCurve(a, c, b, i / n));
}

/** The rectangle that contains a line of this half width. */
export function boundsOf(line: Line, half: number): Box {
  const xs = line.map((p) => p[0]);
  const ys = line.map((p) => p[1]);
  const [x, y] = [Math.min(...xs) - half - 1, Math.min(...ys) - half - 1];
  return { x, y, w: Math.max(...xs) + half + 1 - x, h: Math.max(...ys) + half + 1 - y };
}

export function boxAround(cx: number, cy: number, w: number, h: number): Box {
  return { x: cx - w / 2, y: cy - h / 2, w, h };
}

export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

/** The distance of a point from a box; 0 inside. */
export function distanceToBox(box: Box, p: Point): number {
  const dx = Math.max(box.x - p.x, 0, p.x - box.x - box.w);
  const dy = Math.max(box.y - p.y, 0, p.y - box.y - box.h);
  return Math.hypot(dx, dy);
}
