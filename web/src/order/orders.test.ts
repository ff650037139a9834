// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { provideClient, Refusal, type Client } from "../client/client.ts";
import type { TableSession } from "../session/session.svelte.ts";
import type { Done, Order, OrderContent, Problem, Seat, Step, View } from "../wire/types.ts";
import { forgetRead, isRead, markOrderRead } from "./orderRead.ts";
import {
  change,
  conditionsFor,
  contentOf,
  endAfter,
  endsTurn,
  give,
  nothing,
  withoutPlan,
  withPlan,
} from "./orders.ts";

const step = (move: string, kind: string, ...operands: [type: string, value: string | number][]) =>
  ({ move, kind, operands: operands.map(([type, value]) => ({ type, value })) }) as Step;
const roma = step("move roma", "move", ["place", "roma"]);
const take = step("manuscript 3-blue", "manuscript", ["manuscript", "3-blue"]);
const rest = step("rest 2", "rest", ["steps", 2]);
const end = step("end", "end");
const order = (plans: Step[][], more: Partial<Order> = {}): Order => ({
  state: "waiting",
  plans: plans as Order["plans"],
  unless: [],
  bid: 0,
  summons: null,
  refuseTrades: false,
  played: null,
  faults: [],
  ...more,
});
const texts = ({ plans }: OrderContent) => plans.map(({ moves }) => moves.join(", "));

describe("the content of an order", () => {
  const two = order([[roma, take], [rest]], { bid: 3, unless: [{ type: "summons" }] });

  it("keeps the answers and conditions with another plan", () => {
    expect(texts(withPlan(two, 0, [rest, end]))).toEqual(["rest 2, end", "rest 2"]);
    expect(texts(withPlan(two, 2, [end]))).toEqual(["move roma, manuscript 3-blue", "rest 2", "end"]);
    expect(withPlan(two, 0, [end])).toMatchObject({ bid: 3, unless: [{ type: "summons" }] });
    expect(texts(withoutPlan(two, 0))).toEqual(["rest 2"]);
    expect(contentOf(two).plans).toHaveLength(2);
  });

  it("does not include an order that is over", () => {
    expect(withPlan({ ...two, state: "played" }, 0, [end])).toEqual({
      ...nothing,
      plans: [{ moves: ["end"] }],
    });
    expect(texts(withPlan(null, 0, [end]))).toEqual(["end"]);
  });

  it("has conditions about things that the plans use, each once", () => {
    expect(conditionsFor(order([[roma, take, end], [roma]]), "pisa")).toEqual([
      { type: "summons" },
      { type: "city", value: "roma" },
      { type: "manuscript", value: "3-blue" },
    ]);
    const set = order([[rest, roma]], { unless: [{ type: "city", value: "siena" }] });
    expect(conditionsFor(set, "pisa").map(({ value }) => value)).toEqual([
      undefined,
      "siena",
      "pisa",
      "roma",
    ]);
  });

  it("can end the turn if the position after the draft allows it", () => {
    expect(endAfter({ legal: [rest, end] } as unknown as View)).toBe(end);
    expect(endAfter({ legal: [rest] } as unknown as View)).toBeUndefined();
    expect(endAfter(null)).toBeUndefined();
  });

  it("ends the turn by default if no points are left, or the plan that it replaces does", () => {
    const left = (points: number) => ({ acts: { points } }) as unknown as View;
    const ending = order([[rest], [roma, end]]);
    expect([0, 1].map((points) => endsTurn(left(points), null, 0))).toEqual([true, false]);
    expect([0, 1, 2].map((plan) => endsTurn(left(1), ending, plan))).toEqual([false, true, false]);
    expect(endsTurn(left(1), { ...ending, state: "played" }, 1)).toBe(false);
    expect(endsTurn(null, null, 0)).toBe(false);
  });
});

