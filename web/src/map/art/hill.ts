// The strokes of a hill. Three shapes alternate, so that no row looks stamped.
import type { Hill, PathData } from "../shapes.ts";

/** An outline from foot to foot over the summit, as fractions of the height. */
const outlines = [
  [-0.66, 0, -0.46, -0.34, -0.34, -0.9, -0.02, -1, 0.3, -0.92, 0.4, -0.3, 0.66, 0],
  [-0.7, 0, -0.5, -0.2, -0.5, -0.72, -0.14, -0.96, 0.2, -1.08, 0.36, -0.36, 0.7, 0],
  [-0.62, 0, -0.5, -0.5, -0.2, -0.98, 0.08, -1, 0.36, -0.84, 0.34, -0.26, 0.64, 0],
] as const;

const n = (value: number) => String(Math.round(value * 10) / 10);

const kind = ([x, y]: Hill) => Math.abs(x * 7 + y * 3) % outlines.length;

export function hill(it: Hill): PathData {
  const [x, y, h] = it;
  const [x0, y0, ...rest] = outlines[kind(it)] ?? outlines[0];
  const at = (values: readonly number[]) => values.map((v, i) => n((i % 2 === 0 ? x : y) + v * h)).join(" ");
  return `M${at([x0, y0])}C${at(rest)}`;
}

/** Three strokes down the shaded side. */
export function shade([x, y, h]: Hill): PathData {
  return [0.14, 0.3, 0.45]
    .map((dx, i) => {
      const from = -0.8 + 0.24 * i;
      return `M${n(x + dx * h)} ${n(y + from * h)}q${n(0.02 * h)} ${n(0.2 * h)} ${n(0.1 * h)} ${n((0.34 - 0.06 * i) * h)}`;
    })
    .join("");
}
