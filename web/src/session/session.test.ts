// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { put } from "../browser/router.svelte.ts";
import { provideClient, Refusal, type Client, type Eyes, type News } from "../client/client.ts";
import type { LogLine, Order, Problem, Snapshot, Step, Table } from "../wire/types.ts";
import { lay } from "./laid.ts";
import { TableSession } from "./session.svelte.ts";
import { served } from "./source.ts";

/** A table that only has numbers, moves, and the holder of yellow. */
let moves: { name: string; seq: number }[];
let seq: number;
let mine: boolean;
let said: { text: string; seq: number }[];
/** The seat to move, and whether the game is over. */
let decides: string | null;
let over: boolean;
/** The browser holds green too. */
let both: boolean;
/** The absent player, and their remaining time. */
let absence: { seat: string; botIn: number | null } | null;
/** The order of the viewer's seat. */
let order: Order | null;
let asked: string[];
/** Holds responses back until these are called. */
let held: (() => void)[];
let holding: boolean;
/** The number of lines in a response. */
let most: number;
/** The next `silent` snapshot requests fail with `refusal`. */
let silent: number;
let refusal: Problem;
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
    absence,
  }) as unknown as Table;

const all = () => [line(null, 0), ...moves.map((m, i) => line(m.name, i + 1))];

function now(eyes: Eyes, since: number): Snapshot {
  if (eyes.seat && !mine) throw new Refusal({ code: "not-held" } as Problem);
  const fresh = moves.findIndex((m) => m.seq > since);
  const kept = since === 0 || since > seq ? 0 : fresh < 0 ? moves.length : fresh;
  const from = kept === 0 ? 0 : kept + 1;
  const first = Math.max(from, moves.length - most + 1);
  return {
    seq,
    table: table(),
    position: {
      seq,
      steps: moves.length,
      state: over ? "over" : "playing",
      view: { seat: eyes.seat, decides },
    },
    log: { from, first, lines: all().slice(first) },
    chat: said.filter((r) => r.seq > (since > seq ? 0 : since)).slice(-3),
    order,
  } as unknown as Snapshot;
}

beforeEach(() => {
  [decides, over, absence, said, order] = [null, false, null, [], null];
  [moves, seq, mine, both, asked, held, holding, most] = [[], 1, true, false, [], [], false, 1000];
  silent = 0;
  refusal = { code: "internal", status: 500 } as Problem;
  vi.useRealTimers();
  vi.stubGlobal("document", { hidden: true, documentElement: { dataset: {} } });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  provideClient({
    table: () => (asked.push("table"), Promise.resolve(table())),
    setup: () => Promise.resolve({ expansions: [] }),
    snapshot: async (_id: string, eyes: Eyes, since: number) => {
      asked.push(`now ${eyes.seat} ${since}`);
      if (silent-- > 0) throw new Refusal(refusal);
      const answer = now(eyes, since);
      if (holding) await new Promise<void>((go) => held.push(go));
      return answer;
    },
    log: async (_id: string, _eyes: Eyes, from = 1) => {
      asked.push(`log ${from}`);
      const page = { seq, steps: moves.length, lines: all().slice(from === 1 ? 0 : from, from + most) };
      if (holding) await new Promise<void>((go) => held.push(go));
      return page;
    },
    simulate: async (_id: string, seat: string) => {
      if (holding) await new Promise<void>((go) => held.push(go));
      return { seat, tried: true };
    },
    onNews: (listener: (news: News) => void) => ((hear = listener), () => undefined),
  } as unknown as Client);
});

const play = (name: string) => moves.push({ name, seq: ++seq });
const note = () => hear({ kind: "table", table: "table", seq });
const names = (session: TableSession) => session.log.map((l) => l.move);

async function entered() {
  const session = new TableSession(served("table"));
  await session.enter("yellow");
  asked = [];
  return session;
}

test("chat messages are kept, and new ones are added", async () => {
  const say = (text: string) => said.push({ text, seq: ++seq });
  const heard = (session: TableSession) => session.chat.map((r) => r.text).join(" ");
  play("a");
  ["b", "c", "d", "e"].forEach(say);
  const session = await entered();
  expect(heard(session)).toBe("c d e"); // a response has at most three
  say("f");
  note();
  await session.refresh();
  expect(asked).toEqual(["now yellow 6"]);
  expect(heard(session)).toBe("c d e f");
  play("g");
  note();
  await session.refresh();
  expect(heard(session)).toBe("c d e f");
  await session.look("green"); // which loads everything again
  expect(heard(session)).toBe("c d e f");
});

