import { describe, expect, it } from "vitest";
import type { LogLine } from "../wire/types.ts";
import { lately, marksOf, trailsOf } from "./recall.ts";

const line = (step: number, turn: number, seat: string, targets: string[], way?: [string, string]) => {
  const [from, to] = way ?? [];
  const moved = { kind: "moved", seat, a: { type: "place", value: from }, b: { type: "place", value: to } };
  return { step, turn, seat, targets, effects: way ? [moved] : [] } as unknown as LogLine;
};

const walk = line(3, 2, "red", ["place:siena", "place:roma"], ["siena", "roma"]);
const sail = line(4, 2, "red", ["place:roma", "sea:tirreno"], ["roma", "tirreno"]);
const cube = line(5, 2, "grey", ["cubes:nobles"]);
const mine = line(2, 2, "yellow", ["track:rest"]);
const end = line(6, 2, "black", []);

describe("the last moves of others", () => {
  const holds = (seat: string | null) => seat === "yellow";
  const old = line(1, 1, "red", ["cubes:nobles"]);

  it("begin after the viewer's last move", () => {
    expect(lately([old, mine, walk, sail, cube, end], holds)).toEqual([walk, sail, cube, end]);
    expect(lately([walk, mine], holds)).toEqual([]);
  });

  it("are each seat's last turn for spectators", () => {
    expect(lately([old, walk, cube], () => false)).toEqual([walk, cube]);
  });

  it("are marked by seat, and pieces leave a trail", () => {
    expect([...marksOf([walk, sail, cube])]).toEqual([
      ["place:siena", ["red"]],
      ["place:roma", ["red"]],
      ["sea:tirreno", ["red"]],
      ["cubes:nobles", ["grey"]],
    ]);
    expect(trailsOf([walk, sail, cube])).toEqual([
      { seat: "red", from: "siena", to: "roma" },
      { seat: "red", from: "roma", to: "tirreno" },
    ]);
  });
});
