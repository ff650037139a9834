// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { speak, withWords } from "./i18n.svelte.ts";

test("words that could not be loaded are requested again by the next caller", async () => {
  let down = false;
  const asked = vi.fn(() =>
    down ? Promise.reject(new Error("offline")) : Promise.resolve(new Response("")),
  );
  vi.stubGlobal("fetch", asked);
  await speak("en");
  down = true;
  await expect(withWords(Promise.resolve("part"), "guide")).rejects.toThrow("offline");
  // If both fail, one error is reported and the other is handled silently.
  await expect(withWords(Promise.reject(new Error("no part")), "guide")).rejects.toThrow();
  down = false;
  asked.mockClear();
  expect(await withWords(Promise.resolve("part"), "guide")).toBe("part");
  expect(await withWords(Promise.resolve("part"), "guide")).toBe("part");
  expect(asked).toHaveBeenCalledTimes(1);
});
