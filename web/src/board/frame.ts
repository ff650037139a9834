// The knowledge track as a frame: spaces 0, 1, 2 ... clockwise from the upper left corner.
import type { Point } from "../map/shapes.ts";

export interface Cell {
  x: number;
  y: number;
  w: number;
  h: number;
  /** Towards the map: a step of one pixel. */
  inward: Point;
}

/**
 * The cells of a frame of w by h pixels and the given thickness. The last cell takes the remaining length.
 */
export function cells(last: number, w: number, h: number, thick: number): Cell[] {
  const total = last + 1 + ((last + 1) % 2);
  const inner = Math.max(2, (total - 4) / 2); // along one long and one short side, without corners
  const [long, high] = [Math.max(1, w - 2 * thick), Math.max(1, h - 2 * thick)];
  const across = Math.min(inner - 1, Math.max(1, Math.round((inner * long) / (long + high))));
  const down = inner - across;
  const [cw, ch] = [long / across, high / down];
  const all: Cell[] = [];
  const corner = (x: number, y: number, ix: number, iy: number) =>
    all.push({ x, y, w: thick, h: thick, inward: { x: ix, y: iy } });

  corner(0, 0, 0, 1);
  for (let i = 0; i < across; i++)
    all.push({ x: thick + i * cw, y: 0, w: cw, h: thick, inward: { x: 0, y: 1 } });
  corner(w - thick, 0, -1, 0);
  for (let i = 0; i < down; i++)
    all.push({ x: w - thick, y: thick + i * ch, w: thick, h: ch, inward: { x: -1, y: 0 } });
  corner(w - thick, h - thick, 0, -1);
  for (let i = across - 1; i >= 0; i--)
    all.push({ x: thick + i * cw, y: h - thick, w: cw, h: thick, inward: { x: 0, y: -1 } });
  corner(0, h - thick, 1, 0);
  for (let i = down - 1; i >= 0; i--)
    all.push({ x: 0, y: thick + i * ch, w: thick, h: ch, inward: { x: 1, y: 0 } });

  const spare = all.length > last + 1 ? all.pop() : undefined;
  const end = all[last];
  if (spare && end) {
    end.y = spare.y;
    end.h += spare.h;
  }
  return all;
}

/** The centre of disc i of n on the same cell: the first is outermost, the others reach into the map. */
export function seatIn(cell: Cell, i: number, n: number): Point {
  const shift = n > 1 ? i * Math.min(13, 30 / (n - 1)) - 2 : 0;
  return {
    x: cell.x + cell.w / 2 + cell.inward.x * shift,
    y: cell.y + cell.h / 2 + cell.inward.y * shift,
  };
}

/** The level of knowledge on a space: 1 for the first, 0 on the start. */
export const levelAt = (levels: readonly number[], space: number) => levels.filter((l) => l <= space).length;
