/** The space of the arranged map that is free for decoration. */
import type { Box, Point } from "../../../web/src/map/shapes";
import { boxAround, type Candidate, overlap } from "../layout/candidates";
import type { Line, Polygon } from "../layout/input";
import type { Land } from "../layout/land";
import { inPolygon } from "../layout/shapes";
import { EMBLEM_R, SHIP_R } from "../layout/sizes";

/** The emblem of a place with its ring, its badge and the cost of travelling there. */
const PLACE = 2 * EMBLEM_R + 14;

const SHIPS = 2 * SHIP_R + 8;

function meets(box: Box, line: Line, half: number): boolean {
  return line.some(
    ([x, y]) => x > box.x - half && x < box.x + box.w + half && y > box.y - half && y < box.y + box.h + half,
  );
}

/** The space that the arranged things leave free. */
export class Room {
  private readonly boxes: Box[];
  private readonly lines: readonly Candidate[];
  private readonly land: readonly Polygon[];

  /** `kept` lists the arranged things to keep clear of. */
  constructor(places: readonly Point[], ships: readonly Point[], kept: readonly Candidate[], land: Land) {
    this.boxes = [
      ...places.map((p) => boxAround(p.x, p.y, PLACE, PLACE)),
      ...ships.map((p) => boxAround(p.x, p.y, SHIPS, SHIPS)),
      ...kept.filter((c) => !c.line).map((c) => c.bounds),
    ];
    this.lines = kept.filter((c) => c.line);
    this.land = [...land.own, ...land.other];
  }

  isLand(x: number, y: number): boolean {
    return this.land.some((polygon) => inPolygon(polygon, x, y));
  }

  /** Whether a box is free. `air` is the distance to keep from lines. */
  isFree(box: Box, air = 0): boolean {
    return (
      !this.boxes.some((b) => overlap(b, box)) &&
      !this.lines.some((c) => meets(box, c.line ?? [], (c.half ?? 0) + air))
    );
  }

  /** Whether a box contains only water. */
  isWater({ x, y, w, h }: Box): boolean {
    for (let i = 0; i <= 6; i++) {
      for (let j = 0; j <= 4; j++) if (this.isLand(x + (i * w) / 6, y + (j * h) / 4)) return false;
    }
    return true;
  }

  /** Boxes added to the map since. */
  readonly taken: Box[] = [];

  take(box: Box): void {
    this.boxes.push(box);
    this.taken.push(box);
  }
}
