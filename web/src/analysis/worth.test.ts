// @vitest-environment jsdom
import { expect, test } from "vitest";
import type { Idea } from "../wire/types.ts";
import { speak, withWords } from "../i18n/i18n.svelte.ts";
import { bestFirst, worth } from "./worth.ts";

const idea = (is: number, low: number, high: number, over: Partial<Idea> = {}): Idea => ({
  moves: [],
  tries: 0,
  best: false,
  even: low <= 0,
  deficit: { mean: is, low, high },
  more: -is,
  rest: -is,
  why: [],
  ...over,
});
const best = idea(0, 0, 0, { best: true });
const said = (...ideas: Idea[]) => ideas.map((one) => worth(one, ideas));

test("ideas with different values never have the same text", async () => {
  await speak("en");
  await withWords(Promise.resolve(), "analysis");
  expect(said(best, idea(2, 1, 3), idea(4.2, 2, 6.4))).toEqual([
    "The best, by about 2 VP",
    "About 2 VP less (1 to 3)",
    "About 4.2 VP less (2 to 6.4)",
  ]);
  expect(said(idea(0.8, -1, 2.6), best, idea(0.02, -1, 1))).toEqual([
    "About 0.8 VP less, which may be chance",
    "Thought best, though that may be chance",
    "As good as the best",
  ]);
});

test("the best comes first, then the others by increasing deficit", () => {
  const named = [idea(3, 1, 5), best, idea(0.4, -1, 2)].map((one, letter) => ({ idea: one, letter }));
  expect(bestFirst(named).map(({ letter }) => letter)).toEqual([1, 2, 0]);
});
