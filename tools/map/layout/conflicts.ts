/** The cost of a collision of two choices. */
import type { Box } from "../../../web/src/map/shapes";
import type { Candidate, Item, Kind } from "./candidates";
import type { Line } from "./input";

/** The cost of a collision by kinds, if it is not the full cost of 100: pieces come and go, roads may cross. */
const SOFT: Partial<Record<`${Kind}-${Kind}`, number>> = {
  "road-pieces": 6,
  "lane-pieces": 6,
  "pieces-pieces": 90,
  "name-pieces": 20,
  "road-road": 30,
  "lane-road": 30,
  "lane-lane": 30,
};

const HARD = 100;

function price(a: Kind, b: Kind): number {
  return SOFT[`${a}-${b}`] ?? SOFT[`${b}-${a}`] ?? HARD;
}

/** The minimum distance between boxes, in units. */
const APART = 1;

/** Two names closer than this look like lines of one name, and the cost of that. */
const CLOSE = { apart: 8, price: 60 } as const;

function boxesMeet(a: Box, b: Box, apart: number = APART): boolean {
  return (
    a.x < b.x + b.w + apart && b.x < a.x + a.w + apart && a.y < b.y + b.h + apart && b.y < a.y + a.h + apart
  );
}

/** The number of points of a line that are in a box enlarged by the line's half width. */
function pointsInBox(line: Line, half: number, box: Box): number {
  let n = 0;
  for (const [x, y] of line) {
    if (x > box.x - half && x < box.x + box.w + half && y > box.y - half && y < box.y + box.h + half) n++;
  }
  return n;
}

/** The number of points of two lines that are closer than both half widths plus a margin. */
function pointsNear(a: Line, b: Line, reach: number): number {
  let n = 0;
  for (const [x, y] of a) {
    if (b.some(([u, v]) => Math.abs(u - x) < reach && Math.abs(v - y) < reach)) n++;
  }
  return n;
}

/** The severity of a collision: a number of points for lines, 2 for boxes, 0 for no collision. */
function meeting(a: Candidate, b: Candidate): number {
  if (!boxesMeet(a.bounds, b.bounds)) return 0;
  if (a.line && b.line) return pointsNear(a.line, b.line, (a.half ?? 0) + (b.half ?? 0) + 2);
  if (a.line) return pointsInBox(a.line, a.half ?? 0, b.bounds);
  if (b.line) return pointsInBox(b.line, b.half ?? 0, a.bounds);
  return 2;
}

/** The cost of a collision of two candidates of different items. */
export function conflict(a: Candidate, b: Candidate, kindA: Kind, kindB: Kind): number {
  const n = meeting(a, b);
  if (n > 0) return n * price(kindA, kindB);
  const names = kindA === "label" && kindB === "label";
  return names && boxesMeet(a.bounds, b.bounds, CLOSE.apart) ? CLOSE.price : 0;
}

/** For each item, the items that any of its candidates can collide with. */
export function neighbourhoods(items: readonly Item[]): number[][] {
  const bounds = items.map((item) => item.candidates.map((c) => c.bounds).reduce(union));
  return items.map((_, i) =>
    items.map((_, j) => j).filter((j) => j !== i && boxesMeet(bounds[i], bounds[j], CLOSE.apart)),
  );
}

function union(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y };
}
