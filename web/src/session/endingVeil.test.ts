// @vitest-environment jsdom
// The final count: the data visible before the ceremony, and after.
import { beforeEach, expect, test, vi } from "vitest";
import { put } from "../browser/router.svelte.ts";
import { provideClient, type Client } from "../client/client.ts";
import type { Log, Position, Snapshot, Table } from "../wire/types.ts";
import { TableSession } from "./session.svelte.ts";
import { served } from "./source.ts";

let still: boolean;

const position = (step: number) => {
  const over = step === 2;
  return {
    seq: 2,
    step,
    steps: 2,
    state: over ? "over" : "playing",
    view: {
      decision: over ? "over" : "election",
      decides: over ? null : "red",
      players: [
        { seat: "yellow", hidden: { votes: 4 }, cards: [] },
        { seat: "red", hidden: over ? { votes: 9 } : null, cards: [], office: over ? "pope" : null },
      ],
      score: { final: over, seats: [{ seat: "red", known: over ? 90 : 40 }], rank: over ? ["red"] : null },
    },
  } as unknown as Position;
};
const lines = [1, 2].map((step) => ({
  step,
  seat: "red",
  effects: step === 1 ? [{ kind: "elected" }] : [{ kind: "elected" }, { kind: "scored" }, { kind: "won" }],
})) as unknown as Log["lines"];

beforeEach(() => {
  [still] = [false];
  localStorage.clear();
  put("at", null);
  vi.stubGlobal("matchMedia", () => ({ matches: still }));
  const table = { id: "table", seq: 2, begun: true, seats: [], steps: 2, state: "over" } as unknown as Table;
  provideClient({
    table: () => Promise.resolve(table),
    setup: () => Promise.resolve({ expansions: [] }),
    snapshot: () =>
      Promise.resolve({
        seq: 2,
        table,
        position: position(2),
        log: { from: 0, first: 0, lines },
        chat: [],
      } as unknown as Snapshot),
    position: (_id: string, _eyes: unknown, at: number) => Promise.resolve(position(at)),
    watch: () => undefined,
    onNews: () => () => undefined,
  } as unknown as Client);
});

async function entered() {
  const session = new TableSession(served("table"));
  await session.enter("yellow");
  return session;
}

/** The values of a session that would reveal how the game ended. */
const tells = (session: TableSession) => ({
  known: session.view?.score.seats[0]?.known,
  votes: session.view?.players.map(({ hidden }) => hidden?.votes ?? null),
  office: session.view?.players[1]?.office,
  log: session.log.at(-1)?.effects.map(({ kind }) => kind),
  rank: session.view?.score.rank,
});
const before = {
  known: 40,
  votes: [4, null],
  office: "pope",
  log: ["elected"],
  rank: null,
};
const after = {
  known: 90,
  votes: [4, 9],
  office: "pope",
  log: ["elected", "scored", "won"],
  rank: ["red"],
};

test("nothing reveals the count before the ceremony", async () => {
  const session = await entered();
  expect(tells(session)).toEqual(before);
  expect(session.now?.view.score.seats[0]?.known).toBe(90); // the input of the ceremony
  session.endingVeil.tell();
  expect(tells(session)).toEqual(after);
});

test("a returning user who has seen the ceremony sees the result", async () => {
  (await entered()).endingVeil.tell();
  expect(tells(await entered())).toEqual(after);
});

test("the result stays revealed without browser storage", async () => {
  const nothing = () => {
    throw new Error("no storage");
  };
  const kept = [vi.spyOn(Storage.prototype, "getItem"), vi.spyOn(Storage.prototype, "setItem")];
  for (const way of kept) way.mockImplementation(nothing);
  const session = await entered();
  expect(tells(session)).toEqual(before);
  session.endingVeil.tell();
  await session.look("yellow");
  expect(tells(session)).toEqual(after);
  for (const way of kept) way.mockRestore();
});

test("nothing is hidden with reduced motion, or in a replay", async () => {
  still = true;
  expect(tells(await entered())).toEqual(after);
  still = false;
  const session = await entered();
  put("at", "2");
  expect(tells(session)).toEqual(after);
  put("at", null);
  expect(tells(session)).toEqual(before);
});
