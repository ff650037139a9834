// Keyboard navigation between places.
import type { Point } from "./shapes.ts";

const directions: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The node next to `from` in the direction of an arrow key; null for other keys and at the edge. */
export function nearest(key: string, from: Point, nodes: Iterable<readonly [string, Point]>): string | null {
  const way = directions[key];
  if (!way) return null;
  let best: string | null = null;
  let least = Infinity;
  for (const [id, { x, y }] of nodes) {
    const ahead = (x - from.x) * way.x + (y - from.y) * way.y;
    const aside = Math.abs((x - from.x) * way.y - (y - from.y) * way.x);
    if (ahead < 1 || aside > 2 * ahead) continue;
    const far = ahead + 2 * aside;
    if (far < least) [best, least] = [id, far];
  }
  return best;
}
