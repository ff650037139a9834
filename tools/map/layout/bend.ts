/** Fits the places into the frame and computes the warp that bends the coast with them. */
import type { Point } from "../../../web/src/map/shapes";
import type { Nudge } from "./input";
import { part, spread } from "./relax";
import { FRAME } from "./sizes";
import { solve } from "./solve";
import { thinPlate, type Warp } from "./warp";

/** Display units per kilometre, before the relaxation makes room. */
const SCALE = 0.6;

/** The minimum distance of places from the sides of the frame, in display units. */
const MARGIN = { left: 44, right: 62, top: 46, bottom: 44 };

/** The distance from the places at which the warp becomes affine, in kilometres. */
const HOLD = 350;

/** Scales points to the frame. The scales in x and y differ by a tenth at most. */
function fit(points: readonly Point[]): Point[] {
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const sx = (FRAME.w - MARGIN.left - MARGIN.right) / (right - left);
  const sy = (FRAME.h - MARGIN.top - MARGIN.bottom) / (bottom - top);
  const kx = Math.min(sx, sy * 1.1);
  const ky = Math.min(sy, sx * 1.1);
  const midX = (FRAME.w + MARGIN.left - MARGIN.right) / 2;
  const midY = (FRAME.h + MARGIN.top - MARGIN.bottom) / 2;
  return points.map((p) => ({
    x: midX + kx * (p.x - (left + right) / 2),
    y: midY + ky * (p.y - (top + bottom) / 2),
  }));
}

/** The positions of the places on the map. `km` are their true positions in the plane; `needs` is as in spread. */
export function positions(
  km: readonly Point[],
  needs: readonly number[],
  nudges: readonly (Nudge | undefined)[],
): Point[] {
  const scaled = km.map((p) => ({ x: p.x * SCALE, y: p.y * SCALE }));
  const fitted = fit(spread(scaled, needs));
  const moved = fitted.map((p, i) => ({ x: p.x + (nudges[i]?.dx ?? 0), y: p.y + (nudges[i]?.dy ?? 0) }));
  return part(moved).map((p) => ({ x: Math.round(p.x), y: Math.round(p.y) }));
}

/** The affine map that takes `from` to `to` best. */
function affine(from: readonly Point[], to: readonly Point[]): Warp {
  const rows = from.map((p) => [1, p.x, p.y]);
  const normal = [0, 1, 2].map((i) =>
    Float64Array.from([0, 1, 2], (j) => rows.reduce((s, r) => s + r[i] * r[j], 0)),
  );
  const side = (v: (p: Point) => number): Float64Array =>
    Float64Array.from([0, 1, 2], (i) => rows.reduce((s, r, n) => s + r[i] * v(to[n]), 0));
  const [u, v] = solve(normal, [side((p) => p.x), side((p) => p.y)]);
  return (x, y) => [u[0] + u[1] * x + u[2] * y, v[0] + v[1] * x + v[2] * y];
}

/** Points on a rectangle around the places, where the warp has become affine. */
function holds(km: readonly Point[]): Point[] {
  const xs = km.map((p) => p.x);
  const ys = km.map((p) => p.y);
  const [x0, x1] = [Math.min(...xs) - HOLD, Math.max(...xs) + HOLD];
  const [y0, y1] = [Math.min(...ys) - HOLD, Math.max(...ys) + HOLD];
  const steps = [0, 1 / 3, 2 / 3, 1];
  return steps
    .flatMap((s) => steps.map((t) => ({ x: x0 + s * (x1 - x0), y: y0 + t * (y1 - y0) })))
    .filter((p) => p.x === x0 || p.x === x1 || p.y === y0 || p.y === y1);
}

/** The warp from kilometres of the plane to display units. */
export function bending(km: readonly Point[], display: readonly Point[]): Warp {
  const plain = affine(km, display);
  const far = holds(km);
  const farTo = far.map((p) => {
    const [x, y] = plain(p.x, p.y);
    return { x, y };
  });
  return thinPlate([...km, ...far], [...display, ...farTo]);
}
