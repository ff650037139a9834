import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { shelves, tracks } from "../wire/contract.ts";
import { keyOf, keysOn, kindsAt } from "./shortcuts.ts";

const all = shelves.flatMap((shelf) => keysOn[shelf]);
/** The move kinds of a turn in the engine, without those of tracks and decks. */
const rows = [...readFileSync("../engine/move.go", "utf8").matchAll(/Name: "([a-z-]+)"[^{}]*?Shelf: /g)]
  .map(([, kind]) => kind as Parameters<typeof keyOf>[0])
  .filter((kind) => kind !== "end");
const decks = ["ritmo", "placiti", "arnault", "glossario"] as const;

describe("the keys of actions", () => {
  it("exist for each move kind of a turn", () => {
    expect(rows).toContain("move");
    const tracked = [...tracks.filter((track) => track !== "knowledge"), ...decks];
    expect([...rows, ...tracked].filter((kind) => keyOf(kind) === "")).toEqual([]);
    expect(all).toHaveLength(rows.length + tracked.length);
  });

  it("have one meaning at each table", () => {
    const shared = new Set(all.map(([key]) => key).filter((key) => kindsAt(key).length > 1));
    expect([...shared].map(kindsAt)).toEqual([["embark", "trade"]]); // of the 2010 edition, and of the Deluxe expansions
  });

  it("do not conflict with other keys of the table", () => {
    expect(all.filter(([key]) => ["e", "u", "n", "0", "/", "?", "+", "-"].includes(key))).toEqual([]);
    expect(all.filter(([key]) => !/^[a-z1-9]$/.test(key))).toEqual([]);
  });
});
