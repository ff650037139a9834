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
