/** Before the warp: moves harbours to the shore, and other places a little inland. */
import type { Point } from "../../../web/src/map/shapes";
import type { LandInput, Line, PlaceInput, Polygon } from "./input";
import { project } from "./project";
import { inRing, nearestOnRing, nearestOnSegment } from "./shapes";

/** The distance of a harbour from the water, in kilometres of the plane, so that its emblem touches both. */
const QUAY = { from: 2, to: 6 } as const;

/** The minimum distance of other places from the water. */
const INLAND = { from: 16, to: Infinity } as const;

/** The maximum distance by which a place may be moved, and the steps of the search, in kilometres. */
const SEARCH = { most: 45, step: 1.5, turns: 36 } as const;

/** A shore nearer to a frontier than this is ignored, in kilometres. */
const INNER = 12;

/** The outer ring that contains a place, or the nearest one. */
function homeRing(land: readonly Polygon[], x: number, y: number): Line {
  const rings = land.map((polygon) => polygon[0]);
  const home = rings.find((ring) => inRing(ring, x, y));
  if (home) return home;
  return rings.reduce((a, b) => (nearestOnRing(b, x, y).d < nearestOnRing(a, x, y).d ? b : a));
}

/** The distance of a point from the ring; negative outside. */
function depth(ring: Line, p: Point): number {
  const { d } = nearestOnRing(ring, p.x, p.y);
  return inRing(ring, p.x, p.y) ? d : -d;
}

/** Points around a centre, nearest first. */
function* around(at: Point): Generator<Point> {
  yield at;
  for (let r = SEARCH.step; r <= SEARCH.most; r += SEARCH.step) {
    for (let k = 0; k < SEARCH.turns; k++) {
      const angle = (2 * Math.PI * k) / SEARCH.turns;
      yield { x: at.x + r * Math.cos(angle), y: at.y + r * Math.sin(angle) };
    }
  }
}

/** The nearest point at the wanted distance from the shore. */
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

/** True positions in the plane, with harbours moved to the shore. */
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
