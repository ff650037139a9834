import { describe, expect, it } from "vitest";
import { matches } from "./fold.ts";

describe("the text search", () => {
  it("finds words in any order, without case and accents", () => {
    expect(matches("Lingua d’Oïl, the northern tongue", "oil")).toBe(true);
    expect(matches("Città francescana", "FRANCESCANA citta")).toBe(true);
    expect(matches("Città francescana", "abbazia")).toBe(false);
    expect(matches("anything", "  ")).toBe(true);
  });
});
