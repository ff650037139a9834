// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { language, speak } from "../i18n/i18n.svelte.ts";
import { chooseLanguage } from "./chooseLanguage.ts";

/** How long the words of a language take to load, or that the first attempt fails. */
let lines: Map<string, number | "fails">;

beforeEach(async () => {
  lines = new Map();
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async (address: string) => {
    const of = [...lines.keys()].find((code) => address.includes(`/${code}`)) ?? "";
    const takes = lines.get(of) ?? 0;
    if (takes === "fails") {
      lines.delete(of);
      throw new Error("offline");
    }
    await new Promise((done) => setTimeout(done, takes));
    return new Response("");
  });
  const spoken = speak("en");
  await vi.runAllTimersAsync();
  await spoken;
});

test("words of a language that fail to load are requested again", async () => {
  lines.set("de", "fails");
  chooseLanguage("de");
  await vi.advanceTimersByTimeAsync(1000);
  expect(language()).toBe("en");
  await vi.runAllTimersAsync();
  expect(language()).toBe("de");
});

test("the language chosen last is used, whichever loads first", async () => {
  lines.set("it", 5000);
  chooseLanguage("it");
  chooseLanguage("fr");
  await vi.runAllTimersAsync();
  expect(language()).toBe("fr");
});

test("words that fail to load are not requested again once another language is chosen", async () => {
  lines.set("it", "fails");
  chooseLanguage("it");
  await vi.advanceTimersByTimeAsync(100);
  chooseLanguage("en");
  await vi.runAllTimersAsync();
  expect(language()).toBe("en");
});
