// The line of the vine in its strip around the map, and where its leaves grow.
import { vine } from "../map/emblem.ts";
import type { PathData } from "../map/shapes.ts";

const wave = { long: 22, high: 2.4 };

/** A leaf of three lobes that points to the right, from its foot at (0, 0). */
export const leaf: PathData =
  "M0 0C2-3.4 4.6-5.6 8.4-4.8 8-3.2 9.4-2 11.6-2.4 11.4-.6 9.4 1 7.4 1 5 2.6 2 2 0 0z";

/** A point of the wave along the middle of the vine, `far` pixels from the upper left corner. */
function along(width: number, height: number, far: number) {
  const middle = vine / 2;
  const sides = [width - vine, height - vine, width - vine, height - vine];
  const corners = [
    [middle, middle, 1, 0],
    [width - middle, middle, 0, 1],
    [width - middle, height - middle, -1, 0],
    [middle, height - middle, 0, -1],
  ] as const;
  let rest = far;
  for (const [i, long] of sides.entries()) {
    const [x, y, dx, dy] = corners[i] ?? corners[0];
    if (rest <= long || i === 3) {
      const off = wave.high * Math.sin((far / wave.long) * Math.PI);
      return { x: x + dx * rest - dy * off, y: y + dy * rest + dx * off, dx, dy };
    }
    rest -= long;
  }
  return { x: middle, y: middle, dx: 1, dy: 0 };
}

const around = (width: number, height: number) => 2 * (width + height - 2 * vine);
const r1 = (n: number) => Math.round(n * 10) / 10;

export function stem(width: number, height: number): PathData {
  const steps = Math.max(8, Math.round(around(width, height) / 6));
  return Array.from({ length: steps + 1 }, (_, i) =>
    along(width, height, (i / steps) * around(width, height)),
  )
    .map(({ x, y }, i) => `${i === 0 ? "M" : "L"}${r1(x)} ${r1(y)}`)
    .join("");
}

export interface Sprig {
  x: number;
  y: number;
  angle: number;
  side: 1 | -1;
  /** The leaf of a turn; the small ones fill the space before it. */
  big: boolean;
  turn: number;
}

/** The leaves of all turns: for each, some small ones and then the big one. */
export function sprigs(width: number, height: number, last: number): Sprig[] {
  const whole = around(width, height);
  const each = whole / Math.max(1, last);
  const n = Math.max(2, Math.round(each / wave.long));
  return Array.from({ length: last * n }, (_, i) => {
    const at = along(width, height, Math.min(whole, ((i + 1) / n) * each) - 3);
    const side = i % 2 === 0 ? 1 : -1;
    return {
      x: r1(at.x),
      y: r1(at.y),
      angle: r1((Math.atan2(at.dy, at.dx) * 180) / Math.PI + 24 * side),
      side,
      big: (i + 1) % n === 0,
      turn: Math.floor(i / n) + 1,
    };
  });
}
