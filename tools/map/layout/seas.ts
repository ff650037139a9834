/** The positions of the ships of a sea, and of its name. */
import type { Point } from "../../../web/src/map/shapes";
import { boundsOf, type Candidate, distanceToBox, type Item, sample } from "./candidates";
import { type Curve } from "./curves";
import { lineCost, type Scene } from "./scene";
import { lengthOf } from "./shapes";
import { FRAME, SHIP_R } from "./sizes";

/**
 * The name of a sea: letters about 9 units high, widely spaced. `length` fits most names and is used in the arrangement; the line is
 * extended for longer ones.
 */
const NAME = { length: 132, longest: 160, half: 9 } as const;

type XY = Curve["a"];

/** The grid on which seas are searched, in display units. */
const GRID = 10;

function grid(margin: number): Point[] {
  const found: Point[] = [];
  for (let y = margin; y <= FRAME.h - margin; y += GRID) {
    for (let x = margin; x <= FRAME.w - margin; x += GRID) found.push({ x, y });
  }
  return found;
}

/** The distance of a point from the nearest land or emblem, up to `most`; 0 on land. */
function clearance(scene: Scene, p: Point, most: number): number {
  for (let r = 0; r <= most; r += 4) {
    for (let k = 0; k < 16; k++) {
      const angle = (k * Math.PI) / 8;
      if (scene.isLand(p.x + r * Math.cos(angle), p.y + r * Math.sin(angle))) return r;
    }
  }
  return most;
}

/** The length of the straight line between two points that is on land, in units. */
function landBetween(scene: Scene, p: Point, q: Point): number {
  const n = Math.ceil(Math.hypot(q.x - p.x, q.y - p.y) / 5);
  let dry = 0;
  for (let i = 1; i < n; i++) {
    if (scene.isLand(p.x + ((q.x - p.x) * i) / n, p.y + ((q.y - p.y) * i) / n)) dry += 5;
  }
  return dry;
}

/** The point of open water that is best reached from all harbours of a sea. */
export function seaPoint(scene: Scene, harbours: readonly Point[]): Point {
  const score = (p: Point): number => {
    const room = clearance(scene, p, 60);
    if (room < 28) return Infinity;
    const ways = harbours.map((h) => Math.hypot(h.x - p.x, h.y - p.y) + 0.6 * landBetween(scene, p, h));
    return Math.max(...ways) + ways.reduce((s, d) => s + d, 0) / ways.length - 1.5 * room;
  };
  const all = grid(40).map((p) => ({ p, score: score(p) }));
  return all.reduce((a, b) => (b.score < a.score ? b : a)).p;
}

/** The name of a sea as an item: many positions and slopes over open water near its point. */
export function nameItem(scene: Scene, item: number, sea: Point, harbours: readonly Point[]): Item {
  const slope = mainSlope(harbours);
  const heart = middleOf(harbours);
  const candidates: Curve[] = [];
  for (const at of grid(20)) {
    if (Math.hypot(at.x - sea.x, at.y - sea.y) > 190 || scene.isLand(at.x, at.y)) continue;
    for (const turn of [-24, -12, 0, 12, 24]) {
      for (const bend of [0.09, -0.09]) {
        const angle = slope + (turn * Math.PI) / 180;
        const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
        const h = NAME.length / 2;
        const [a, b] = [[at.x - ux * h, at.y - uy * h] as const, [at.x + ux * h, at.y + uy * h] as const];
        const c = [at.x - uy * bend * 2 * h, at.y + ux * bend * 2 * h] as const;
        const line = sample(a, c, b, 6);
        const dry = line.filter(([x, y]) => clearance(scene, { x, y }, 14) < 14).length;
        if (dry > 0) continue;
        const cost =
          lineCost(scene, line, [], 28) +
          Math.abs(turn) * 0.15 +
          Math.hypot(at.x - heart.x, at.y - heart.y) * 0.2 +
          scene.ships.reduce(
            (s, p) => s + (line.some(([x, y]) => Math.hypot(p.x - x, p.y - y) < 32) ? 400 : 0),
            0,
          );
        candidates.push({ item, cost, bounds: boundsOf(line, NAME.half), line, half: NAME.half, a, c, b });
      }
    }
  }
  return { kind: "name", owners: [], candidates };
}

/** Whether letters can be at a point of the water. */
function open(scene: Scene, others: readonly Candidate[], [x, y]: XY): boolean {
  const p = { x, y };
  return (
    clearance(scene, p, 14) >= 14 &&
    scene.ships.every((ship) => Math.hypot(ship.x - x, ship.y - y) > SHIP_R + NAME.half + 2) &&
    others.every((c) =>
      c.line
        ? c.line.every(([u, v]) => Math.hypot(u - x, v - y) > NAME.half + (c.half ?? 0))
        : distanceToBox(c.bounds, p) > NAME.half,
    )
  );
}

/** The part of a curve between two parameters, which may be beyond its ends. */
function stretch({ a, c, b }: Curve, from: number, to: number): { a: XY; c: XY; b: XY } {
  const at = (s: number, t: number): XY => {
    const mix = (k: 0 | 1): number =>
      (1 - s) * (1 - t) * a[k] + (s * (1 - t) + t * (1 - s)) * c[k] + s * t * b[k];
    return [mix(0), mix(1)];
  };
  return { a: at(from, from), c: at(from, to), b: at(to, to) };
}

/** The line of a name, extended at both ends as far as the water is open. */
function longer(scene: Scene, others: readonly Candidate[], name: Curve): Curve {
  let times: readonly [number, number] = [0, 1];
  let longest = { ...name };
  const grown = (step: readonly [number, number]): boolean => {
    const next = [times[0] - step[0], times[1] + step[1]] as const;
    const curve = stretch(name, ...next);
    if (!open(scene, others, step[0] > 0 ? curve.a : curve.b)) return false;
    const line = sample(curve.a, curve.c, curve.b, 6);
    longest = { ...name, ...curve, line, bounds: boundsOf(line, NAME.half) };
    times = next;
    return true;
  };
  const short = (): boolean => lengthOf(longest.line ?? []) < NAME.longest;
  for (let on = true; on && short();) {
    const before = grown([0.02, 0]);
    on = (short() && grown([0, 0.02])) || before;
  }
  return longest;
}

/** The arrangement, with the lines of sea names extended to fit the longest. */
export function lengthen(
  scene: Scene,
  items: readonly Item[],
  arranged: readonly Candidate[],
): readonly Candidate[] {
  return arranged.map((c, i) =>
    items[i].kind === "name"
      ? longer(
          scene,
          arranged.filter((other) => other !== c),
          c as Curve,
        )
      : c,
  );
}

function middleOf(points: readonly Point[]): Point {
  return {
    x: points.reduce((s, p) => s + p.x, 0) / points.length,
    y: points.reduce((s, p) => s + p.y, 0) / points.length,
  };
}

/** The main direction of a sea's harbours in radians, for text from left to right. */
function mainSlope(harbours: readonly Point[]): number {
  const { x: mx, y: my } = middleOf(harbours);
  let [xx, xy, yy] = [0, 0, 0];
  for (const p of harbours) {
    xx += (p.x - mx) ** 2;
    xy += (p.x - mx) * (p.y - my);
    yy += (p.y - my) ** 2;
  }
  return Math.max(-0.7, Math.min(0.7, Math.atan2(2 * xy, xx - yy) / 2));
}
