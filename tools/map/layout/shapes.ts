/** Plane geometry of polygons and lines. */
import type { Line, Polygon } from "./input";

/** Twice the signed area of a ring. */
export function doubleArea(ring: Line): number {
  let sum = 0;
  let before = ring.at(-1);
  for (const point of ring) {
    if (before) sum += before[0] * point[1] - point[0] * before[1];
    before = point;
  }
  return sum;
}

/** Whether a point lies inside a ring. */
export function inRing(ring: Line, x: number, y: number): boolean {
  let inside = false;
  let before = ring.at(-1);
  for (const point of ring) {
    const [xi, yi] = point;
    const [xj, yj] = before ?? point;
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
    before = point;
  }
  return inside;
}

/** Whether a point is on the land of a polygon, excluding holes. */
export function inPolygon(polygon: Polygon, x: number, y: number): boolean {
  return polygon.reduce((inside, ring) => inside !== inRing(ring, x, y), false);
}

/** The point of a segment nearest to (x, y). */
export function nearestOnSegment(
  a: readonly [number, number],
  b: readonly [number, number],
  x: number,
  y: number,
): [number, number] {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const squared = dx * dx + dy * dy;
  const t = squared > 0 ? ((x - a[0]) * dx + (y - a[1]) * dy) / squared : 0;
  const k = Math.min(1, Math.max(0, t));
  return [a[0] + k * dx, a[1] + k * dy];
}

/** The point of a closed ring nearest to (x, y), and its distance. */
export function nearestOnRing(ring: Line, x: number, y: number): { at: [number, number]; d: number } {
  let at: [number, number] = [x, y];
  let d = Infinity;
  let before = ring.at(-1);
  for (const point of ring) {
    const p = nearestOnSegment(before ?? point, point, x, y);
    const far = Math.hypot(p[0] - x, p[1] - y);
    if (far < d) [at, d] = [p, far];
    before = point;
  }
  return { at, d };
}

/** The length of an open line. */
export function lengthOf(line: Line): number {
  let sum = 0;
  let before = line[0];
  for (const point of line) {
    if (before) sum += Math.hypot(point[0] - before[0], point[1] - before[1]);
    before = point;
  }
  return sum;
}
