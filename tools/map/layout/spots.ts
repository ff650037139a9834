/** The candidate positions of a box around its emblem. */
import type { Point } from "../../../web/src/map/shapes";
import type { Side } from "./input";
import { EMBLEM_R } from "./sizes";

/**
 * A candidate position for a box: its centre, the side of the emblem that it is on, and a penalty that grows with
 * the distance from the best position.
 */
export interface Spot extends Point {
  readonly side: Side;
  readonly stray: number;
}

const GAP = 2;

/** Positions for a box of w x h around a centre: a close ring, then a wider one. */
export function spots(at: Point, w: number, h: number): Spot[] {
  const out = EMBLEM_R + GAP;
  const slide = w / 2 - EMBLEM_R;
  const found: Spot[] = [];
  const add = (side: Side, dx: number, dy: number, stray: number): void => {
    found.push({ side, x: at.x + dx, y: at.y + dy, stray });
  };
  for (const up of [-1, 1] as const) {
    const [straight, left, right]: readonly Side[] = up < 0 ? ["n", "nw", "ne"] : ["s", "sw", "se"];
    for (const [ring, far] of [0, 7, 12, 16, 24, 30].entries()) {
      const dy = up * (out + h / 2 + far);
      const stray = ring * 1.6;
      add(straight, 0, dy, stray);
      for (const share of [0.35, 0.7, 1, 1.35, 1.7]) {
        add(straight, slide * share, dy, stray + share * 0.5);
        add(straight, -slide * share, dy, stray + share * 0.5);
      }
    }
    const corner = EMBLEM_R * 0.72 + GAP;
    add(left, -corner - w / 2, up * (corner + h / 2), 0.6);
    add(right, corner + w / 2, up * (corner + h / 2), 0.6);
    add(left, -corner - w / 2, up * (corner + h / 2 + 10), 1.6);
    add(right, corner + w / 2, up * (corner + h / 2 + 10), 1.6);
  }
  for (const right of [-1, 1] as const) {
    const side: Side = right < 0 ? "w" : "e";
    for (const [ring, far] of [0, 6, 20, 38, 44].entries()) {
      const dx = right * (out + w / 2 + far);
      for (const dy of [0, -5, 5, -10, 10, -15, 15]) add(side, dx, dy, Math.abs(dy) / 20 + ring * 1.8);
    }
  }
  return found;
}
