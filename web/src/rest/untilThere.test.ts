// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { untilThere } from "./untilThere.ts";

let tries: number[];
let failures: number;

beforeEach(() => {
  vi.useFakeTimers();
  tries = [];
});

/** Fails `failures` times, then succeeds. */
async function ask() {
  tries.push(Date.now());
  if (tries.length <= failures) throw new Error("the connection is down");
  return Promise.resolve("it");
}

const pauses = () => tries.slice(1).map((at, i) => at - (tries[i] ?? 0));

test("retries with growing pauses until it succeeds", async () => {
  failures = 8;
  const there = untilThere(ask);
  await vi.runAllTimersAsync();
  expect(await there).toBe("it");
  expect(pauses()).toEqual([2000, 4000, 8000, 16_000, 32_000, 64_000, 64_000, 64_000]);
});

test("retries at once when the connection is back", async () => {
  failures = 3;
  const there = untilThere(ask);
  await vi.advanceTimersByTimeAsync(6000);
  expect(tries).toHaveLength(3);
  dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect([tries.length, pauses()[2]]).toEqual([3 + 1, 0]);
  expect(await there).toBe("it");
  expect(vi.getTimerCount()).toBe(0);
});

test("stops retrying when the result is no longer wanted", async () => {
  failures = 9;
  const there = untilThere(ask, () => tries.length < 3);
  there.catch(() => undefined);
  await vi.runAllTimersAsync();
  await expect(there).rejects.toThrow("the connection is down");
  expect(tries).toHaveLength(3);
});

test("a script file on a dead connection is given up, a slow one later", async () => {
  const given = vi.fn();
  let fail: (fault: Error) => void = () => undefined;
  vi.stubGlobal("fetch", () => Promise.resolve(new Response()));
  vi.stubGlobal("stop", () => {
    given(Date.now());
    fail(new Error("aborted"));
  });
  const began = Date.now();
  const there = untilThere(async () => {
    tries.push(Date.now());
    if (tries.length > 2) return "it";
    return new Promise((_, failed) => (fail = failed));
  });
  await vi.runAllTimersAsync();
  expect(await there).toBe("it");
  expect(given.mock.calls.flat()).toEqual([began + 30_000, began + 92_000]);
  expect(vi.getTimerCount()).toBe(0);
});
