/** Decoration of the sea: ships on the lanes, a serpent, and the cartouche with the title. */
import type { Box, Point, Sail } from "../../../web/src/map/shapes";
import { boxAround, type Candidate } from "../layout/candidates";
import { FRAME } from "../layout/sizes";
import type { Room } from "./room";

/** The size of each. The map draws them in it. */
export const SHIP = { w: 34, h: 34 } as const;
export const SERPENT = { w: 74, h: 34 } as const;
export const CARTOUCHE = { w: 178, h: 66 } as const;

/** Units of lane per ship. */
const LEG = 130;

/** Ships next to the longest lanes, where there is enough water. */
export function ships(lanes: readonly Candidate[], room: Room): Sail[] {
  const found: Sail[] = [];
  for (const { line = [] } of [...lanes].sort((a, b) => (b.line?.length ?? 0) - (a.line?.length ?? 0))) {
    const spots = line.flatMap(([x, y], i): { at: Point; off: number; east: boolean }[] => {
      const [x1] = line[Math.min(line.length - 1, i + 1)];
      return [-20, 20].map((dy) => ({
        at: { x: Math.round(x), y: Math.round(y + dy) },
        off: Math.abs(i / line.length - 0.5),
        east: x1 >= x,
      }));
    });
    const free = spots.filter(
      ({ at }) =>
        found.every(([x, y]) => Math.hypot(x - at.x, y - at.y) > LEG) &&
        room.isFree(boxAround(at.x, at.y, SHIP.w, SHIP.h), -1) &&
        room.isWater(boxAround(at.x, at.y, SHIP.w + 10, SHIP.h + 10)),
    );
    if (free.length === 0) continue;
    const { at, east } = free.reduce((a, b) => (b.off < a.off ? b : a));
    found.push([at.x, at.y, east ? 1 : -1]);
    room.take(boxAround(at.x, at.y, SHIP.w, SHIP.h));
  }
  return found;
}

/** The free water of the given size that is nearest to a point, or null if there is none. */
export function afloat(size: { w: number; h: number }, near: Point, room: Room): Point | null {
  let best: Point | null = null;
  let least = Infinity;
  for (let y = size.h / 2 + 6; y <= FRAME.h - size.h / 2 - 6; y += 4) {
    for (let x = size.w / 2 + 6; x <= FRAME.w - size.w / 2 - 6; x += 4) {
      const far = Math.hypot(x - near.x, y - near.y);
      if (far >= least) continue;
      const box: Box = boxAround(x, y, size.w, size.h);
      if (room.isFree(box, 2) && room.isWater(box)) [best, least] = [{ x, y }, far];
    }
  }
  if (best) room.take(boxAround(best.x, best.y, size.w, size.h));
  return best;
}
