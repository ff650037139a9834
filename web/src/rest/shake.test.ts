import { expect, test, vi } from "vitest";
import { shake } from "./shake.ts";

test.each([
  ["answer, nothing else is given up", [0, 0, 0, 0, 0, 0], 0],
  ["are all dead, so is what waits for others", [1, 1, 1, 1, 1, 1], 1],
  ["are partly dead, so is what waits for others", [0, 0, 0, 0, 0, 1], 1],
])("where the lines that a browser has kept %s", async (_, dead, times) => {
  const given = vi.fn();
  vi.stubGlobal("stop", given);
  vi.stubGlobal("fetch", () =>
    dead.pop() ? Promise.reject(new DOMException("late", "TimeoutError")) : Promise.resolve(new Response()),
  );
  await shake();
  expect(given).toHaveBeenCalledTimes(times);
});
