import { describe, expect, it } from "vitest";
import type { Score, Seat } from "../wire/types.ts";
import { categories, sums, tied, told, untold, type Category } from "./ceremony.ts";

const all: Category[] = [
  "office",
  "votes",
  "scribes",
  "library",
  "ducats",
  "riddle",
  "canticle",
  "university",
  "harbours",
  "manuscripts",
  "colours",
  "tile",
  "ritmo",
];
function seat(seat: Seat, vp: Partial<Record<Category, number>>): Score["seats"][number] {
  const lines = all.map((category) => ({ category, rule: "SCO-1", vp: vp[category] ?? 0 }));
  const total = lines.reduce((sum, line) => sum + line.vp, 0);
  return { seat, known: total, total, lines };
}
const score: Score = {
  final: true,
  rule: "SCO-12",
  seats: [
    seat("yellow", { scribes: 3, manuscripts: 20, office: 11 }),
    seat("red", { manuscripts: 27, tile: -4, office: 11 }),
    seat("black", { manuscripts: 27, votes: 3, ducats: 4 }),
  ],
  rank: ["red", "black", "yellow"],
};

describe("ceremony", () => {
  it("lists all categories, and separately those that gained or cost points", () => {
    expect(categories(score).map((s) => s.category)).toHaveLength(13);
    expect(told(score).map((s) => s.category)).toEqual([
      "office",
      "votes",
      "scribes",
      "ducats",
      "manuscripts",
      "tile",
    ]);
    expect(untold(score).map((s) => s.category)).toEqual([
      "library",
      "riddle",
      "canticle",
      "university",
      "harbours",
      "colours",
      "ritmo",
    ]);
  });

  it("adds up to the totals", () => {
    const steps = told(score);
    expect(sums(score, steps, 0)).toEqual({ yellow: 0, red: 0, black: 0 });
    expect(sums(score, steps, 3)).toEqual({ yellow: 14, red: 11, black: 3 });
    expect(sums(score, steps, steps.length)).toEqual({ yellow: 34, red: 34, black: 34 });
  });

  it("names the seats whose tie knowledge decided", () => {
    expect(tied(score)).toEqual(["yellow", "red", "black"]);
  });
});