/** A session whose sandbox refuses the move `bad`, from its given occurrence on. */
function session(bad?: string, plan = [roma, take, end], occurrence = 1) {
  const tried: string[][] = [];
  const refusal = new Refusal({ code: "illegal", move: bad } as unknown as Problem);
  const made = {
    id: "table",
    order: order([plan]),
    fault: null as Refusal | null,
    reload: vi.fn(() => Promise.resolve()),
    refuse: vi.fn((fault: Refusal) => (made.fault = fault)),
    perform: async (request: (seat: Seat, seq: number) => Promise<Done>) => {
      await request("red", 7).catch(made.refuse);
    },
    sandbox: {
      plan: 0,
      moves: null as Step[] | null,
      try: (moves: Step[], plan = 0) => {
        tried.push(moves.map(({ move }) => move));
        if (moves.filter(({ move }) => move === bad).length >= occurrence) made.refuse(refusal);
        else [made.sandbox.moves, made.sandbox.plan, made.fault] = [moves, plan, null];
        return Promise.resolve();
      },
    },
  };
  return { session: made as unknown as TableSession, made, tried, refusal };
}

describe("a change of a plan", () => {
  it("opens the sandbox with its moves, without the end of the turn", async () => {
    const { session: table, made, tried } = session();
    await change(table, 0);
    expect(tried).toEqual([["move roma", "manuscript 3-blue"]]);
    await change(table, 1); // an alternative
    expect([tried.at(-1), made.sandbox.plan, made.fault]).toEqual([[], 1, null]);
  });

  it("opens it with the moves that are still possible, and reports the other", async () => {
    const { session: table, made, tried, refusal } = session(take.move);
    await change(table, 0);
    expect(tried.at(-1)).toEqual(["move roma"]);
    expect(made.fault).toBe(refusal);
  });

  it("keeps the earlier of two equal moves, if only the later one is impossible", async () => {
    const { session: table, made, tried, refusal } = session(rest.move, [rest, rest, end], 2);
    await change(table, 0);
    expect(tried.at(-1)).toEqual(["rest 2"]);
    expect(made.fault).toBe(refusal);
  });
});

describe("an order", () => {
  const giveOrder = vi.fn<Client["giveOrder"]>();
  beforeEach(() => {
    giveOrder.mockReset();
    provideClient({ giveOrder } as unknown as Client);
  });

  it("is given with the number of the position, and then loaded", async () => {
    giveOrder.mockResolvedValue({ seq: 7 } as Done);
    const { session: table, made } = session();
    expect(await give(table, nothing)).toBe(true);
    expect(giveOrder).toHaveBeenCalledWith("table", "red", 7, nothing);
    expect(made.reload).toHaveBeenCalledOnce();
  });

  it("is not given if the server refuses it", async () => {
    giveOrder.mockRejectedValue(new Refusal({ code: "your-turn" } as Problem));
    const { session: table, made } = session();
    expect(await give(table, nothing)).toBe(false);
    expect(made.fault?.code).toBe("your-turn");
  });
});

describe("a result", () => {
  it("is read once, until another order waits", () => {
    const made = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => made.get(key) ?? null,
      setItem: (key: string, value: string) => made.set(key, value),
      removeItem: (key: string) => made.delete(key),
    });
    const result = order([[end]], { state: "cancelled" });
    expect(isRead("t", "red", result)).toBe(false);
    markOrderRead("t", "red", result);
    expect(isRead("t", "red", { ...result })).toBe(true);
    expect(isRead("t", "grey", result)).toBe(false);
    expect(isRead("t", "red", { ...result, state: "played" })).toBe(false);
    forgetRead("t", "red");
    expect(isRead("t", "red", result)).toBe(false);
    vi.unstubAllGlobals();
  });

  it("stays read on this page without browser storage", () => {
    const none = () => {
      throw new Error("no storage");
    };
    vi.stubGlobal("localStorage", { getItem: none, setItem: none, removeItem: none });
    const result = order([[end]], { state: "cancelled" });
    expect(isRead("u", "red", result)).toBe(false);
    markOrderRead("u", "red", result);
    expect(isRead("u", "red", { ...result })).toBe(true);
    forgetRead("u", "red");
    expect(isRead("u", "red", result)).toBe(false);
    vi.unstubAllGlobals();
  });
});
