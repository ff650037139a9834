/** What two choices cost each other. */
import type { Box } from "../../../web/src/map/shapes";
import type { Candidate, Item, Kind } from "./candidates";
import type { Line } from "./input";

/** The price of a meeting by kind, if it is not the full price of 100: pieces come and go, roads may cross. */
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

/** Boxes keep this far apart, in units. */
const APART = 1;

/** Two names nearer than this read as one of more lines, and what that costs. */
const CLOSE = { apart: 8, price: 60 } as const;

function boxesMeet(a: Box, b: Box, apart: number = APART): boolean {
  return (
    a.x < b.x + b.w + apart && b.x < a.x + a.w + apart && a.y < b.y + b.h + apart && b.y < a.y + a.h + apart
  );
}

/** How many points of a line run through a box grown by the line's half width. */
function pointsInBox(line: Line, half: number, box: Box): number {
  let n = 0;
  for (const [x, y] of line) {
    if (x > box.x - half && x < box.x + box.w + half && y > box.y - half && y < box.y + box.h + half) n++;
  }
  return n;
}

/** How many points of two lines come nearer than both half widths and a hair. */
function pointsNear(a: Line, b: Line, reach: number): number {
  let n = 0;
  for (const [x, y] of a) {
    if (b.some(([u, v]) => Math.abs(u - x) < reach && Math.abs(v - y) < reach)) n++;
  }
  return n;
}

/** How badly two choices meet: points of a line, or 2 for boxes; 0 if they do not. */
function meeting(a: Candidate, b: Candidate): number {
  if (!boxesMeet(a.bounds, b.bounds)) return 0;
  if (a.line && b.line) return pointsNear(a.line, b.line, (a.half ?? 0) + (b.half ?? 0) + 2);
  if (a.line) return pointsInBox(a.line, a.half ?? 0, b.bounds);
  if (b.line) return pointsInBox(b.line, b.half ?? 0, a.bounds);
  return 2;
}

/** What two candidates of different items cost each other. */
export function conflict(a: Candidate, b: Candidate, kindA: Kind, kindB: Kind): number {
  const n = meeting(a, b);
  if (n > 0) return n * price(kindA, kindB);
  const names = kindA === "label" && kindB === "label";
  return names && boxesMeet(a.bounds, b.bounds, CLOSE.apart) ? CLOSE.price : 0;
}

/** For each item the others that any of its candidates could ever meet. */
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
