// Chooses the names that fit on a zoomed-out map, where printed labels would be too small.
import { PIECES } from "../map/emblem.ts";
import type { Box, PlaceGeometry, Point } from "../map/shapes.ts";

export interface Wanted {
  id: string;
  at: PlaceGeometry;
}

/** The visible part of a zoomed-out map: map units per pixel, and the window. */
export interface Sight {
  unit: number;
  window: Box;
}

type Label = PlaceGeometry["label"];

const letter = 0.53; // width of most letters, relative to their size
const line = 1.03; // line height, relative to the letter size
const head = 0.8; // ascent, relative to the letter size
const rim = 17; // radius of an emblem with its ring
const size = 12.2; // letter size in pixels, as in the stylesheet

const meet = (a: Box, b: Box) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
const holds = (a: Box, b: Box) =>
  b.x >= a.x && b.y >= a.y && b.x + b.w <= a.x + a.w && b.y + b.h <= a.y + a.h;

/** A square around a centre. */
export const about = ({ x, y }: Point, half: number): Box => ({ x: x - half, y: y - half, w: 2 * half, h: 2 * half }); // prettier-ignore

/** The box of a piece at a node, drawn `big` times its normal size. */
export const standing = ({ x, y }: Point, big: number): Box => {
  const [w, h] = [1.2 * PIECES.each * big, PIECES.h * big];
  return { x: x - w / 2, y: y - h, w, h: h + 3 * big };
};

/** The boxes on the sides of an emblem where its name can be. */
function sides({ x, y, label: { lines } }: PlaceGeometry, em: number): { box: Box; label: Label }[] {
  const w = letter * em * Math.max(...lines.map((l) => l.length));
  const h = line * em * lines.length;
  const spot = (left: number, top: number, anchor: Label["anchor"], shift: number) => ({
    box: { x: left, y: top, w, h },
    label: { x: left + shift, y: top + head * em, anchor, lines },
  });
  return [
    spot(x - w / 2, y + rim, "middle", w / 2),
    spot(x + rim + 2, y - h / 2, "start", 0),
    spot(x - rim - 2 - w, y - h / 2, "end", w),
    spot(x - w / 2, y - rim - h, "middle", w / 2),
  ];
}

/** The places that can be labelled, by priority, with the positions of their names. */
export function named(wanted: readonly Wanted[], taken: readonly Box[], { unit, window }: Sight): Wanted[] {
  const full = [...taken, ...wanted.map(({ at }) => about(at, rim))];
  return wanted.flatMap(({ id, at }) => {
    const side = sides(at, size * unit).find(
      ({ box }) => holds(window, box) && !full.some((other) => meet(other, box)),
    );
    if (!side) return [];
    full.push(side.box);
    return [{ id, at: { ...at, label: side.label } }];
  });
}
