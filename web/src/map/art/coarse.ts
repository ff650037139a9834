// Simplified shores: wide strokes need no small bends, and are drawn many times faster without them.
import type { PathData } from "../shapes.ts";

const numbers = /-?(?:\d+\.?\d*|\.\d+)/g;

/**
 * Simplifies a path so that its steps have at least `step` units. Each of its lines must start with M and
 * continue in relative steps.
 */
export function coarse(path: PathData, step: number): PathData {
  return path
    .split("M")
    .slice(1)
    .map((line) => {
      const values = (line.match(numbers) ?? []).map(Number);
      let [x = 0, y = 0] = values;
      const kept = [`M${x} ${y}`];
      let [dx, dy] = [0, 0];
      for (let i = 2; i + 1 < values.length; i += 2) {
        dx += values[i] ?? 0;
        dy += values[i + 1] ?? 0;
        if (Math.hypot(dx, dy) < step && i + 3 < values.length) continue;
        [x, y] = [x + dx, y + dy];
        kept.push(`L${x.toFixed(1)} ${y.toFixed(1)}`);
        [dx, dy] = [0, 0];
      }
      return kept.join("") + (line.endsWith("z") ? "z" : "");
    })
    .join("");
}
