// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from "vitest";
import { speak, withWords } from "../i18n/i18n.svelte.ts";
import type { Deck, Place, Setup, Step } from "../wire/types.ts";
import { cardName, cardsWords, deckAt, goodName, goodOf, goodTaken, piles } from "./cards.ts";
import type { Scene } from "./names.ts";

const setup = {
  cards: [{ id: "placiti-white", deck: "placiti", label: "white", vp: 0 }],
  tiles: [{ id: "4-blue-pink", level: 4, colours: ["blue", "pink"] }],
} as unknown as Setup;
const scene: Scene = { table: null, view: null, setup };

const move = (kind: Step["kind"], ...operands: Step["operands"]) => ({ kind, operands });

describe("cards", () => {
  beforeAll(async () => {
    await speak("de");
    await withWords(Promise.resolve(), "cards");
  });

  it("reads goods from the operands of a move", () => {
    const asked = (good: string, amount: number) =>
      goodOf(move("ask", { type: "good", value: good }, { type: "amount", value: amount }));
    expect(asked("ducats", 50)).toEqual({ good: "ducats", n: 50 });
    expect(asked("manuscript-4-blue-pink", 1)).toEqual({ good: "manuscript-4-blue-pink", n: 1 });
  });

  it("finds the deck of a place", () => {
    const decks = [{ deck: "placiti" }, { deck: "glossario" }] as Deck[];
    const at = (...there: string[]) => deckAt(decks, { decks: there } as unknown as Place)?.deck;
    expect(at("glossario")).toBe("glossario");
    expect(at()).toBeUndefined();
  });

  it("takes the labels of cards and manuscripts from the set-up", () => {
    expect(cardName(scene, "placiti-white")).toBe("weiße Karte");
    expect(cardsWords(scene, ["placiti-white", null, "placiti-white", null])).toBe(
      "2 × weiße Karte, 2 Karten",
    );
    expect(goodName(scene, "manuscript-4-blue-pink", 1)).toMatch(/Stufe 4/);
  });

  it("names cubes in lists, and as objects of giving or taking", () => {
    expect(goodName(scene, "nobles", 1)).toBe("1 Adliger");
    expect(goodTaken(scene, "nobles", 1)).toBe("1 Adligen");
    expect(goodName(scene, "nobles", 2)).toBe("2 Adlige");
  });
});

it("puts equal cards in one pile", () => {
  expect(piles(["ritmo-blue", "ritmo-pink", "ritmo-blue", null])).toEqual([
    { card: "ritmo-blue", n: 2 },
    { card: "ritmo-pink", n: 1 },
    { card: null, n: 1 },
  ]);
});
