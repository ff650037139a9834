// Every kind of manuscript has a text, and every text a source.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { zones } from "../wire/contract.ts";
import type { Zone } from "../wire/types.ts";
import { letterOf } from "./letters.ts";
import { canticle, incipits, writtenOn } from "./incipits.ts";

interface Box {
  manuscripts: Record<string, { is: Record<string, number> }>;
}
const boxes = ["classic", "deluxe"].map(
  (name) => parse(readFileSync(`../edition/data/${name}.yaml`, "utf8")) as Box,
);
const kinds = boxes.flatMap(({ manuscripts }) =>
  Object.entries(manuscripts).flatMap(([level, { is }]) =>
    Object.keys(is).map((kind) => ({
      level: Number(level),
      colours: zones.filter((zone) => kind.includes(zone)) as Zone[],
    })),
  ),
);
const all = [...Object.values(incipits).flat(), canticle];

it("exist for every kind in every set-up, one for each of its dialects", () => {
  expect(kinds).toHaveLength(50);
  for (const { level, colours } of kinds)
    expect(writtenOn(level, colours), `${level} ${colours.join()}`).toHaveLength(colours.length);
});

it("begin with the letter that the market shows", () => {
  for (const kind of kinds)
    expect(letterOf(kind)).toBe(writtenOn(kind.level, kind.colours)[0]?.words.charAt(0));
});

it("are all different", () => {
  expect(new Set(all.map(({ words }) => words)).size).toBe(21);
});

it("have work, date and source, none later than the first quarter of the fourteenth century", () => {
  for (const { words, then, work, date, source } of all) {
    expect(words, source).toMatch(/^[A-Z].{8,}$/);
    expect(then.length, words).toBeGreaterThan(8);
    expect(work, words).not.toBe("");
    expect(source, words).toMatch(/ (1[89]\d\d|ms\. \d+)$/);
    expect(Number(date.replace("c. ", "")), words).toBeLessThan(1325);
  }
});
