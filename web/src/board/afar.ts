// Which names have room on a map that is seen from afar, where no name can stand as it is printed.
import { PIECES } from "../map/emblem.ts";
import type { Box, PlaceGeometry, Point } from "../map/shapes.ts";

export interface Wanted {
  id: string;
  at: PlaceGeometry;
}

/** What a map from afar is drawn in: units for a pixel, and all that is in sight. */
export interface Sight {
  unit: number;
  window: Box;
}

type Label = PlaceGeometry["label"];

const letter = 0.53; // the width of most letters, of their size
const line = 1.03; // from one line to the next, of the size of its letters
const head = 0.8; // of a line: what stands on the baseline
const rim = 17; // of an emblem with its ring
const size = 12.2; // pixels, as the stylesheet has it

const meet = (a: Box, b: Box) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
const holds = (a: Box, b: Box) =>
  b.x >= a.x && b.y >= a.y && b.x + b.w <= a.x + a.w && b.y + b.h <= a.y + a.h;

/** Around the middle of a thing. */
export const about = ({ x, y }: Point, half: number): Box => ({ x: x - half, y: y - half, w: 2 * half, h: 2 * half }); // prettier-ignore

/** The room of a piece that stands on a point, drawn so many times as large as nearby. */
export const standing = ({ x, y }: Point, big: number): Box => {
  const [w, h] = [1.2 * PIECES.each * big, PIECES.h * big];
  return { x: x - w / 2, y: y - h, w, h: h + 3 * big };
};

/** The sides of an emblem on which its name can stand. */
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

/** The places that can be named, those that are wanted first before the others, and where their names stand. */
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
