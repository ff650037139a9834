/** Spreads the places over the frame so that each has space and keeps the directions of its neighbours. */
import { Delaunay } from "d3-delaunay";
import type { Point } from "../../../web/src/map/shapes";
import { NEAREST } from "./sizes";

/** The desired distance of places that are neighbours on earth, in display units. */
const ROOM = 78;

/** The weight of true distances: 1 keeps them, 0 makes all equal. Wide water shrinks, land grows. */
const EVEN = 0.8;

/** Two nodes and the desired vector from one to the other. */
interface Spring {
  readonly i: number;
  readonly j: number;
  readonly dx: number;
  readonly dy: number;
  readonly pull: number;
}

/** Springs between neighbours of the triangulation, with the true direction. Short ones are lengthened. */
function springs(points: readonly Point[], needs: readonly number[]): Spring[] {
  const net = Delaunay.from(
    points,
    (p) => p.x,
    (p) => p.y,
  );
  return points.flatMap((p, i) =>
    [...net.neighbors(i)]
      .filter((j) => j > i)
      .map((j) => {
        const dx = points[j].x - p.x;
        const dy = points[j].y - p.y;
        const far = Math.hypot(dx, dy);
        const room = (ROOM * (needs[i] + needs[j])) / 2;
        const wanted = Math.max(room, ROOM * (far / ROOM) ** EVEN);
        return { i, j, dx: (dx / far) * wanted, dy: (dy / far) * wanted, pull: 1 / wanted ** 2 };
      }),
  );
}

/** One iteration: each node moves to the mean of the positions that its springs want. */
function settle(at: Point[], all: readonly Spring[]): Point[] {
  const sum = at.map(() => ({ x: 0, y: 0, w: 0 }));
  for (const { i, j, dx, dy, pull } of all) {
    sum[i].x += pull * (at[j].x - dx);
    sum[i].y += pull * (at[j].y - dy);
    sum[i].w += pull;
    sum[j].x += pull * (at[i].x + dx);
    sum[j].y += pull * (at[i].y + dy);
    sum[j].w += pull;
  }
  return sum.map(({ x, y, w }) => ({ x: x / w, y: y / w }));
}

/**
 * The places at equilibrium, in the scale of their springs, not yet fitted into the frame.
 * `needs` is the space that each needs; the mean is 1.
 */
export function spread(points: readonly Point[], needs: readonly number[]): Point[] {
  const all = springs(points, needs);
  let at = [...points];
  for (let round = 0; round < 1500; round++) at = settle(at, all);
  return at;
}

/** Moves apart places that are closer than the minimum distance, in x and y alike. */
export function part(points: readonly Point[], least = NEAREST + 1): Point[] {
  const at = points.map((p) => ({ ...p }));
  for (let round = 0; round < 400; round++) {
    for (let i = 0; i < at.length; i++) {
      for (let j = i + 1; j < at.length; j++) {
        const dx = at[j].x - at[i].x;
        const dy = at[j].y - at[i].y;
        const far = Math.hypot(dx, dy);
        if (far >= least) continue;
        const push = (least - far) / 2 / far;
        at[i].x -= dx * push;
        at[i].y -= dy * push;
        at[j].x += dx * push;
        at[j].y += dy * push;
      }
    }
  }
  return at;
}
