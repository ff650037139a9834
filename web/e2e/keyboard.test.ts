// A whole turn by the keyboard alone, with default settings: the focus is never lost.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { Person } from "./browser.ts";
import { dice, settle } from "./player.ts";
import { atRest, grows, steps } from "./rest.ts";
import { everything, make, playOn } from "./tables.ts";
import { serve } from "./walk.ts";

const server = serve();
const options = Object.fromEntries(everything.map((name) => [name, "on"]));

/** Presses a key, and checks once the page is at rest that an element has the focus. */
async function press(page: Page, key: string, after: string) {
  await page.keyboard.press(key);
  await atRest(page);
  const lost = await page.evaluate(
    () => document.activeElement === null || document.activeElement === document.body,
  );
  assert.equal(lost, false, `${key} after ${after}: the focus is lost`);
}

/** The keys of the actions that are possible now. */
const possible = (page: Page) =>
  page
    .locator(".kind[data-state=can][aria-keyshortcuts]")
    .evaluateAll((all) => all.map((one) => one.getAttribute("aria-keyshortcuts") ?? ""));

/** Makes a move of an action by its key, arrows and Enter; the first time Escape closes its list once. */
async function act(page: Page, key: string, after: string): Promise<boolean> {
  const before = await steps(page);
  await press(page, key, after);
  await press(page, "Escape", `${after} ${key}`);
  assert.equal(await page.locator(".chooser").count(), 0, `Escape leaves the list of ${key} open`);
  await press(page, key, `${after} ${key} Escape`);
  for (let n = 0; n < 4 && (await steps(page)) === before; n++) {
    const list = await page.locator(".chooser .way:enabled").count();
    if (n === 0 && list > 1) await press(page, "ArrowDown", `${after} ${key}`);
    await press(page, "Enter", `${after} ${key}, Enter ${n}`);
  }
  return (await steps(page)) > before;
}

/** Makes a decision by Tab and Enter. */
async function decide(page: Page, after: string) {
  const before = await steps(page);
  const chosen = () =>
    page.evaluate(
      () => document.activeElement?.closest(".decision [data-move], .draft [data-move]") !== null,
    );
  for (let tabs = 0; tabs < 60 && !(await chosen()); tabs++) await press(page, "Tab", after);
  for (let n = 0; n < 4 && (await steps(page)) === before; n++)
    await press(page, "Enter", `${after}, decision`);
  assert.ok((await steps(page)) > before, `a decision after ${after} cannot be made by keyboard`);
}

test("a whole turn by keyboard, with all expansions: the focus is never lost", async () => {
  const anna = await Person.come(server().url);
  const { page } = anna;
  const { id } = await make(page, { seats: [{ who: "me" }, { who: "bot", bot: "greedy" }], options });
  await playOn(page, id, dice(7), (turn, _, decides) => turn >= 3 && decides !== null);
  await page.goto(`/t/${id}`);
  await settle(page);
  const done: string[] = [];
  let made = 0;
  await press(page, "Tab", "nothing");
  for (let n = 0; n < 12; n++) {
    if ((await page.locator(".decision").count()) > 0) await decide(page, done.join(" "));
    const keys = (await possible(page)).filter((key) => !done.includes(key));
    const [key] = keys;
    if (key === undefined) break;
    if (await act(page, key, done.join(" "))) made++;
    done.push(key);
  }
  assert.ok(made > 1, `${made} moves by the keys ${done.join(" ")}`);
  if ((await page.locator(".decision").count()) > 0) await decide(page, done.join(" "));
  const before = await steps(page);
  await press(page, "e", done.join(" "));
  if ((await page.locator(".sure").count()) > 0) await press(page, "e", `${done.join(" ")} e`);
  await grows(page, before);
  await atRest(page);
  assert.equal(await page.evaluate(() => document.activeElement === document.body), false, "after the turn");
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});
