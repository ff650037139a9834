import { describe, expect, it } from "vitest";
import type { TurnScore } from "../wire/types.ts";
import { apart, ceiling, curves, tick, type Frame } from "./plot.ts";

const frame: Frame = { width: 120, height: 110, left: 10, right: 10, top: 5, bottom: 5 };
const progress: TurnScore[] = [1, 2, 3].map((turn) => ({
  turn,
  step: turn * 10,
  seats: [
    { seat: "yellow", knowledge: turn * 10, vp: turn },
    { seat: "red", knowledge: 40 - turn * 10, vp: -1 },
  ],
}));

describe("plot", () => {
  it("takes round steps", () => {
    expect([1, 4, 9, 37, 92, 61].map(tick)).toEqual([1, 1, 5, 10, 50, 20]);
    expect(ceiling(progress, "knowledge")).toBe(30);
  });

  it("draws from left to right and from bottom to top", () => {
    const [yellow, red] = curves(progress, "knowledge", frame);
    expect(yellow?.points.map((p) => p.x)).toEqual([10, 60, 110]);
    expect(yellow?.points.at(-1)?.y).toBe(5);
    expect(red?.points.at(0)?.y).toBe(5);
  });

  it("never leaves the frame below", () => {
    expect(curves(progress, "vp", frame)[1]?.points[0]?.y).toBe(105);
  });

  it("moves marks apart and keeps their order", () => {
    expect(apart([10, 12, 50], 8)).toEqual([10, 18, 50]);
    expect(apart([12, 10], 8)).toEqual([18, 10]);
  });
});
