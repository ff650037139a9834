// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { part, parts } from "./part.svelte.ts";
import { tryNow } from "./untilThere.ts";

let status: number;
let failures: number;
let asked: number;

beforeEach(() => {
  vi.useFakeTimers();
  [status, failures, asked] = [200, 1, 0];
  Object.assign(parts, { missing: 0, replaced: false });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(null, { status })));
});

async function load() {
  if (asked++ < failures) throw new TypeError("Failed to fetch dynamically imported module");
  return Promise.resolve("it");
}

test("a file that fails once is loaded without a report", async () => {
  const there = part(load);
  await vi.advanceTimersByTimeAsync(1999);
  expect(parts.missing).toBe(0);
  await vi.runAllTimersAsync();
  expect([await there, parts.missing, parts.replaced]).toEqual(["it", 0, false]);
});

test("a file that fails again is reported until it is loaded, and retried at once on request", async () => {
  failures = 3;
  const there = part(load);
  await vi.advanceTimersByTimeAsync(2000);
  expect([parts.missing, asked]).toEqual([1, 2]);
  tryNow();
  await vi.advanceTimersByTimeAsync(0);
  expect([parts.missing, asked]).toEqual([1, 3]);
  tryNow();
  await vi.advanceTimersByTimeAsync(0);
  expect([await there, parts.missing]).toEqual(["it", 0]);
});

test("a file that is no longer wanted is not reported", async () => {
  let wanted = true;
  failures = 9;
  const there = part(load, () => wanted);
  there.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(2000);
  wanted = false;
  await vi.runAllTimersAsync();
  await expect(there).rejects.toThrow("Failed to fetch");
  expect(parts.missing).toBe(0);
});

test("a server without the files of this build is noticed at the first failure", async () => {
  status = 404;
  void part(load);
  await vi.advanceTimersByTimeAsync(0);
  expect(parts.replaced).toBe(true);
});
