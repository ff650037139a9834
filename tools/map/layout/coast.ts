/** Before anything is bent: harbours go to the water's edge, other places a little inland. */
import type { Point } from "../../../web/src/map/shapes";
import type { LandInput, Line, PlaceInput, Polygon } from "./input";
import { project } from "./project";
import { inRing, nearestOnRing, nearestOnSegment } from "./shapes";

/** How far a harbour is from the water, in kilometres of the plane; its emblem then touches both. */
const QUAY = { from: 2, to: 6 } as const;

/** How far other places are from it at least. */
const INLAND = { from: 16, to: Infinity } as const;

/** How far a place may be moved, and in what steps, in kilometres. */
const SEARCH = { most: 45, step: 1.5, turns: 36 } as const;

/** A shore nearer than this to a frontier is none, in kilometres. */
const INNER = 12;

/** The outer ring on which a place lies, or the nearest one. */
function homeRing(land: readonly Polygon[], x: number, y: number): Line {
  const rings = land.map((polygon) => polygon[0]);
  const home = rings.find((ring) => inRing(ring, x, y));
  if (home) return home;
  return rings.reduce((a, b) => (nearestOnRing(b, x, y).d < nearestOnRing(a, x, y).d ? b : a));
}

/** How far inside the ring a point is; negative outside. */
function depth(ring: Line, p: Point): number {
  const { d } = nearestOnRing(ring, p.x, p.y);
  return inRing(ring, p.x, p.y) ? d : -d;
}

/** Points around a centre, the nearest first. */
function* around(at: Point): Generator<Point> {
  yield at;
  for (let r = SEARCH.step; r <= SEARCH.most; r += SEARCH.step) {
    for (let k = 0; k < SEARCH.turns; k++) {
      const angle = (2 * Math.PI * k) / SEARCH.turns;
      yield { x: at.x + r * Math.cos(angle), y: at.y + r * Math.sin(angle) };
    }
  }
}

/** The nearest point that is as far from the shore as the place wants to be. */
function ashore(
  place: PlaceInput,
  at: Point,
  land: readonly Polygon[],
  isCoast: (p: Point) => boolean,
): Point {
  const ring = homeRing(land, at.x, at.y);
  const [x, y] = nearestOnRing(ring, at.x, at.y).at;
  if (!isCoast({ x, y })) return at;
  const { from, to } = place.sea === null ? INLAND : QUAY;
  for (const p of around(at)) {
    const far = depth(ring, p);
    if (far >= from && far <= to) return p;
  }
  return at;
}

/** True positions in the plane, harbours on the quay. */
export function truePositions(places: readonly PlaceInput[], land: LandInput): Point[] {
  const isCoast = (p: Point): boolean =>
    !land.frontier.some((line) =>
      line.slice(1).some((b, i) => {
        const [x, y] = nearestOnSegment(line[i], b, p.x, p.y);
        return Math.hypot(x - p.x, y - p.y) < INNER;
      }),
    );
  return places.map((place) => {
    const [x, y] = project(place.lon, place.lat);
    return ashore(place, { x, y }, land.own, isCoast);
  });
}
