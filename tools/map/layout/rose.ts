/** The largest free area of water, for a compass rose. */
import type { Rose } from "../../../web/src/map/shapes";
import { type Candidate, distanceToBox } from "./candidates";
import type { Scene } from "./scene";
import { EMBLEM_R, FRAME, SHIP_R, TILT } from "./sizes";

const LARGEST = 34;
const SMALLEST = 18;

/** The distance of a point from the nearest thing that is drawn. */
function room(scene: Scene, chosen: readonly Candidate[], x: number, y: number): number {
  let r = Math.min(LARGEST, x - 6, y - 6, FRAME.w - 6 - x, FRAME.h - 6 - y);
  for (const p of scene.at) r = Math.min(r, Math.hypot(p.x - x, p.y - y) - EMBLEM_R - 4);
  for (const p of scene.ships) r = Math.min(r, Math.hypot(p.x - x, p.y - y) - SHIP_R - 4);
  for (const c of chosen) {
    if (!c.line) r = Math.min(r, distanceToBox(c.bounds, { x, y }) - 3);
    for (const [u, v] of c.line ?? []) r = Math.min(r, Math.hypot(u - x, v - y) - (c.half ?? 0) - 4);
  }
  for (let k = 0; k < 24 && r > 0; k++) {
    const angle = (k * Math.PI) / 12;
    while (r > 0 && scene.isLand(x + (r + 5) * Math.cos(angle), y + (r + 5) * Math.sin(angle))) r -= 2;
  }
  return scene.isLand(x, y) ? 0 : r;
}

export function findRose(scene: Scene, chosen: readonly Candidate[]): Rose | null {
  let best: Rose | null = null;
  for (let y = 20; y < FRAME.h; y += 8) {
    for (let x = 20; x < FRAME.w; x += 8) {
      const r = room(scene, chosen, x, y);
      if (r >= SMALLEST && r > (best?.r ?? 0)) best = { x, y, r: Math.floor(r), north: -TILT };
    }
  }
  return best;
}
