import { expect, it } from "vitest";
import type { Zone } from "../wire/types.ts";
import { shelve } from "./shelf.ts";

const kind = (level: number, count: number, ...colours: Zone[]) => ({
  id: `${level}-${colours.join("-")}`,
  level,
  colours,
  count,
});
const lengths = (bays: ReturnType<typeof shelve>) =>
  Object.fromEntries(Object.entries(bays).map(([zone, bay]) => [zone, bay.length]));

it("puts manuscripts of one dialect into its bay, by level", () => {
  const bays = shelve([kind(3, 1, "pink"), kind(1, 2, "pink"), kind(2, 1, "blue")]);
  expect(bays.pink.map(({ level }) => level)).toEqual([1, 1, 3]);
  expect(lengths(bays)).toEqual({ blue: 1, yellow: 0, pink: 3, green: 0, orange: 0 });
});

it("fills as many gaps as possible with those of two dialects", () => {
  const bays = shelve([
    kind(1, 1, "blue"),
    kind(4, 1, "blue", "yellow"),
    kind(4, 1, "yellow", "pink"),
    kind(4, 1, "yellow", "green"),
  ]);
  expect(lengths(bays)).toEqual({ blue: 1, yellow: 1, pink: 1, green: 1, orange: 0 });
});

it("keeps a manuscript that fills no gap in the bay of its first dialect", () => {
  const bays = shelve([kind(1, 1, "green"), kind(1, 1, "orange"), kind(4, 1, "green", "orange")]);
  expect(bays.green.map(({ level }) => level)).toEqual([1, 4]);
});
