// Everybody whom the wire can name has a face, and no two have the same.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { faces } from "./faces.ts";

const schema = JSON.parse(readFileSync("../view/schema.json", "utf8")) as {
  $defs: Record<string, { enum?: string[] }>;
};
const named = ["Friar", "Cardinal", "Office"].flatMap((kind) => schema.$defs[kind]?.enum ?? []);

it("draws every friar, cardinal and office, and the merchant", () => {
  expect(named).toHaveLength(16);
  expect(Object.keys(faces).sort()).toEqual([...named, "merchant"].sort());
});

it("draws nobody twice", () => {
  const drawn = Object.values(faces).map(({ strokes }) => strokes.map(({ d }) => d).join());
  expect(new Set(drawn).size).toBe(drawn.length);
});

it("draws with paths only, in known pigments", () => {
  for (const [name, { strokes }] of Object.entries(faces))
    for (const { d } of strokes) expect(d, name).toMatch(/^M[\d\s.,MLHVCSQTAZacmlhvzq-]+$/);
});
