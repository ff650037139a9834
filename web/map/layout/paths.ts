/** SVG path strings with few characters: one decimal, relative steps that never drift. */
import type { PathData } from "../../src/map/shapes";
import type { Line, Polygon } from "./input";

/** One decimal, without a leading zero. */
function short(tenths: number): string {
  return String(tenths / 10).replace(/^(-?)0\./, "$1.");
}

/** Joins numbers, leaving out a blank where a sign already parts them. */
function join(tenths: readonly number[]): string {
  return tenths
    .map(short)
    .reduce((text, n) => (n.startsWith("-") || text === "" ? text + n : `${text} ${n}`), "");
}

/** An open or closed line. */
function linePath(line: Line, closed: boolean): PathData {
  const tenths = line.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)]);
  const steps: number[] = [];
  for (let i = 1; i < tenths.length; i++) {
    const dx = tenths[i][0] - tenths[i - 1][0];
    const dy = tenths[i][1] - tenths[i - 1][1];
    if (dx !== 0 || dy !== 0) steps.push(dx, dy);
  }
  return `M${join(tenths[0])}l${join(steps)}${closed ? "z" : ""}`;
}

/** Several open lines. */
export function linesPath(lines: readonly Line[]): PathData {
  return lines.map((line) => linePath(line, false)).join("");
}

/** Polygons with their holes; fill with the even-odd rule. */
export function polygonPath(polygons: readonly Polygon[]): PathData {
  return polygons.flatMap((polygon) => polygon.map((ring) => linePath(ring, true))).join("");
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

/** One decimal. */
export function tenth(n: number): number {
  return Math.round(n * 10) / 10;
}
