import { describe, expect, it } from "vitest";
import { speak, withWords } from "../i18n/i18n.svelte.ts";
import { clauses } from "./effects.ts";
import type { Deck, Effect, LogLine, Place, Step } from "../wire/types.ts";
import { cardMove, deckAt, goodName, goodOf, partsOf } from "./cards.ts";
import { cubes, type Scene } from "./names.ts";

const scene = { table: null, view: { trade: null }, box: null } as unknown as Scene;

const move = (kind: Step["kind"], ...operands: Step["operands"]) => ({ kind, operands });

describe("cards", () => {
  it("takes ids apart", () => {
    expect(partsOf("placiti-guaita")).toEqual(["placiti", "guaita"]);
  });

  it("reads goods from what a move names", () => {
    const asked = (good: string, amount: number) =>
      goodOf(move("ask", { is: "good", value: good }, { is: "amount", value: amount }));
    expect(asked("ducats", 50)).toEqual({ good: "ducats", n: 50 });
    expect(asked("manuscript-4-blue-pink", 1)).toEqual({ good: "manuscript-4-blue-pink", n: 1 });
  });

  it("leaves the moves of the game itself alone", () => {
    for (const kind of ["keep", "give", "accept", "refuse", "move", "end"] as const)
      expect(cardMove(scene, move(kind)), kind).toBeNull();
    for (const kind of ["keep-card", "give-up", "give-ritmo", "return-white"] as const)
      expect(cardMove(scene, move(kind)), kind).not.toBeNull();
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
    clauses(scene, { step: 1, seat: "red", ...move("yield"), effects } as unknown as LogLine).map(
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
