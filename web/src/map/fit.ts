// The map is computed for the built-in board. For any other board it is completed here by simple means:
// straight roads and lanes, and places positioned by their neighbours.
import type { Box as Rect, Geometry, LaneGeometry, PlaceGeometry, Point, RoadGeometry } from "./shapes.ts";
import type { Place, Setup } from "../wire/types.ts";
import { geometry } from "./ground.ts";

export type Fitted = Pick<Place, "id" | "name" | "sea" | "neighbours" | "at" | "ducats" | "knowledge">;

const rim = 17; // from the centre of an emblem to the ends of its roads
const room = 40; // minimum distance of the centres of two emblems

/** The computed map, independent of the one that is shown. */
const printed: Geometry = { ...geometry };

const between = (a: Point, b: Point) => Math.hypot(b.x - a.x, b.y - a.y) || 1;
const r1 = (n: number) => Math.round(n * 10) / 10;

/** A stroke from the rim of one thing to the rim of another, slightly bent as by a pen. */
function stroke(a: Point, b: Point, bend: number, end = rim) {
  const length = between(a, b);
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const [from, to] = [
    { x: a.x + ux * rim, y: a.y + uy * rim },
    { x: b.x - ux * end, y: b.y - uy * end },
  ];
  const middle = { x: (from.x + to.x) / 2 - uy * bend * length, y: (from.y + to.y) / 2 + ux * bend * length };
  return {
    path: `M${r1(from.x)} ${r1(from.y)}Q${r1(middle.x)} ${r1(middle.y)} ${r1(to.x)} ${r1(to.y)}`,
    length: Math.max(1, length - rim - end),
  };
}

/** Degrees projected to a plane: east and south, in degrees of latitude. */
const flat = ([lat = 0, lon = 0]: readonly number[]): Point => ({ x: lon * Math.cos(0.75), y: -lat });

/** A place on the map, with its position on the earth. */
interface Known {
  at: Point;
  earth: Point;
}

/** The rotation and scale of the land that fit the known places best. */
function turned(known: readonly Known[]): (step: Point) => Point {
  const mean = (of: (k: Known) => number) => known.reduce((sum, k) => sum + of(k), 0) / known.length;
  const [ax, ay, ex, ey] = [
    mean((k) => k.at.x),
    mean((k) => k.at.y),
    mean((k) => k.earth.x),
    mean((k) => k.earth.y),
  ];
  let [along, across, sum] = [0, 0, 1e-9];
  for (const { at, earth } of known) {
    const [dx, dy, u, v] = [at.x - ax, at.y - ay, earth.x - ex, earth.y - ey];
    along += u * dx + v * dy;
    across += u * dy - v * dx;
    sum += u * u + v * v;
  }
  return ({ x, y }) => ({ x: (along * x - across * y) / sum, y: (across * x + along * y) / sum });
}

/** The position of a place on the distorted map: near the places that it is near on the earth. */
function locate(earth: Point, known: readonly Known[]): Point {
  const turn = turned(known);
  let [x, y, weights] = [0, 0, 0];
  for (const { at, earth: other } of known) {
    const step = { x: earth.x - other.x, y: earth.y - other.y };
    const weight = 1 / ((step.x ** 2 + step.y ** 2) ** 1.5 + 1e-6);
    const { x: dx, y: dy } = turn(step);
    x += weight * (at.x + dx);
    y += weight * (at.y + dy);
    weights += weight;
  }
  return { x: x / weights, y: y / weights };
}

/** The nearest free position to a point, found in a spiral around it. */
function apart(point: Point, others: readonly Point[]): Point {
  for (let step = 0; ; step++) {
    const [far, angle] = [1.5 * Math.sqrt(step), step * 2.4];
    const spot = { x: r1(point.x + far * Math.cos(angle)), y: r1(point.y + far * Math.sin(angle)) };
    if (others.every((o) => between(spot, o) >= room)) return spot;
  }
}

const below = (x: number, y: number, dy: number, w: number, h: number): Rect => ({
  x: x - w / 2,
  y: y + dy,
  w,
  h,
});

/** A place that is not on the computed map: its parts are in a column. */
function founded({ x, y }: Point, name: string): PlaceGeometry {
  return {
    x,
    y,
    label: { x, y: y + 27, anchor: "middle", lines: [name] },
    pieces: { x: x - 10.5, y: y - 17, dx: 1 },
    values: below(x, y, 31, 36, 14),
    discs: below(x, y, 46, 42, 10),
    cell: `M${x - 24} ${y}a24 24 0 1 0 48 0a24 24 0 1 0 -48 0z`,
  };
}

/** A place of the computed map, with its name at this table and with room for its income there. */
function renamed(at: PlaceGeometry, place: Fitted): PlaceGeometry {
  const { label } = at;
  const lines = label.lines.join(" ") === place.name ? label.lines : [place.name];
  return {
    ...at,
    label: { ...label, lines },
    values: at.values ?? below(at.x, at.y, 17, 36, 14),
    discs: at.discs ?? below(at.x, at.y, 32, 42, 10),
  };
}

function placesOf(places: readonly Fitted[]): Record<string, PlaceGeometry> {
  const known = places.flatMap((p) => {
    const at = printed.places[p.id];
    return at ? [{ at, earth: flat(p.at) }] : [];
  });
  const all: Record<string, PlaceGeometry> = {};
  for (const place of places) {
    const at = printed.places[place.id];
    if (at) all[place.id] = renamed(at, place);
  }
  for (const place of places) {
    if (all[place.id] || known.length === 0) continue;
    all[place.id] = founded(apart(locate(flat(place.at), known), Object.values(all)), place.name);
  }
  return all;
}

function roads(places: readonly Fitted[], at: Record<string, PlaceGeometry>): RoadGeometry[] {
  return places.flatMap(({ id: a, neighbours }) =>
    neighbours.flatMap((b) => {
      const [from, to] = [at[a], at[b]];
      if (a >= b || !from || !to) return [];
      return (
        printed.roads.find((road) => road.a === a && road.b === b) ?? { a, b, ...stroke(from, to, 0.06) }
      );
    }),
  );
}

function lanes(sea: string, places: readonly Fitted[], at: Record<string, PlaceGeometry>): LaneGeometry[] {
  const drawn = printed.seas[sea];
  if (!drawn) return [];
  return places.flatMap(({ id: harbour, sea: mine }) => {
    const from = at[harbour];
    if (mine !== sea || !from) return [];
    return (
      drawn.lanes.find((l) => l.harbour === harbour) ?? { harbour, ...stroke(from, drawn, 0.12, rim + 3) }
    );
  });
}

/** The map with the places, roads and lanes of a board. */
export function complete(places: readonly Fitted[]): Geometry {
  const at = placesOf(places);
  const seas = Object.entries(printed.seas).map(([id, sea]) => [
    id,
    { ...sea, lanes: lanes(id, places, at) },
  ]);
  return {
    ...printed,
    places: at,
    roads: roads(places, at),
    seas: Object.fromEntries(seas) as Geometry["seas"],
  };
}

/** Makes the table's map show its board. */
export function fit(setup: Setup | null) {
  if (setup) Object.assign(geometry, complete(setup.places));
}
