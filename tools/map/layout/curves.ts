/** Roads and lanes as items of the arranger, with their possible bends. */
import type { Point } from "../../../web/src/map/shapes";
import { boundsOf, type Candidate, type Item, sample, type XY } from "./candidates";
import { COST, lineCost, type Scene } from "./scene";
import { EMBLEM_R, RIM, SHIP_R } from "./sizes";

/** A curve that the arranger may choose. The control point defines its path. */
export interface Curve extends Candidate {
  readonly a: XY;
  readonly c: XY;
  readonly b: XY;
}

/**
 * How far a curve may bend away from the straight line, as a share of its length, in the order tried. A slight
 * bend looks hand-drawn.
 */
const BENDS = {
  road: [0.06, -0.06, 0.12, -0.12, 0.2, -0.2, 0.3, -0.3, 0.42, -0.42],
  lane: [0.1, -0.1, 0.18, -0.18, 0.28, -0.28, 0.4, -0.4, 0.55, -0.55, 0.75, -0.75],
} as const;

/** Half the stroke width of a road or lane. */
const HALF = 1.5;

/** The cost of a bend, in proportion to its size. */
const BEND = 40;

/** The point `far` units from the first point towards the second. */
function towards(from: XY, to: XY, far: number): XY {
  const d = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [from[0] + ((to[0] - from[0]) / d) * far, from[1] + ((to[1] - from[1]) / d) * far];
}

/** The curve between both rims that is part of the curve between the centres with this bend. */
function bent(p: Point, q: Point, bend: number, rimP: number, rimQ: number): { a: XY; c: XY; b: XY } {
  const c: XY = [(p.x + q.x) / 2 - (q.y - p.y) * bend, (p.y + q.y) / 2 + (q.x - p.x) * bend];
  return { a: towards([p.x, p.y], c, rimP), c, b: towards([q.x, q.y], c, rimQ) };
}

/** A road between two places. It prefers land. */
export function roadItem(scene: Scene, item: number, a: string, b: string): Item {
  const [p, q] = [a, b].map((id) => scene.at[scene.ids.indexOf(id)]);
  const candidates = BENDS.road.map((bend): Curve => {
    const curve = bent(p, q, bend, RIM, RIM);
    const line = sample(curve.a, curve.c, curve.b);
    const wet = line.filter(([x, y]) => !scene.isOwn(x, y)).length;
    const cost = lineCost(scene, line, [a, b], EMBLEM_R + 5) + wet * COST.water + Math.abs(bend) * BEND;
    return { item, cost, bounds: boundsOf(line, HALF), line, half: HALF, ...curve };
  });
  return { kind: "road", owners: [a, b], candidates };
}

/** A lane from a harbour to the point of its sea. It stays on the water. */
export function laneItem(scene: Scene, item: number, harbour: string, sea: Point): Item {
  const p = scene.at[scene.ids.indexOf(harbour)];
  const candidates = BENDS.lane.map((bend): Curve => {
    const curve = bent(p, sea, bend, RIM, SHIP_R);
    const line = sample(curve.a, curve.c, curve.b);
    const dry = line.slice(2).filter(([x, y]) => scene.isLand(x, y)).length;
    const cost = lineCost(scene, line, [harbour], EMBLEM_R + 5) + dry * COST.land * 4 + Math.abs(bend) * BEND;
    return { item, cost, bounds: boundsOf(line, HALF), line, half: HALF, ...curve };
  });
  return { kind: "lane", owners: [harbour], candidates };
}
