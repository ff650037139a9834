import { describe, expect, it } from "vitest";
import { speak, withWords } from "../i18n/i18n.svelte.ts";
import { clauses } from "./effects.ts";
import type { Deck, Effect, LogLine, Place } from "../wire/types.ts";
import { cardMove, deckAt, goodName, goodOf, partsOf } from "./cards.ts";
import { cubes, type Scene } from "./names.ts";

const scene = { table: null, view: { trade: null }, box: null } as unknown as Scene;

describe("cards", () => {
  it("takes ids and moves apart", () => {
    expect(partsOf("placiti-guaita")).toEqual(["placiti", "guaita"]);
    expect(goodOf(["ducats", "50"])).toEqual({ good: "ducats", n: 50 });
    expect(goodOf(["manuscript", "4", "blue-pink"])).toEqual({ good: "manuscript-4-blue-pink", n: 1 });
    expect(goodOf(["lingua"])).toEqual({ good: "lingua", n: 1 });
  });

  it("leaves the moves of the game itself alone", () => {
    for (const move of ["keep 3j", "keep none", "give 3", "accept", "refuse", "move roma", "end"])
      expect(cardMove(scene, move), move).toBeNull();
    for (const move of ["keep placiti none", "give up ritmo blue", "give ritmo blue", "return white 2"])
      expect(cardMove(scene, move), move).not.toBeNull();
  });

  it("knows where a deck is drawn", () => {
    const decks = [{ deck: "placiti" }, { deck: "glossario" }] as Deck[];
    const at = (...there: string[]) => deckAt(decks, { decks: there } as unknown as Place)?.deck;
    expect(at("glossario")).toBe("glossario");
    expect(at()).toBeUndefined();
  });
});

describe("what changes hands", () => {
  const piece = (seat: string, n: number, value: string | null) =>
    ({
      kind: "tile-traded",
      seat,
      n,
      a: { is: "tile", value },
      b: { is: "seat", value: "red" },
      rules: [],
    }) as unknown as Effect;
  const said = (...effects: Effect[]) =>
    clauses(scene, { step: 1, seat: "red", move: "yield library ?", effects } as unknown as LogLine).map(
      (c) => c.seat,
    );

  it("is told once, by the receiver", () => {
    expect(said(piece("red", -1, "3"), piece("black", 1, "3"))).toEqual(["black"]);
    expect(said(piece("red", -1, null), piece("black", 1, null))).toEqual(["black"]);
  });
});

it("names cubes by themselves, or as somebody takes them", async () => {
  await speak("de");
  await withWords(Promise.resolve(), "cards");
  expect(goodName("nobles", 1)).toBe("1 Adliger");
  expect(goodName("nobles", 1, cubes)).toBe("1 Adligen");
  expect(goodName("nobles", 2)).toBe("2 Adlige");
});
