// A whole game by keyboard alone, in the text view: without any drawing in the page.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { Person } from "./browser.ts";
import { dice, settle } from "./player.ts";
import { grows, steps } from "./rest.ts";
import { make, playOn } from "./tables.ts";
import { serve } from "./walk.ts";

const server = serve();

const focused = (page: Page) =>
  page.evaluate(() => {
    const e = document.activeElement;
    const end = e?.getAttribute("aria-keyshortcuts") === "e" && !(e as HTMLButtonElement).disabled;
    return { move: e?.getAttribute("data-move") ?? (end ? "end" : null), text: e?.textContent.trim() ?? "" };
  });

/** Moves the focus with a key to the nth matching choice, and presses Enter. */
async function choose(page: Page, key: "Tab" | "Shift+Tab", nth: number) {
  for (let tabs = 0, found = 0; tabs < 800; tabs++) {
    await page.keyboard.press(key);
    const { move } = await focused(page);
    if (move !== null && found++ === nth) {
      await page.keyboard.press("Enter");
      return move;
    }
  }
  throw new Error("Tab leads to no choice");
}

test("a whole game by keyboard in the text view alone", async () => {
  const anna = await Person.come(server().url, { settings: { guide: false, pace: "off", textView: true } });
  const { page } = anna;
  const roll = dice(5);
  await page.goto("/");
  await page.locator("button.main").first().waitFor();
  for (
    let tabs = 0;
    (await page.evaluate(() => document.activeElement?.matches("button.main"))) !== true;
    tabs++
  ) {
    assert.ok(tabs < 20, "Tab does not lead to the game");
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/t\//);
  let decisions = 0;
  for (; (await settle(page)) !== "over"; decisions++) {
    assert.ok(decisions < 500, "the game does not end");
    assert.equal(await page.locator("svg, img, canvas").count(), 0, "there is a drawing in the text view");
    const before = await steps(page);
    const choices = await page.locator("button[data-move]:enabled").count();
    // The end of the turn is above the moves.
    const choice = await choose(
      page,
      choices > 0 ? "Tab" : "Shift+Tab",
      roll(Math.max(1, Math.min(choices, 4))),
    );
    if (choice === "end" && (await page.locator(".sure").count()) > 0) await page.keyboard.press("Enter");
    await grows(page, before);
  }
  assert.ok(decisions > 40, `only ${decisions} decisions`);
  assert.equal(await page.locator("svg, img, canvas").count(), 0);
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("the list of moves accepts arrows, Home, End and letters", async () => {
  const anna = await Person.come(server().url, { settings: { guide: false, pace: "off", textView: true } });
  const { page } = anna;
  const { id } = await make(page);
  await playOn(page, id, dice(5), (turn, _, decides) => turn >= 1 && decides !== null);
  await page.goto(`/t/${id}`);
  await settle(page);
  const moves = page.locator("button[data-move]:enabled");
  const names = await moves.allInnerTexts();
  const at = () => moves.evaluateAll((all) => all.findIndex((one) => one === document.activeElement));
  await moves.first().focus();
  for (const [key, index] of [
    ["End", names.length - 1],
    ["ArrowDown", 0],
    ["ArrowDown", 1],
    ["ArrowUp", 0],
    ["ArrowUp", names.length - 1],
    ["Home", 0],
  ] as const) {
    await page.keyboard.press(key);
    assert.equal(await at(), index, `${key} of ${names.length}`);
  }
  const letter = (name: string) => name.trim().charAt(0).toLowerCase();
  const other = names.findIndex((name) => letter(name) !== letter(names[0] ?? ""));
  await page.keyboard.press(letter(names[other] ?? ""));
  assert.equal(await at(), other, names.join("; "));
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});
