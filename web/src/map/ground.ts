// The computed map, prepared for drawing: positions and extents.
import { geometry } from "./geometry.ts";
import { ANCHOR, NAME, PENNANT, PIECES } from "./emblem.ts";
import type { Box as Rect, PlaceGeometry, Point, Stand } from "./shapes.ts";
import type { Place, Player, Setup } from "../wire/types.ts";

export { geometry };

export interface Extent {
  x: number;
  y: number;
  w: number;
  h: number;
}

const margin = 6;
/** Line height of a name, in units of the map. */
const leading = NAME.line;

/** Everything that is drawn: the frame and its surroundings. */
export const sheet: Extent = (({ width, height, bleed }) => ({
  x: -bleed,
  y: -bleed,
  w: width + 2 * bleed,
  h: height + 2 * bleed,
}))(geometry);

/** Everything that must be visible when the whole map is shown: the places with their names and pieces. */
export const extent: Extent = (() => {
  let top = Infinity;
  let bottom = -Infinity;
  for (const place of Object.values(geometry.places)) {
    const { label, pieces } = place;
    top = Math.min(top, place.y - 22, label.y - 13, pieces.y - PIECES.h - 2);
    bottom = Math.max(bottom, place.y + 22, label.y + 5 + leading * (label.lines.length - 1), pieces.y + 3);
  }
  return { x: 0, y: top - margin, w: geometry.width, h: bottom - top + 2 * margin };
})();

/** The position of piece i of n at sea, with the ships next to each other. */
function moored(sea: string, i: number, n: number): Point | null {
  const at = geometry.seas[sea];
  return at ? { x: at.x + (i - (n - 1) / 2) * 22, y: at.y + 7 } : null;
}

const elbow = 14; // distance between pieces, if there is room

/** The scale of each of n pieces at one place: many are drawn smaller, so that each is visible. */
export const crowded = (n: number) => (n < 4 ? 1 : n === 4 ? 0.86 : 0.74);

/** The foot of piece i of n at a place or a sea; many are closer together. */
export function foot(node: string, i: number, n: number): Point | null {
  const stand: Stand | undefined = geometry.places[node]?.pieces;
  if (!stand) return moored(node, i, n);
  const each = PIECES.each * crowded(n);
  const step = n > 1 ? Math.min(elbow, (PIECES.w - each) / (n - 1)) : 0;
  return { x: stand.x + stand.dx * i * step, y: stand.y };
}

/** The node of a piece: a place, a sea, or null before the start. */
export const nodeOf = (player: Player) => player.place ?? player.sea;

type Near = Pick<Place, "id" | "neighbours">;

/** The roads between places that are neighbours at this table. */
export function roadsOf(places: readonly Near[], map = geometry) {
  const near = new Map(places.map((p) => [p.id, new Set(p.neighbours)]));
  return map.roads.filter((road) => near.get(road.a)?.has(road.b));
}

/**
 * Whether the map must be completed for this board: it has other places, names, roads, harbours or values.
 */
export function strange(setup: Setup): boolean {
  const { places, roads, seas } = geometry;
  const ends = setup.places.reduce((sum, p) => sum + p.neighbours.length, 0);
  return (
    ends !== 2 * roads.length ||
    roadsOf(setup.places).length !== roads.length ||
    setup.places.some((p) => {
      const at = places[p.id];
      const moored = Object.keys(seas).filter((sea) => seas[sea]?.lanes.some((l) => l.harbour === p.id));
      return (
        at?.label.lines.join(" ") !== p.name ||
        moored.join() !== (p.sea ?? "") ||
        (!at.values && p.ducats + p.knowledge > 0)
      );
    })
  );
}

const seal = 9; // half the size of a seal with its coin
const corners: Point[] = [
  { x: -13, y: -11 },
  { x: -17, y: 1 },
  { x: -12, y: 13 },
  { x: 13, y: -11 },
  { x: 13, y: 11 },
  { x: 0, y: -17 },
  { x: 0, y: 17 },
  { x: 18, y: 1 },
];

const shared = (a: Rect, b: Rect) =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** The boxes of a place's name, pieces, figures and shields. */
function written({ label, pieces, values, discs }: PlaceGeometry): Rect[] {
  const w = 0.48 * NAME.size * Math.max(...label.lines.map((l) => l.length));
  const left = { start: 0, middle: w / 2, end: w }[label.anchor];
  const { each } = PIECES;
  return [
    { x: label.x - left, y: label.y - 11, w, h: 1 + leading * label.lines.length },
    {
      x: pieces.dx > 0 ? pieces.x - each / 2 : pieces.x + each / 2 - PIECES.w,
      y: pieces.y - PIECES.h,
      w: PIECES.w,
      h: PIECES.h,
    },
    ...(values ? [values] : []),
    ...(discs ? [discs] : []),
  ];
}

/** Whether a box overlaps neither a part of the game nor one of the taken boxes. */
export function isFree(box: Rect, taken: readonly Rect[] = []): boolean {
  const points = [...Object.values(geometry.places), ...Object.values(geometry.seas)];
  const rims = points.map(({ x, y }) => ({ x: x - 23, y: y - 23, w: 46, h: 46 }));
  const all = [...taken, ...rims, ...Object.values(geometry.places).flatMap(written)];
  return all.every((other) => shared(other, box) === 0);
}

/** The boxes around an emblem, relative to its centre. */
function around(place: Place, at: PlaceGeometry): Rect[] {
  const boxes = written(at).map((box) => ({ ...box, x: box.x - at.x, y: box.y - at.y }));
  if (place.features.includes("event")) boxes.push(PENNANT);
  if (place.features.some((f) => f === "harbour" || f === "franciscan" || f === "university"))
    boxes.push(ANCHOR);
  return boxes;
}

/** The position of the travel cost of a place: where it covers least. */
export function sealAt(place: Place, at: PlaceGeometry): Point {
  const boxes = around(place, at);
  const covered = ({ x, y }: Point) =>
    boxes.reduce((sum, b) => sum + shared({ x: x - seal, y: y - seal, w: 2 * seal, h: 2 * seal }, b), 0);
  return corners.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best));
}
