// No two have the same face.
import { expect, it } from "vitest";
import { faces } from "./faces.ts";
import { patrons } from "./patrons.ts";

const people = { ...faces, ...patrons };

it("draws every person differently", () => {
  const drawn = Object.values(people).map(({ strokes }) => strokes.map(({ d }) => d).join());
  expect(new Set(drawn).size).toBe(drawn.length);
});

it("draws with paths only, in known pigments", () => {
  for (const [name, { strokes }] of Object.entries(people))
    for (const { d } of strokes) expect(d, name).toMatch(/^M[\d\s.,MLHVCSQTAZacmlhvzq-]+$/);
});
