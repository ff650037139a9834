// @vitest-environment jsdom
import { expect, it } from "vitest";
import { speak, withWords } from "../i18n/i18n.svelte.ts";
import type { SeatState } from "../wire/types.ts";
import { isBot, seatName } from "./presets.ts";

const nobody = { name: null, bot: null, open: false, mine: false, botPlaying: false } as SeatState;

it("distinguishes bots with the same name", async () => {
  await speak("en");
  await withWords(Promise.resolve(), "lobby");
  const seats: SeatState[] = [
    { ...nobody, bot: "novice" },
    { ...nobody, name: "Lapa", bot: "novice", botPlaying: true },
    { ...nobody, bot: "greedy" },
    { ...nobody, bot: "novice" },
    { ...nobody, open: true },
    { ...nobody, bot: "novice" },
  ];
  expect(seats.map((seat) => seatName(seat, seats))).toEqual([
    "Calandrino (bot)",
    "Lapa",
    "Francesco Datini (bot)",
    "Calandrino II (bot)",
    "Open",
    "Calandrino III (bot)",
  ]);
});

it("recognizes the seats of bots", () => {
  expect(isBot({ ...nobody, bot: "greedy" })).toBe(true);
  // A bot replaces a person who has not given a name, or the seat is free.
  expect(isBot({ ...nobody, bot: "greedy", mine: true, botPlaying: true })).toBe(false);
  expect(isBot({ ...nobody, bot: "greedy", open: true })).toBe(false);
  expect(isBot({ ...nobody, bot: "greedy", name: "Lapa" })).toBe(false);
});
