/** Compact SVG paths: relative steps without accumulated rounding errors, in tenths of a unit, or in halves if that is not visible. */
import type { PathData } from "../../../web/src/map/shapes";
import type { Line, Polygon } from "./input";

/** A number with one decimal, without a leading zero. */
function short(tenths: number): string {
  return String(tenths / 10).replace(/^(-?)0\./, "$1.");
}

/** Joins numbers, without a blank before a minus sign. */
function join(tenths: readonly number[]): string {
  return tenths
    .map(short)
    .reduce((text, n) => (n.startsWith("-") || text === "" ? text + n : `${text} ${n}`), "");
}

/** The precision of points, in tenths of a unit. */
export type Grain = 1 | 5;

/** An open or closed line. */
export function linePath(line: Line, closed: boolean, grain: Grain = 1): PathData {
  const told = (n: number): number => Math.round((n * 10) / grain) * grain;
  const tenths = line.map(([x, y]) => [told(x), told(y)]);
  const steps: number[] = [];
  for (let i = 1; i < tenths.length; i++) {
    const dx = tenths[i][0] - tenths[i - 1][0];
    const dy = tenths[i][1] - tenths[i - 1][1];
    if (dx !== 0 || dy !== 0) steps.push(dx, dy);
  }
  return `M${join(tenths[0])}l${join(steps)}${closed ? "z" : ""}`;
}

/** Several open lines. */
export function linesPath(lines: readonly Line[], grain: Grain = 1): PathData {
  return lines.map((line) => linePath(line, false, grain)).join("");
}

/** Polygons with holes, to be filled with the even-odd rule. */
export function polygonPath(polygons: readonly Polygon[], grain: Grain = 1): PathData {
  return polygons.flatMap((polygon) => polygon.map((ring) => linePath(ring, true, grain))).join("");
}

/** A quadratic curve. */
export function curvePath(
  a: readonly [number, number],
  c: readonly [number, number],
  b: readonly [number, number],
): PathData {
  const tenths = [a, c, b].map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)]);
  return `M${join(tenths[0])}Q${join([...tenths[1], ...tenths[2]])}`;
}

/** Rounds to one decimal. */
export function tenth(n: number): number {
  return Math.round(n * 10) / 10;
}
