import { describe, expect, it } from "vitest";
import type { Box, Effect, LogLine } from "../wire/types.ts";
import { lately, marksOf, targetsOf, trailsOf } from "./recall.ts";

const box = { places: [{ id: "roma" }, { id: "siena" }] } as unknown as Box;
const effect = (kind: string, seat: string | null, a?: [string, unknown], b?: [string, unknown]) =>
  ({
    kind,
    seat,
    ...(a && { a: { is: a[0], value: a[1] } }),
    ...(b && { b: { is: b[0], value: b[1] } }),
  }) as unknown as Effect;
const line = (step: number, turn: number, seat: string | null, ...effects: Effect[]) =>
  ({ step, turn, seat, effects }) as unknown as LogLine;

const walk = line(3, 2, "red", effect("moved", "red", ["place", "siena"], ["place", "roma"]));
const sail = line(4, 2, "red", effect("moved", "red", ["place", "roma"], ["place", "tirreno"]));
const cube = line(5, 2, "grey", effect("cubes-taken", "grey", ["cube", "nobles"]), effect("ducats", "grey"));
const mine = line(2, 2, "yellow", effect("track", "yellow", ["track", "rest"], ["space", 3]));
const end = line(
  6,
  2,
  "black",
  effect("turn-ends", "black"),
  effect("turn", null),
  effect("cubes-offered", null, ["cube", "scribes"]),
);

describe("what a move was about", () => {
  it("is named by the targets of the table", () => {
    expect(targetsOf(box, walk)).toEqual(["place:siena", "place:roma"]);
    expect(targetsOf(box, sail)).toEqual(["place:roma", "sea:tirreno"]);
    expect(targetsOf(box, mine)).toEqual(["track:rest"]);
    expect(targetsOf(box, line(7, 2, "red", effect("lingua", "red")))).toEqual(["lingua"]);
  });

  it("is nothing of what the next turn brings", () => {
    expect(targetsOf(box, end)).toEqual([]);
  });

  it("is nothing that is secret", () => {
    expect(targetsOf(box, line(7, 2, "red", effect("card-seen", "red", ["card", null])))).toEqual([]);
  });
});

describe("what others did lately", () => {
  const holds = (seat: string | null) => seat === "yellow";
  const old = line(1, 1, "red", effect("cubes-taken", "red", ["cube", "nobles"]));

  it("begins after the last own move", () => {
    expect(lately([old, mine, walk, sail, cube, end], holds)).toEqual([walk, sail, cube, end]);
    expect(lately([walk, mine], holds)).toEqual([]);
  });

  it("is each seat's last turn for who only watches", () => {
    expect(lately([old, walk, cube], () => false)).toEqual([walk, cube]);
  });

  it("is marked by seat, and pieces have left a trail", () => {
    const marks = marksOf(box, [walk, sail, cube]);
    expect(marks.get("place:roma")).toEqual(["red"]);
    expect(marks.get("cubes:nobles")).toEqual(["grey"]);
    expect(trailsOf([walk, sail, cube])).toEqual([
      { seat: "red", from: "siena", to: "roma" },
      { seat: "red", from: "roma", to: "tirreno" },
    ]);
  });
});