test("a notification leads to one request, for the news only", async () => {
  play("a");
  const session = await entered();
  play("b");
  note();
  await session.refresh();
  expect(asked).toEqual(["now yellow 2"]);
  expect(names(session)).toEqual([null, "a", "b"]);
  expect(session.now?.seq).toBe(session.table?.seq);
});

test("only the player who is asked to confirm their presence is told so", async () => {
  absence = { seat: "yellow", botIn: null };
  const session = await entered();
  const told = [session.asked];
  for (absence of [
    { seat: "yellow", botIn: 120 },
    { seat: "red", botIn: 120 },
    { seat: "yellow", botIn: 0 },
    null,
  ]) {
    seq++;
    note();
    await session.refresh();
    told.push(session.asked);
  }
  expect(told).toEqual([null, 120, null, 0, null]);
});

test("during a replay news does not change the shown position, and no move is possible", async () => {
  put("at", "0");
  const session = await entered();
  session.shown = session.now; // as the replay bar shows it
  play("a");
  note();
  await session.refresh();
  expect([session.now?.steps, session.shown?.steps]).toEqual([1, 0]);
  await session.undo();
  put("at", null);
  expect(asked).toEqual(["now yellow 1"]);
});

test("undone moves are dropped, whatever replaces them", async () => {
  play("a");
  play("b");
  const session = await entered();
  moves.pop();
  seq++; // the entry that undid b
  play("c");
  play("d");
  note();
  await session.refresh();
  expect(asked).toHaveLength(1);
  expect(names(session)).toEqual([null, "a", "c", "d"]);
});

