import { describe, expect, it } from "vitest";
import type { LogLine } from "../wire/types.ts";
import { jump, starts, turnAt } from "./turns.ts";

/** The turn that a move begins; 0 for none. The last move begins another turn. */
const log = [0, 1, 0, 0, 2, 0, 3].map((n, i) => ({
  step: i + 1,
  effects: n > 0 ? [{ kind: "turn-ends" }, { kind: "turn", n }] : [],
})) as unknown as LogLine[];

describe("turns", () => {
  const all = starts(log);
  it("begin with the move that ends the previous turn, whoever makes it", () => {
    expect(all).toEqual([
      { turn: 0, at: 0 },
      { turn: 1, at: 2 },
      { turn: 2, at: 5 },
      { turn: 3, at: 7 },
    ]);
    expect([0, 1, 2, 4, 5, 7].map((at) => turnAt(all, at))).toEqual([0, 0, 1, 1, 2, 3]);
  });

  it("can be jumped to from anywhere", () => {
    expect(jump(all, 3, true, 7)).toBe(5);
    expect(jump(all, 6, true, 7)).toBe(7);
    expect(jump(all, 5, false, 7)).toBe(2);
    expect(jump(all, 4, false, 7)).toBe(2);
    expect(jump(all, 0, false, 7)).toBe(0);
  });
});
