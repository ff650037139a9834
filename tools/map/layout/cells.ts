/** The land of each place: the points nearest to it, with edges that waver as if drawn by a pen. */
import { Delaunay } from "d3-delaunay";
import * as polyclip from "polyclip-ts";
import type { Point } from "../../../web/src/map/shapes";
import { runs } from "./clip";
import type { Line, Polygon } from "./input";
import { BLEED, FRAME } from "./sizes";
import { inPolygon, nearestOnRing } from "./shapes";
import { thin } from "./thin";
import { waver } from "./waver";

type XY = readonly [number, number];

/** Edges are divided into steps of this length before they are wavered. */
const STEP = 6;

/** Cells reach far beyond the frame, so that their wavering edges never leave a gap at its sides. */
const REACH = BLEED + 60;

export interface Cells {
  /** By index of the place. */
  readonly land: readonly (readonly Polygon[])[];
  readonly borders: readonly { readonly i: number; readonly j: number; readonly lines: readonly Line[] }[];
}

/** A segment in steps, including both ends. The points are the same in both directions. */
function steps(a: XY, b: XY): XY[] {
  const [p, q] = a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]) ? [a, b] : [b, a];
  const n = Math.max(1, Math.ceil(Math.hypot(q[0] - p[0], q[1] - p[1]) / STEP));
  const line = Array.from({ length: n + 1 }, (_, k): XY => {
    const t = k / n;
    return [p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])];
  });
  return p === a ? line : line.reverse();
}

function pen(line: readonly XY[]): XY[] {
  return line.map(([x, y]) => waver(x, y));
}

/** The wavering outline of a cell, in steps. */
function outline(cell: readonly XY[]): XY[] {
  return cell.slice(1).flatMap((p, i) => pen(steps(cell[i], p)).slice(1));
}

/** The index of the piece of land with a place, or the nearest. */
function homeOf(p: Point, land: readonly Polygon[]): number {
  const on = land.findIndex((polygon) => inPolygon(polygon, p.x, p.y));
  if (on >= 0) return on;
  const far = land.map((polygon) => nearestOnRing(polygon[0], p.x, p.y).d);
  return far.indexOf(Math.min(...far));
}

/** The approximate centre of a ring, used to find the nearest place of an island that has none. */
function middle(ring: Line): XY {
  const n = ring.length;
  return [ring.reduce((s, p) => s + p[0], 0) / n, ring.reduce((s, p) => s + p[1], 0) / n];
}

/** The shared edge of two cells: their common corners, along its straight line. */
function shared(a: readonly XY[], b: readonly XY[]): XY[] {
  const near = (p: XY, q: XY): boolean => Math.abs(p[0] - q[0]) + Math.abs(p[1] - q[1]) < 1e-6;
  return a
    .slice(1)
    .filter((p) => b.some((q) => near(p, q)))
    .sort((p, q) => p[0] - q[0] || p[1] - q[1]);
}

/** The cells of the places on one piece of land. */
function divide(polygon: Polygon, ids: readonly number[], places: readonly Point[]): Cells {
  const sites = ids.map((i) => places[i]);
  const net = Delaunay.from(
    sites,
    (p) => p.x,
    (p) => p.y,
  ).voronoi([-REACH, -REACH, FRAME.w + REACH, FRAME.h + REACH]);
  const corners = ids.map((_, k): XY[] => net.cellPolygon(k));
  const land: Polygon[][] = places.map(() => []);
  ids.forEach((id, k) => {
    const cut = polyclip.intersection([outline(corners[k])] as polyclip.Geom, polygon as polyclip.Geom);
    land[id] = cut.map((p) => p.map((ring) => ring.slice(0, -1)));
  });
  const borders = ids.flatMap((i, k) =>
    ids.slice(k + 1).flatMap((j, m) => {
      const edge = shared(corners[k], corners[k + 1 + m]);
      if (edge.length < 2) return [];
      const lines = runs(pen(fine(edge)), (x, y) => inPolygon(polygon, x, y)).map((line) =>
        thin(line, false),
      );
      return lines.length > 0 ? [{ i, j, lines }] : [];
    }),
  );
  return { land, borders };
}

/** A shared edge in small steps, so that it ends close to the coast. */
function fine(edge: readonly XY[]): XY[] {
  const coarse = steps(edge[0], edge[edge.length - 1]);
  return coarse.flatMap((p, i) => {
    if (i === 0) return [p];
    const q = coarse[i - 1];
    return [0.25, 0.5, 0.75, 1].map((t): XY => [q[0] + t * (p[0] - q[0]), q[1] + t * (p[1] - q[1])]);
  });
}

/** Divides all land among the places. Each piece of land is divided among the places on it. */
export function divideLand(land: readonly Polygon[], places: readonly Point[]): Cells {
  const homes = places.map((p) => homeOf(p, land));
  const cells: Polygon[][] = places.map(() => []);
  const borders: Cells["borders"][number][] = [];
  land.forEach((polygon, n) => {
    const ids = places.map((_, i) => i).filter((i) => homes[i] === n);
    if (ids.length === 0) {
      const [x, y] = middle(polygon[0]);
      const far = places.map((p) => Math.hypot(p.x - x, p.y - y));
      cells[far.indexOf(Math.min(...far))].push(polygon);
      return;
    }
    if (ids.length === 1) {
      cells[ids[0]].push(polygon);
      return;
    }
    const part = divide(polygon, ids, places);
    part.land.forEach((polygons, i) => cells[i].push(...polygons));
    borders.push(...part.borders);
  });
  return { land: cells, borders };
}
