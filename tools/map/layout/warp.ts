/** Thin-plate splines: the smoothest warp of the plane that takes given points to given points. */
import type { Point } from "../../../web/src/map/shapes";
import { solve } from "./solve";

export type Warp = (x: number, y: number) => [number, number];

/** The kernel r² log r, from the squared distance. */
function kernel(squared: number): number {
  return squared > 0 ? 0.5 * squared * Math.log(squared) : 0;
}

/** The spline through all pairs (from[i], to[i]). */
export function thinPlate(from: readonly Point[], to: readonly Point[]): Warp {
  const n = from.length;
  const size = n + 3;
  const matrix = Array.from({ length: size }, () => new Float64Array(size));
  from.forEach((p, i) => {
    from.forEach((q, j) => {
      matrix[i][j] = kernel((p.x - q.x) ** 2 + (p.y - q.y) ** 2);
    });
    [1, p.x, p.y].forEach((v, k) => {
      matrix[i][n + k] = v;
      matrix[n + k][i] = v;
    });
  });
  const padded = (values: number[]): Float64Array => Float64Array.from([...values, 0, 0, 0]);
  const [wx, wy] = solve(matrix, [padded(to.map((p) => p.x)), padded(to.map((p) => p.y))]);
  return (x, y) => {
    let u = wx[n] + wx[n + 1] * x + wx[n + 2] * y;
    let v = wy[n] + wy[n + 1] * x + wy[n + 2] * y;
    for (let i = 0; i < n; i++) {
      const k = kernel((x - from[i].x) ** 2 + (y - from[i].y) ** 2);
      u += wx[i] * k;
      v += wy[i] * k;
    }
    return [u, v];
  };
}
