import { expect, test } from "vitest";
import type { Choice, Review } from "../wire/types.ts";
import { even, told } from "./readings.ts";

const choice = (turn: number, seat: string, grade: Choice["grade"]) => ({ turn, seat, grade }) as Choice;

test("a turn is even if none of its choices has lost anything", () => {
  const review = {
    depth: 1,
    choices: [
      choice(0, "red", "even"),
      choice(1, "red", "best"),
      choice(2, "red", "even"),
      choice(2, "red", "slip"),
      choice(3, "blue", "even"),
      choice(4, "red", "even"),
      choice(4, "red", "best"),
    ],
  } as Review;
  expect(even(review, "red")).toEqual([1, 4]);
  expect(even({ ...review, depth: 0 }, "red"), "before all are weighed").toEqual([]);
  expect(told(review, "red").map(({ turn }) => turn)).toEqual([2]);
});
