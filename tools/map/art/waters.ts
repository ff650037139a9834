/** Rivers and lakes on the map. */
import type { PathData } from "../../../web/src/map/shapes";
import { runs } from "../layout/clip";
import type { Line } from "../layout/input";
import { linePath, linesPath } from "../layout/paths";
import { project } from "../layout/project";
import type { Warp } from "../layout/warp";
import { waver } from "../layout/waver";
import { type Degrees, LAKES, RIVERS } from "./rivers";
import type { Room } from "./room";

/** Points of a smooth curve through the given points (a Catmull-Rom spline), `n` per segment. */
function smooth(points: Line, n: number): Line {
  const at = (i: number): readonly [number, number] => points[Math.min(points.length - 1, Math.max(0, i))];
  return points.slice(1).flatMap((_, i) =>
    Array.from({ length: i === points.length - 2 ? n + 1 : n }, (_, k): [number, number] => {
      const t = k / n;
      const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
      const mix = (j: 0 | 1): number =>
        b[j] +
        0.5 *
          t *
          (c[j] - a[j] + t * (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j] + t * (3 * (b[j] - c[j]) + d[j] - a[j])));
      return [mix(0), mix(1)];
    }),
  );
}

/** A river on the map, with small bends as if drawn by a pen. */
function course(river: Degrees, warp: Warp): Line {
  return smooth(
    river.map(([lat, lon]) => warp(...project(lon, lat))),
    4,
  ).map(([x, y]) => {
    const [u, v] = waver(x, y);
    return [x + 0.5 * (u - x), y + 0.5 * (v - y)];
  });
}

/** All rivers, and separately their broad lower halves. */
export function rivers(warp: Warp, room: Room): { all: PathData; lower: PathData } {
  const isLand = (x: number, y: number): boolean => room.isLand(x, y);
  const courses = Object.values(RIVERS).map((river) => course(river, warp));
  return {
    all: linesPath(
      courses.flatMap((line) => runs(line, isLand)),
      5,
    ),
    lower: linesPath(
      courses.flatMap((line) => runs(line.slice(Math.floor(line.length * 0.55)), isLand)),
      5,
    ),
  };
}

/** Kilometres per degree of latitude. */
const DEGREE = 111.2;

export function lakes(warp: Warp): PathData {
  return LAKES.map(([lat, lon, long, broad, turn]) => {
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const shore = Array.from({ length: 14 }, (_, i): readonly [number, number] => {
      const a = (2 * Math.PI * i) / 14;
      const [n, e] = [long * Math.cos(a), broad * Math.sin(a)];
      const [north, east] = [n * cos - e * sin, n * sin + e * cos];
      return warp(...project(lon + east / DEGREE / Math.cos((lat * Math.PI) / 180), lat + north / DEGREE));
    });
    return linePath(shore, true);
  }).join("");
}
