/** Simplifies a line by Visvalingam's algorithm: the point with the smallest triangle is removed first. */
import type { Line } from "./input";

/** Triangles smaller than this are invisible, in square display units. */
const UNSEEN = 0.5;

type XY = readonly [number, number];

function triangle(a: XY, b: XY, c: XY): number {
  return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
}

/** The line without invisible points. A ring keeps at least four. */
export function thin(line: Line, closed: boolean): Line {
  const points = [...line];
  const areaAt = (i: number): number => {
    if (!closed && (i === 0 || i === points.length - 1)) return Infinity;
    const n = points.length;
    return triangle(points[(i + n - 1) % n], points[i], points[(i + 1) % n]);
  };
  const areas = points.map((_, i) => areaAt(i));
  while (points.length > 4) {
    let least = 0;
    for (let i = 1; i < areas.length; i++) if (areas[i] < areas[least]) least = i;
    if (areas[least] >= UNSEEN) break;
    points.splice(least, 1);
    areas.splice(least, 1);
    const n = points.length;
    for (const i of [(least + n - 1) % n, least % n]) areas[i] = areaAt(i);
  }
  return points;
}
