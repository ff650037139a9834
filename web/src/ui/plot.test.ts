import { describe, expect, it } from "vitest";
import { apart, ceiling, curves, tick, type Frame, type Reading } from "./plot.ts";

const frame: Frame = { width: 120, height: 110, left: 10, right: 10, top: 5, bottom: 5 };
const readings = (yellow: (turn: number) => number, red: (turn: number) => number): Reading[] =>
  [1, 2, 3].map((turn) => ({ turn, values: { yellow: yellow(turn), red: red(turn) } }));
const rising = readings(
  (turn) => turn * 10,
  (turn) => 40 - turn * 10,
);

describe("plot", () => {
  it("takes round steps", () => {
    expect([1, 4, 9, 37, 92, 61].map(tick)).toEqual([1, 1, 5, 10, 50, 20]);
    expect(ceiling(rising)).toBe(30);
  });

  it("runs from left to right and from bottom to top", () => {
    const [yellow, red] = curves(rising, 30, frame);
    expect(yellow?.points.map((p) => p.x)).toEqual([10, 60, 110]);
    expect(yellow?.points.at(-1)?.y).toBe(5);
    expect(red?.points.at(0)?.y).toBe(5);
  });

  it("never leaves the frame at the bottom", () => {
    const low = readings(
      (turn) => turn,
      () => -1,
    );
    expect(curves(low, 3, frame)[1]?.points[0]?.y).toBe(105);
  });

  it("moves marks apart and keeps their order", () => {
    expect(apart([10, 12, 50], 8, 100)).toEqual([10, 18, 50]);
    expect(apart([12, 10], 8, 100)).toEqual([18, 10]);
  });

  it("keeps all marks inside the frame at the bottom", () => {
    expect(apart([100, 10, 100, 100], 8, 100)).toEqual([84, 10, 92, 100]);
  });
});