test("a response for a previous viewer is not shown", async () => {
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

test("notifications during a request lead to one more request", async () => {
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

test("entries lost in a failover of the server are no longer shown or awaited", async () => {
  play("a");
  const session = await entered();
  play("b");
  note();
  await session.refresh();
  [moves, seq] = [moves.slice(0, 1), 2];
  note(); // the server corrects an earlier report
  await vi.waitFor(() => expect(session.now?.seq).toBe(2));
  expect(names(session)).toEqual([null, "a"]);
  expect([session.now?.seq, session.table?.seq]).toEqual([2, 2]);
  expect(asked.length).toBeLessThan(4);
});

test("a hello that does not name the table leads to one request, and not to one for each later note", async () => {
  play("a");
  const session = await entered();
  hear({ kind: "hello", build: "b", sync: [] });
  await session.refresh();
  const before = asked.length;
  note(); // of the entry that is known
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked.length).toBe(before);
});

test("an announced entry that no server has is not awaited for long", async () => {
  play("a");
  const session = await entered();
  vi.useFakeTimers();
  hear({ kind: "table", table: "table", seq: seq + 1 });
  const ended = session.refresh();
  await vi.advanceTimersByTimeAsync(10_000);
  await ended;
  expect(names(session)).toEqual([null, "a"]);
  expect(asked.length).toBeLessThan(100);
});

test("a user who has lost the seat continues as a spectator", async () => {
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

test("the end of a long log is loaded first, and the rest on demand", async () => {
  for (const name of "abcdefg") play(name);
  most = 3;
  const session = await entered();
  expect(names(session)).toEqual(["e", "f", "g"]);
  expect(session.earlier).toBe(4);
  await Promise.all([session.complete(), session.complete()]);
  expect(asked).toEqual(["log 1", "log 4"]);
  expect(names(session)).toEqual([null, ..."abcdefg"]);
  expect(session.earlier).toBe(0);
  const told = session.log;
  await session.complete();
  expect(asked).toHaveLength(2);
  expect(session.log).toBe(told);
});

async function nothingAsked() {
  const { length } = asked;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(length);
}

test("a failed request for news is repeated without a further event", async () => {
  const session = await entered();
  vi.useFakeTimers();
  silent = 2;
  play("a");
  note();
  await vi.advanceTimersByTimeAsync(1);
  expect(session.offline).toBe(true);
  await vi.advanceTimersByTimeAsync(7000);
  expect(session.offline).toBe(false);
  expect(names(session)).toEqual([null, "a"]);
  await nothingAsked();
  session.leave();
});

test("a table that could not be shown at first is shown as soon as possible", async () => {
  vi.useFakeTimers();
  silent = 2;
  const session = new TableSession(served("table"));
  await session.enter("yellow");
  expect(session.trouble?.code).toBe("internal");
  await vi.advanceTimersByTimeAsync(7000);
  expect([session.trouble, session.now?.steps]).toEqual([null, 0]);
  session.leave();
});

test("a retry time sent by the server is respected", async () => {
  const session = await entered();
  vi.useFakeTimers();
  [silent, refusal] = [1, { code: "too-many-requests", status: 429, retryAfter: 10 } as Problem];
  play("a");
  note();
  const { length } = asked;
  await vi.advanceTimersByTimeAsync(9_900);
  expect(asked).toHaveLength(length);
  expect(session.offline).toBe(true);
  await vi.advanceTimersByTimeAsync(200);
  expect(session.offline).toBe(false);
  expect(names(session)).toEqual([null, "a"]);
  session.leave();
});

test("a permanent failure is shown, and not retried", async () => {
  const session = await entered();
  vi.useFakeTimers();
  [silent, refusal] = [1, { code: "rules-unavailable", status: 409 } as Problem];
  play("a");
  note();
  await vi.advanceTimersByTimeAsync(1);
  expect(session.trouble?.code).toBe("rules-unavailable");
  expect(session.offline).toBe(false);
  await nothingAsked();
  session.leave();
});

test("arriving news ends the wait for missed ones", async () => {
  const session = await entered();
  vi.useFakeTimers();
  silent = 1;
  play("a");
  note();
  await vi.advanceTimersByTimeAsync(1000);
  play("b");
  note();
  await vi.advanceTimersByTimeAsync(1);
  expect(names(session)).toEqual([null, "a", "b"]);
  await nothingAsked();
  session.leave();
});

test("after a long gap the log is loaded again rather than patched", async () => {
  play("a");
  const session = await entered();
  for (const name of "bcdef") play(name);
  most = 3;
  note();
  await session.refresh();
  expect(names(session)).toEqual(["d", "e", "f"]);
});

test("moves that arrive while the rest of a log is loading come after it", async () => {
  for (const name of "abcd") play(name);
  most = 3;
  const session = await entered();
  holding = true;
  const complete = session.complete();
  await vi.waitFor(() => expect(held).toHaveLength(1));
  holding = false;
  play("e");
  note();
  await session.refresh();
  held[0]?.();
  await complete;
  expect(names(session)).toEqual([null, ..."abcde"]);
});

test("a late response neither reopens a sandbox nor shows it to another viewer", async () => {
  both = true;
  const session = await entered();
  const { sandbox } = session;
  await sandbox.try([]);
  expect(sandbox.moves).toEqual([]);
  holding = true;
  const late = sandbox.try([{ move: "a" } as Step]);
  await vi.waitFor(() => expect(held).toHaveLength(1));
  sandbox.stop();
  held[0]?.();
  await late;
  expect(sandbox.moves).toBeNull();
  expect(session.shown).toBe(session.now);

  const other = sandbox.try([]);
  await vi.waitFor(() => expect(held).toHaveLength(2));
  holding = false;
  await session.look("green");
  held[1]?.();
  await other;
  expect(sandbox.moves).toBeNull();
  expect(session.view?.seat).toBe("green");
});

test("a draft is kept as long as I make its moves", async () => {
  const { sandbox } = await entered();
  sandbox.draft = ["a", "b", "c"].map((move) => ({ move }) as Step);
  sandbox.made("a");
  expect(sandbox.draft.map(({ move }) => move)).toEqual(["b", "c"]);
  sandbox.made("c");
  expect(sandbox.draft).toEqual([]);
});

test("prepared moves are available once at their table", async () => {
  const better = [{ move: "a" } as Step];
  lay("elsewhere", better);
  expect((await entered()).sandbox.draft).toEqual([]);
  lay("table", better);
  expect((await entered()).sandbox.draft).toEqual(better);
  expect((await entered()).sandbox.draft).toEqual([]);
});

test("a table that is entered again keeps prepared moves and drafts", async () => {
  vi.useFakeTimers();
  [silent, refusal] = [1, { code: "internal", status: 500 } as Problem];
  const better = [{ move: "a" } as Step];
  lay("table", better);
  const session = await entered();
  expect(session.trouble).not.toBeNull();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([session.trouble, session.sandbox.draft]).toEqual([null, better]);
  session.sandbox.draft = [{ move: "b" } as Step];
  await session.enter("yellow");
  expect(session.sandbox.draft).toEqual([{ move: "b" }]);
});

test("an order comes with the note that has no number, and leaves with the viewer", async () => {
  both = true;
  const session = await entered();
  expect(session.order).toBeNull();
  order = { state: "waiting", plans: [] } as unknown as Order;
  hear({ kind: "seats" });
  await vi.waitFor(() => expect(session.order).toEqual(order));
  order = null;
  await session.look("green");
  expect(session.order).toBeNull();
});

test("an order is loaded by a request that is made after it", async () => {
  const session = await entered();
  holding = true;
  hear({ kind: "seats" });
  await vi.waitFor(() => expect(held).toHaveLength(1));
  order = { state: "waiting", plans: [] } as unknown as Order; // it was given while a request is in progress
  const loaded = session.reload();
  holding = false;
  held[0]?.();
  await loaded;
  expect(session.order).toEqual(order);
  expect(asked).toHaveLength(2);

  [silent, refusal] = [1, { code: "offline" } as unknown as Problem];
  await session.reload(); // it is loaded as soon as possible
  expect(session.offline).toBe(true);
  session.leave();
});

test("a draft is early if it was made before my turn, until I move", async () => {
  const session = await entered();
  const { sandbox } = session;
  const tried = [{ move: "a" } as Step];
  decides = "red";
  play("z");
  note();
  await session.refresh();
  await sandbox.try(tried);
  sandbox.stop();
  expect([sandbox.early, sandbox.draft, sandbox.after]).toEqual([
    true,
    tried,
    { seat: "yellow", tried: true },
  ]);
  sandbox.made("a");
  expect(sandbox.early).toBe(false);

  decides = "yellow";
  play("y");
  note();
  await session.refresh();
  await sandbox.try(tried);
  sandbox.stop();
  expect(sandbox.early).toBe(false);
});

test("a draft replaces the plan for which the sandbox was opened, else the first", async () => {
  const { sandbox } = await entered();
  await sandbox.try([], 2);
  await sandbox.try([{ move: "a" } as Step]);
  sandbox.stop();
  expect(sandbox.plan).toBe(2);
  await sandbox.try([{ move: "a" } as Step]); // another draft
  sandbox.stop();
  expect(sandbox.plan).toBe(0);
  await sandbox.try([], 1);
  sandbox.stop();
  sandbox.prepare([{ move: "a" } as Step]);
  expect(sandbox.plan).toBe(0);
});

test("a draft is obsolete once the server has played the prepared turn", async () => {
  const session = await entered();
  session.sandbox.prepare([{ move: "a" } as Step]);
  order = { state: "waiting", plans: [] } as unknown as Order;
  hear({ kind: "seats" });
  await vi.waitFor(() => expect(session.order).toEqual(order));
  expect(session.sandbox.draft).toHaveLength(1);
  order = { ...order, state: "played" };
  hear({ kind: "seats" });
  await vi.waitFor(() => expect(session.order?.state).toBe("played"));
  expect(session.sandbox.draft).toEqual([]);
});

test("the table stays playable after any outcome of a request", async () => {
  const session = await entered();
  const broken = new TypeError("the answer is none");
  await expect(session.perform(() => Promise.reject(broken))).rejects.toBe(broken);
  expect(session.busy).toBe(false);
  const refused = new Refusal({ code: "illegal-move" } as unknown as Problem);
  await session.perform(() => Promise.reject(refused));
  expect([session.busy, session.fault]).toEqual([false, refused]);
});

test("the hovered target shows no hint after a move", async () => {
  const session = await entered();
  session.selection.focus = "place:roma"; // a touch has left it there
  await session.perform(() => Promise.resolve({ seq, steps: 0 }));
  expect(session.selection.focus).toBeNull();
});

test("the beginning of my turn is announced in a sandbox opened before it, but not in one opened in it", async () => {
  const session = await entered();
  await session.sandbox.try([]);
  decides = "yellow";
  play("a");
  note();
  await session.refresh();
  expect(session.elsewhere).toBe(true);
  session.sandbox.stop();
  expect(session.elsewhere).toBe(false);
  await session.sandbox.try([]);
  expect(session.sandbox.moves).not.toBeNull();
  expect(session.elsewhere).toBe(false);
});

test("the end of a game is shown to a user in the sandbox", async () => {
  const session = await entered();
  await session.sandbox.try([{ move: "a" } as Step]);
  over = true;
  play("z");
  note();
  await session.refresh();
  expect(session.sandbox.moves).toBeNull();
  expect(session.sandbox.draft).toEqual([]);
  expect(session.shown?.state).toBe("over");
});

test("starting a playback leaves the sandbox", async () => {
  const session = await entered();
  const { sandbox, playback } = session;
  play("a");
  play("b");
  note();
  await session.refresh();
  await sandbox.try([]);
  playback.tell(0);
  expect(sandbox.moves).toBeNull();
  expect(session.deciding).toBe(false);

  // The reverse: opening the sandbox ends the playback.
  await sandbox.try([]);
  expect(playback.active).toBe(false);
  expect(sandbox.moves).toEqual([]);
  expect(session.shown?.view).toEqual({ seat: "yellow", tried: true });
});

test("presence comes from the stream only, and is unknown when that is lost", async () => {
  const session = await entered();
  const present = { kind: "present" as const, here: ["green"], left: [], watching: 2, at: 0 };
  hear({ ...present, table: "another" });
  expect(session.company).toBeNull();
  hear({ ...present, table: "table" });
  expect(session.company?.watching).toBe(2);
  hear({ kind: "lost" });
  expect(session.company).toBeNull();
  expect(asked).toEqual([]);
});

/**
 * A session in which yellow is to move, and a server that responds to moves with `answers`, one after the
 * other.
 */
async function playing(...answers: (Problem | null | "done")[]) {
  decides = "yellow";
  const sent: string[] = [];
  const session = await entered();
  Object.assign(session.source, {
    play: (seat: string, at: number, made: string[]) => {
      sent.push(`${seat} ${at} ${made.join()}`);
      const answer = answers.shift() ?? null;
      if (answer !== "done") return Promise.reject(new Refusal(answer));
      play(made.join());
      return Promise.resolve({ seq, steps: moves.length });
    },
  });
  return { session, sent };
}
const step = [{ move: "roma" }] as unknown as Step[];

test("a move that does not reach the server is shown as unsent, and resent when the connection is back", async () => {
  vi.useFakeTimers();
  const { session, sent } = await playing(null, null, "done");
  const acting = session.act(step);
  await vi.advanceTimersByTimeAsync(0);
  expect([session.unsent, session.busy, sent.length]).toEqual([true, true, 1]);
  await vi.advanceTimersByTimeAsync(2000);
  expect([session.unsent, sent.length]).toEqual([true, 2]);
  hear({ kind: "hello", build: "b", sync: [] });
  await vi.advanceTimersByTimeAsync(0);
  await acting;
  expect(new Set(sent)).toEqual(new Set([`yellow 1 roma`]));
  expect([session.unsent, session.busy, session.fault, names(session).at(-1)]).toEqual([
    false,
    false,
    null,
    "roma",
  ]);
});

test("an unsent move is dropped with a message if the position has changed meanwhile", async () => {
  vi.useFakeTimers();
  const { session, sent } = await playing(null, { code: "stale", status: 409 } as Problem);
  const acting = session.act(step);
  await vi.advanceTimersByTimeAsync(2000);
  await acting;
  expect([sent.length, session.unsent, session.fault?.code]).toEqual([2, false, "stale"]);
});

test("an unsent move is given up when the table is left", async () => {
  vi.useFakeTimers();
  const { session, sent } = await playing();
  const acting = session.act(step);
  await vi.advanceTimersByTimeAsync(0);
  session.leave();
  await acting;
  await vi.advanceTimersByTimeAsync(100_000);
  expect([sent.length, session.unsent]).toEqual([1, false]);
});

test("an unsent move can be canceled", async () => {
  vi.useFakeTimers();
  const { session, sent } = await playing();
  const acting = session.act(step);
  await vi.advanceTimersByTimeAsync(0);
  session.giveUp();
  await acting;
  await vi.advanceTimersByTimeAsync(100_000);
  expect([sent.length, session.unsent, session.busy, session.fault]).toEqual([1, false, false, null]);
});

test("a move without a response is shown as unsent before it fails, and given up in the end", async () => {
  vi.useFakeTimers();
  const { session, sent } = await playing();
  let fail: (fault: Error) => void = () => undefined;
  const lost = new Promise<never>((_, failed) => (fail = failed));
  Object.assign(session.source, { play: () => (sent.push("roma"), lost) });
  const acting = session.act(step);
  await vi.advanceTimersByTimeAsync(1000);
  expect(session.unsent).toBe(true);
  fail(new Refusal(null));
  await vi.advanceTimersByTimeAsync(800_000);
  await acting;
  expect([session.unsent, session.busy, session.fault?.code]).toEqual([false, false, "offline"]);
});
