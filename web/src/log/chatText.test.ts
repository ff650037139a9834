// @vitest-environment jsdom
// Log texts of events other than moves.
import { beforeAll, expect, it } from "vitest";
import { speak, withWords } from "../i18n/i18n.svelte.ts";
import type { ChatMessage } from "../wire/types.ts";
import type { Scene } from "../wording/names.ts";
import { chatText } from "./chatText.ts";

const seats = [
  { seat: "yellow", name: "Anna", bot: null },
  { seat: "red", name: null, bot: null },
];
const scene = { table: { seats, rules: { preset: "deluxe" } }, setup: null, view: null } as unknown as Scene;
const said = (more: Partial<ChatMessage>) =>
  chatText(scene, { seq: 1, at: "", kind: "undone", seat: "yellow", name: "Anna", n: 1, ...more });

beforeAll(async () => {
  await speak("en");
  await withWords(Promise.resolve(), "log");
});

it("describes undone moves, and names their player once", () => {
  expect(said({})).toBe("Anna took back a move.");
  expect(said({ n: 3 })).toBe("Anna took back 3 moves.");
  expect(said({ kind: "redone", n: 3 })).toBe("Anna made the 3 moves again.");
  expect(said({ seat: "red", name: null })).toBe("Red took back a move.");
});

it("names the seat if another person plays it", () => {
  expect(said({ name: "Bruno", n: 2 })).toBe("Bruno took back 2 moves of Yellow.");
});

it("describes the events of clocks, by seat if a person has no name", () => {
  const nameless = { seat: "red", name: null };
  expect(said({ kind: "pause-wanted", ...nameless })).toBe("Red would like to pause the clocks.");
  expect(said({ kind: "holiday-over", ...nameless })).toBe("Red is back from holiday.");
  expect(said({ kind: "timed-out" })).toBe("Anna’s time is up.");
  expect(said({ kind: "timed-out", text: "greedy" })).toBe("Anna’s time is up: a bot plays.");
  expect(said({ kind: "voted", seat: "red", name: "Anna" })).toBe("Anna wants a bot to play for Red.");
  expect(said({ kind: "voted", seat: "red", name: "Anna", text: "greedy" })).toBe(
    "Anna lets a bot play for Red.",
  );
  expect(said({ kind: "voted", ...nameless })).toBe("Somebody wants a bot to play for Red.");
});
