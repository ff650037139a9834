import { describe, expect, it, vi } from "vitest";
import type { TableSession } from "../session/session.svelte.ts";
import type { Legal, Order, Step } from "../wire/types.ts";
import { isKept, isOffered, isWaiting, play } from "./draft.ts";
import { hasPrepared } from "./orderParts.ts";

const moves = (...names: string[]) => names.map((move) => ({ move }) as Step);
const order = { state: "waiting" } as Order;

/** A session in which another seat is to move. */
const session = (is: object = {}) =>
  ({
    sandbox: { moves: null, draft: moves("a"), early: true },
    source: { shared: true },
    table: { state: "playing" },
    view: { decision: "turn", legal: moves("b") },
    seat: "yellow",
    awaited: null,
    order: null,
    replaying: false,
    deciding: false,
    ...is,
  }) as unknown as TableSession;

/** It is my turn. */
const mine = (decision: string, legal: string) =>
  session({ deciding: true, awaited: "yellow", view: { decision, legal: moves(legal) } });

describe("a draft", () => {
  it("is kept in my turn, and if it answers the pending decision", () => {
    expect([mine("turn", "a"), mine("turn", "b"), mine("start-city", "a")].map(isKept)).toEqual([
      true,
      true,
      true,
    ]);
    expect([mine("start-city", "b"), session()].map(isKept)).toEqual([false, false]);
  });

  it("can be ordered at a shared table until my turn comes, if it was made before", () => {
    expect(isOffered(session())).toBe(true);
    const late = { sandbox: { moves: null, draft: moves("a"), early: false } };
    const none = { sandbox: { moves: null, draft: [], early: true } };
    const others = [
      late,
      none,
      { source: { shared: false } },
      { awaited: "yellow" },
      { replaying: true },
      { table: { state: "over" } },
      { table: { state: "closed" } },
      { lent: {} },
    ];
    expect(others.filter((is) => isOffered(session(is)))).toEqual([]);
  });

  it("is played as long as its moves are legal", async () => {
    const made: string[] = [];
    const table = mine("turn", "a") as unknown as Record<"sandbox" | "now" | "act", object>;
    const sandbox = { draft: moves("a", "b", "c") };
    const act = vi.fn(([{ move }]: [Legal]) => {
      made.push(move);
      if (move === "b") return Promise.resolve(); // it is refused
      Object.assign(table, {
        now: { steps: made.length },
        view: { decision: "turn", legal: moves("b", "c") },
      });
      sandbox.draft = sandbox.draft.slice(1);
      return Promise.resolve();
    });
    Object.assign(table, { sandbox, act, now: { steps: 0 } });
    await play(table as unknown as TableSession);
    expect(made).toEqual(["a", "b"]);
    expect(sandbox.draft).toEqual(moves("b", "c"));
  });
});

describe("an order", () => {
  it("is shown while it waits and no other decision comes first", () => {
    expect(isWaiting(session({ order }))).toBe(true);
    expect(isWaiting(session({ order, deciding: true }))).toBe(true); // in my turn: it will be played
    const others = [
      { order: null },
      { order: { state: "played" } },
      { order, table: { state: "over" } },
      { order, lent: {} },
      { order, replaying: true },
      { order, deciding: true, view: { decision: "bidding" } },
    ];
    expect(others.filter((is) => isWaiting(session(is)))).toEqual([]);
  });

  it("is loaded like a draft, unless the sandbox is open", () => {
    const empty = { moves: null, draft: [] };
    expect([session(), session({ order, sandbox: empty })].map(hasPrepared)).toEqual([true, true]);
    const open = { moves: [], draft: moves("a") };
    expect([session({ sandbox: empty }), session({ order, sandbox: open })].map(hasPrepared)).toEqual([
      false,
      false,
    ]);
  });
});
