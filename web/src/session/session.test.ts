import { beforeEach, expect, test, vi } from "vitest";
import { provideClient, Refusal, type Client, type Eyes, type News } from "../client/client.ts";
import type { LogLine, Now, Problem, Table } from "../wire/types.ts";
import { TableSession } from "./session.svelte.ts";

/** A table of which only its numbers, its moves and who holds yellow count. */
let moves: { name: string; seq: number }[];
let seq: number;
let mine: boolean;
/** The browser holds green too. */
let both: boolean;
let asked: string[];
/** Holds an answer back until it is called. */
let held: (() => void)[];
let holding: boolean;
let hear: (news: News) => void;

const line = (move: string | null, step: number) =>
  ({ step, move, seat: "red", effects: [] }) as unknown as LogLine;
const table = () =>
  ({
    id: "table",
    seq,
    begun: true,
    seats: [
      { seat: "yellow", mine },
      { seat: "green", mine: both },
    ],
    steps: moves.length,
  }) as unknown as Table;

function now(eyes: Eyes, since: number): Now {
  if (eyes.seat && !mine) throw new Refusal({ code: "not-held" } as Problem);
  const fresh = moves.findIndex((m) => m.seq > since);
  const kept = since === 0 ? 0 : fresh < 0 ? moves.length : fresh;
  const lines = moves.map((m, i) => line(m.name, i + 1)).slice(kept);
  return {
    seq,
    table: table(),
    position: { seq, steps: moves.length, state: "playing", view: { seat: eyes.seat, decides: null } },
    log: { from: kept === 0 ? 0 : kept + 1, lines: kept === 0 ? [line(null, 0), ...lines] : lines },
  } as unknown as Now;
}

beforeEach(() => {
  [moves, seq, mine, both, asked, held, holding] = [[], 1, true, false, [], [], false];
  vi.stubGlobal("document", { hidden: true });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  provideClient({
    table: () => (asked.push("table"), Promise.resolve(table())),
    box: () => Promise.resolve({ cards: [], friars: [], cardinals: [] }),
    now: async (_id: string, eyes: Eyes, since: number) => {
      asked.push(`now ${eyes.seat} ${since}`);
      const answer = now(eyes, since);
      if (holding) await new Promise<void>((go) => held.push(go));
      return answer;
    },
    watch: () => undefined,
    onNews: (listener: (news: News) => void) => ((hear = listener), () => undefined),
  } as unknown as Client);
});

const play = (name: string) => moves.push({ name, seq: ++seq });
const note = () => hear({ kind: "table", table: "table", seq });
const names = (session: TableSession) => session.log.map((l) => l.move);

async function entered() {
  const session = new TableSession("table");
  await session.enter("yellow");
  asked = [];
  return session;
}

test("a note is followed by one request, for what is new", async () => {
  play("a");
  const session = await entered();
  play("b");
  note();
  await session.refresh();
  expect(asked).toEqual(["now yellow 2"]);
  expect(names(session)).toEqual([null, "a", "b"]);
  expect(session.now?.seq).toBe(session.table?.seq);
});

test("what was taken back is dropped, whatever came in its place", async () => {
  play("a");
  play("b");
  const session = await entered();
  moves.pop();
  seq++; // the entry that took b back
  play("c");
  play("d");
  note();
  await session.refresh();
  expect(asked).toHaveLength(1);
  expect(names(session)).toEqual([null, "a", "c", "d"]);
});

test("an answer for other eyes than those that look by now is not shown", async () => {
  both = true;
  play("a");
  const session = await entered();
  holding = true;
  play("b");
  note();
  await vi.waitFor(() => expect(held).toHaveLength(1));
  const looking = session.look("green");
  holding = false;
  held[0]?.();
  await looking;
  expect(session.view?.seat).toBe("green");
  expect(asked).toEqual(["now yellow 2", "now green 0"]);
  expect(names(session)).toEqual([null, "a", "b"]);
});

test("notes that come while an answer is on its way lead to one more request", async () => {
  const session = await entered();
  holding = true;
  play("a");
  note();
  await vi.waitFor(() => expect(held).toHaveLength(1));
  for (const name of ["b", "c", "d"]) {
    play(name);
    note();
  }
  holding = false;
  held[0]?.();
  await session.refresh();
  expect(asked).toEqual(["now yellow 1", "now yellow 2"]);
  expect(names(session)).toEqual([null, "a", "b", "c", "d"]);
});

test("who has lost the seat goes on as a spectator", async () => {
  play("a");
  const session = await entered();
  mine = false;
  seq++;
  note();
  await session.refresh();
  expect(session.seat).toBe(null);
  expect(session.offline).toBe(false);
  expect(names(session)).toEqual([null, "a"]);
});
