/** The fixed things during the arrangement: the frame, the emblems, the ships, land and water. */
import type { Box, Point } from "../../../web/src/map/shapes";
import { distanceToBox, overlap } from "./candidates";
import type { Line, Polygon } from "./input";
import { EMBLEM_R, FRAME, SHIP_R } from "./sizes";
import { inPolygon } from "./shapes";

/** The costs of overlaps that are forbidden, and of those to avoid. */
export const COST = { never: 1000, water: 4, land: 6 } as const;

export interface Scene {
  readonly ids: readonly string[];
  readonly at: readonly Point[];
  /** Pennants and anchors, which extend beyond their emblems. */
  readonly badges: readonly Box[];
  readonly ships: readonly Point[];
  readonly isLand: (x: number, y: number) => boolean;
  /** Whether a point is on the board's own land. */
  readonly isOwn: (x: number, y: number) => boolean;
}

/** A fast test for land, by a raster of the polygons with cells two units wide. */
export function raster(polygons: readonly Polygon[]): (x: number, y: number) => boolean {
  const cols = Math.ceil(FRAME.w / 2);
  const rows = Math.ceil(FRAME.h / 2);
  const bits = new Uint8Array(cols * rows);
  for (const polygon of polygons) {
    const xs = polygon[0].map((p) => p[0]);
    const ys = polygon[0].map((p) => p[1]);
    const [c0, c1] = [
      Math.max(0, Math.floor(Math.min(...xs) / 2)),
      Math.min(cols - 1, Math.floor(Math.max(...xs) / 2)),
    ];
    const [r0, r1] = [
      Math.max(0, Math.floor(Math.min(...ys) / 2)),
      Math.min(rows - 1, Math.floor(Math.max(...ys) / 2)),
    ];
    for (let r = r0; r <= r1; r++) {
      for (let c = c0; c <= c1; c++) if (inPolygon(polygon, c * 2 + 1, r * 2 + 1)) bits[r * cols + c] = 1;
    }
  }
  const clamp = (n: number, most: number): number => Math.min(most, Math.max(0, Math.floor(n / 2)));
  return (x, y) => bits[clamp(y, rows - 1) * cols + clamp(x, cols - 1)] === 1;
}

/** The cost of a box at its position, from fixed things. `coast` is the cost of each coast line that it covers. */
export function boxCost(scene: Scene, box: Box, coast: number): number {
  const edge = 3;
  const out =
    box.x < edge || box.y < edge || box.x + box.w > FRAME.w - edge || box.y + box.h > FRAME.h - edge;
  let cost = out ? COST.never : 0;
  for (const p of scene.at) if (distanceToBox(box, p) < EMBLEM_R + 1) cost += COST.never;
  for (const badge of scene.badges) if (overlap(box, badge)) cost += COST.never;
  for (const p of scene.ships) if (distanceToBox(box, p) < SHIP_R) cost += COST.never;
  return cost + coast * coastUnder(scene, box);
}

/** The number of coast lines in a box: changes between land and water along three rows. */
function coastUnder(scene: Scene, box: Box): number {
  let changes = 0;
  for (const row of [0, 0.5, 1]) {
    let before = scene.isLand(box.x, box.y + row * box.h);
    for (let x = box.x + 4; x <= box.x + box.w; x += 4) {
      const now = scene.isLand(x, box.y + row * box.h);
      if (now !== before) changes++;
      before = now;
    }
  }
  return Math.min(changes, 5);
}

/** The cost of a line that passes emblems of other places. */
export function lineCost(scene: Scene, line: Line, owners: readonly string[], room: number): number {
  let cost = 0;
  for (const [x, y] of line) {
    if (x < 4 || y < 4 || x > FRAME.w - 4 || y > FRAME.h - 4) cost += COST.never / 10;
    scene.at.forEach((p, i) => {
      if (!owners.includes(scene.ids[i]) && Math.hypot(p.x - x, p.y - y) < room) cost += COST.never / 4;
    });
  }
  return cost;
}
