// @vitest-environment jsdom
// The title of the browser tab of a table.
import { beforeAll, expect, it } from "vitest";
import { speak } from "../i18n/i18n.svelte.ts";
import { pageTitle } from "./pageTitle.ts";

const seats = [
  { seat: "yellow", name: "Anna", bot: null },
  { seat: "red", name: "Planner", bot: "planner" },
];
type Shown = Parameters<typeof pageTitle>[0];
const scene = (name: string, decides: string | null, turn: number, state = "playing") =>
  ({
    table: { name, seats, state, rules: { preset: "deluxe" } },
    setup: null,
    view: null,
    now: { view: { decides, turn } },
  }) as unknown as Shown;

beforeAll(() => speak("en"));

it("has the player to move, the turn, and the table", () => {
  expect(pageTitle(scene("Evening", "yellow", 3), true)).toBe("● Your decision · Turn 3 · Evening · Volgare");
  expect(pageTitle(scene("Evening", "red", 0), false)).toBe("Red decides · Evening · Volgare");
});

it("begins with the number of tables that wait, if others do, and of unread messages", () => {
  const title = (mine: boolean, waiting: number, unread: number) =>
    pageTitle({ ...scene("Evening", mine ? "yellow" : "red", 3), unread }, mine, waiting);
  expect(title(true, 1, 0)).toBe("● Your decision · Turn 3 · Evening · Volgare");
  expect(title(true, 2, 0)).toBe("(2) ● Your decision · Turn 3 · Evening · Volgare");
  expect(title(false, 1, 0)).toBe("(1) Red decides · Turn 3 · Evening · Volgare");
  expect(title(true, 1, 2)).toBe("✉ 2 · ● Your decision · Turn 3 · Evening · Volgare");
  expect(title(false, 3, 2)).toBe("(3) ✉ 2 · Red decides · Turn 3 · Evening · Volgare");
});

it("names the players if the table has no name", () => {
  expect(pageTitle(scene("", "red", 3), false)).toBe("Red decides · Turn 3 · Anna and a bot · Volgare");
  expect(pageTitle(scene("", null, 16, "over"), false)).toBe("Anna and a bot · Volgare");
});

it("is the game's name until the table is loaded", () => {
  expect(pageTitle({ table: null, setup: null, view: null, now: null }, false)).toBe("Volgare");
});
