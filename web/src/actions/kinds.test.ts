// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import type { TableSession } from "../session/session.svelte.ts";
import { speak } from "../i18n/i18n.svelte.ts";
import type { Legal } from "../wire/types.ts";
import { moveName } from "../wording/moves.ts";
import { kindsOf, knowledgeOf, type Shelf } from "./kinds.ts";

const learns = (n: number) => ({ kind: "track", seat: "red", a: { type: "track", value: "knowledge" }, n });
const city = (id: number, part: string, ducats: number, ...effects: unknown[]) =>
  ({ id, kind: "city", operands: [{ type: "part", value: part }], points: 0, ducats, effects }) as Legal;
const bonus = [city(1, "all", 20, learns(5)), city(2, "ducats", 20), city(3, "knowledge", 0, learns(5))];

/**
 * A table where these moves are legal, with the move kinds of its set-up in order. A null shelf means not
 * part of a turn.
 */
function table(legal: readonly Legal[], kinds: readonly [kind: string, shelf: Shelf | null][]) {
  const by = new Map(kinds.map(([kind]) => [`action:${kind}`, legal.filter((m) => m.kind === kind)]));
  for (const [target, moves] of by) if (moves.length === 0) by.delete(target);
  return {
    setup: { kinds: kinds.map(([kind, shelf]) => ({ kind, shelf })) },
    view: { turn: 1, decides: "red" },
    selection: { legal: by, refused: new Map([["action:friar", [{ code: "wrong-place" }]]]) },
  } as unknown as TableSession;
}

describe("the possible actions", () => {
  it("are on shelves in the order of the set-up, without the end of the turn and other decisions", () => {
    const psalter = { id: 4, kind: "psalter", operands: [], points: -1, ducats: 0, effects: [] } as unknown;
    const legal = [...bonus, psalter as Legal, { ...bonus[0], kind: "end" } as Legal];
    const all = kindsOf(
      table(legal, [["psalter", "gather"], ["city", "travel"], ["friar", "travel"], ["end", "travel"], ["bid", null]]), // prettier-ignore
    );
    expect(all.can.map(({ kind }) => kind)).toEqual(["city", "psalter"]);
    expect(all.cannot.map(({ kind }) => kind)).toEqual(["friar"]);
  });

  it("include the move with all parts of a bonus whose parts can be chosen", () => {
    const [can] = kindsOf(table(bonus, [["city", "travel"]])).can;
    expect(can?.moves).toHaveLength(3);
    expect(can?.whole?.id).toBe(1);
    expect(can && knowledgeOf(can)).toBe(5);
    const [alone] = kindsOf(table(bonus.slice(0, 1), [["city", "travel"]])).can;
    expect(alone?.whole?.ducats).toBe(20);
  });

  it("have different names for these parts", async () => {
    await speak("en");
    const names = bonus.map((move) => moveName({ table: null, setup: null, view: null }, move));
    expect(new Set(names).size).toBe(3);
  });
});
