// A tendril with a shoot in each of its bends, on a grid of 900 by 44.
import type { Shoot } from "./vine.ts";

const bends = Array.from({ length: 9 }, (_, i) => i * 100);

export const tendril = {
  width: 900,
  wave: `M0 22${bends.map(() => "q25-30 50 0t50 0").join("")}`,
  shoots: bends.flatMap((x): Shoot[] => [
    { x: x + 27, y: 26, radius: 13, from: -30, turns: 1.5, leaves: 4 },
    { x: x + 77, y: 18, radius: 13, from: 30, turns: -1.5, leaves: 4 },
  ]),
};
