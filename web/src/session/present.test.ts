import { expect, test } from "vitest";
import type { Present } from "../client/client.ts";
import type { SeatState } from "../wire/types.ts";
import { isHere } from "./present.ts";

const present: Present = {
  kind: "present",
  table: "t",
  here: ["red", "green"],
  left: [],
  watching: 0,
  at: 0,
};

/** Whether the player at red, or at grey, is present. */
const here = (seat: "red" | "grey", state: Partial<SeatState>, told: Present | null = present) => {
  const sits = {
    seat,
    name: "Anna",
    bot: null,
    open: false,
    mine: false,
    botPlaying: false,
    resigned: false,
    ...state,
  };
  return isHere({ company: told, table: { seats: [sits] } }, seat);
};

test("the presence of people is known", () => {
  expect(here("red", {})).toBe(true);
  expect(here("grey", {})).toBe(false);
  expect(here("grey", { bot: "greedy", botPlaying: true })).toBe(false); // a bot plays until they come back
  expect(here("red", { bot: "greedy", botPlaying: true })).toBe(true);
});

test("presence is null for the user's own seats, bots, empty and resigned seats, and if unknown", () => {
  expect(here("red", { mine: true })).toBeNull();
  expect(here("red", { name: null, bot: "greedy" })).toBeNull();
  expect(here("red", { name: null, open: true })).toBeNull();
  expect(here("red", { bot: "greedy", resigned: true })).toBeNull();
  expect(here("red", {}, null)).toBeNull();
});
