// @vitest-environment jsdom
// An effect follows the position of the replay, as in ReplayBar.
import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { provideClient, type Client } from "../client/client.ts";
import { TableSession } from "../session/session.svelte.ts";
import { served } from "../session/source.ts";
import type { Log, LogLine, Position } from "../wire/types.ts";
import { Replay } from "./replay.svelte.ts";

const lines = [0, 1, 2, 3].map((step) => ({ step }) as LogLine);
let asked: string[] = [];
let stop: () => void = () => undefined;

/** Goes to the beginning of a game with these known log lines. */
async function open(known: LogLine[]) {
  asked = [];
  let arrive: () => void = () => undefined;
  provideClient({
    position: async (_id: string, _eyes: unknown, at: number) => {
      asked.push(`position ${at}`);
      await new Promise<void>((done) => (arrive = done));
      return { steps: at } as Position;
    },
    log: () => (asked.push("log"), Promise.resolve({ lines } as Log)),
  } as unknown as Client);
  const session = new TableSession(served("table"));
  session.lines = known;
  session.now = { steps: 3 } as Position;
  const replay = new Replay(session);
  stop = $effect.root(() => {
    $effect(() => void replay.show(replay.at));
  });
  flushSync();
  await vi.waitFor(() => expect(session.log).toHaveLength(lines.length));
  flushSync();
  arrive();
  await vi.waitFor(() => expect(session.shown?.steps).toBe(0));
}

afterEach(() => stop());

test("a position is requested once", async () => {
  await open(lines);
  expect(asked).toEqual(["position 0"]);
});

test("works while the rest of a long log is loading", async () => {
  await open(lines.slice(2));
  expect(asked.toSorted()).toEqual(["log", "position 0"]);
});
