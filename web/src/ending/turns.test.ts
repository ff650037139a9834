import { describe, expect, it } from "vitest";
import type { LogLine } from "../wire/types.ts";
import { jump, starts, turnAt } from "./turns.ts";

const log = [0, 0, 1, 1, 1, 2, 2].map((turn, i): LogLine => ({
  step: i + 1,
  at: "",
  turn,
  seat: null,
  bot: false,
  move: null,
  kind: null,
  operands: [],
  effects: [],
}));

describe("turns", () => {
  const all = starts(log);
  it("begin where the first of their moves is made", () => {
    expect(all).toEqual([
      { turn: 0, at: 0 },
      { turn: 1, at: 2 },
      { turn: 2, at: 5 },
    ]);
    expect([0, 1, 2, 4, 5, 7].map((at) => turnAt(all, at))).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it("are jumped to from anywhere", () => {
    expect(jump(all, 3, true, 7)).toBe(5);
    expect(jump(all, 6, true, 7)).toBe(7);
    expect(jump(all, 5, false, 7)).toBe(2);
    expect(jump(all, 4, false, 7)).toBe(2);
    expect(jump(all, 0, false, 7)).toBe(0);
  });
});
