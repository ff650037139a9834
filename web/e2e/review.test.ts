// Reviewing a game with the bots, from its last page.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { APIResponse, Page } from "playwright-core";
import { locales, Person, touched, type Look } from "./browser.ts";
import { Judge } from "./judge.ts";
import { lay, played } from "./records.ts";
import { thinking } from "./rest.ts";
import { calm, serve } from "./walk.ts";
import type { Language } from "../src/wire/types.ts";

const server = serve();
const names = ["Dante", "Beatrice", "Cino", "Guido"];

/** Creates a table with a finished game. */
async function lie(): Promise<string> {
  const host = await Person.come(server().url, { settings: calm });
  const [record = ""] = await played({ games: 1 });
  const { id } = await lay(host.page, record, (i) => names[i] ?? "");
  await host.leave();
  return `/t/${id}`;
}

/** Its address. A review is available at once to every visitor. */
let laid: Promise<string> | null = null;
const path = () => (laid ??= lie());

/** A user on its last page. */
async function end(look: Look = {}): Promise<Person> {
  const anna = await Person.come(server().url, { settings: calm, ...look });
  await anna.page.goto(await path());
  await anna.page.locator(".ending table").first().waitFor();
  return anna;
}

/** Lets a review in the page progress until it is stopped: a changing page cannot be judged. */
async function growing(page: Page): Promise<{ stop: () => void }> {
  let stopped = false;
  let last: APIResponse | null = null;
  await page.route("**/api/tables/*/review?*", async (route) => {
    const fresh = stopped && last ? last : await route.fetch();
    if (!stopped) last = fresh; // a request made before the stop may return after it
    await route.fulfill({ response: last ?? fresh });
  });
  return { stop: () => (stopped = true) };
}

for (const size of ["laptop", "phone"] as const) {
  test(`a game is reviewed, shown and continued: ${size}`, async () => {
    const anna = await end({ size });
    const { page } = anna;
    const judge = new Judge(touched(size), size, { axe: "light" });
    const point = page.locator(".point").first();
    const whose = page.locator(".ending .whose button");
    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
    const review = await growing(page);
    await page.locator(".ending a[href$='review=own']").click();
    await page.locator(".ending figure").nth(1).waitFor({ timeout: thinking });
    assert.ok(scripts.some((path) => /\/assets\/Review-.*\.js/.test(path)), "the review was there before"); // prettier-ignore

    // Every seat's choices, the winner's first.
    assert.deepEqual(await whose.allInnerTexts(), names);
    assert.equal(await whose.and(page.locator("[aria-pressed=true]")).innerText(), "Guido");
    await whose.first().click();
    await point.waitFor({ timeout: thinking });
    review.stop();
    await judge.look(page, "review", "review");
    await point.scrollIntoViewIfNeeded();
    await judge.look(page, "review-points", "review");
    await page.locator(".ending tfoot").last().scrollIntoViewIfNeeded();
    await judge.look(page, "review-luck", "review");
    assert.deepEqual(judge.faults, []);

    // A turning point is shown on the board, with a way back.
    for (const line of await point.locator("dd").allInnerTexts()) assert.notEqual(line.trim(), "");
    await point.locator("a").click();
    await page.locator(".replay").waitFor();
    await page.locator(".ending").waitFor({ state: "detached" });
    await page.goBack();

    // And continued from there, with bots on the other seats.
    const table = await path();
    await whose.first().click();
    await point.locator("button").click();
    await page.waitForURL((url) => /^\/t\//.test(url.pathname) && url.pathname !== table);
    await page.locator(".desk[data-game=playing]").waitFor();
    assert.equal(await page.locator(".ending").count(), 0);
    await page.locator(".tried .button.main").click(); // the better line is ready to play
    await page.locator(".tried").waitFor({ state: "detached" });
    assert.deepEqual(anna.faults, []);
    await anna.leave();
  });
}

test("with everything open, and back to the result", async () => {
  const anna = await end();
  const { page } = anna;
  await page.locator(".ending a[href$='review=own']").click();
  const perspective = page.locator(".perspective button");
  await perspective.nth(1).click();
  await page.locator(".ending figure").nth(1).waitFor({ timeout: thinking });
  assert.equal(await perspective.nth(1).getAttribute("aria-pressed"), "true");
  assert.match(page.url(), /review=open/);
  await page.locator(".ending header button").click();
  await page.getByRole("link", { name: "Look back with the bots" }).waitFor();
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("the review has texts in every language", async () => {
  for (const language of Object.keys(locales) as Language[]) {
    const person = await Person.come(server().url, {
      size: "phone",
      locale: locales[language],
      settings: calm,
    });
    const { page } = person;
    await page.goto(`${await path()}?review=own`);
    await page.locator(".ending .whose button").first().click({ timeout: thinking });
    await page.locator(".point").first().waitFor({ timeout: thinking });
    const text = await page.locator(".ending").innerText();
    assert.doesNotMatch(text, /\b(review|ending|category|move)-[a-z]/, language);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), language);
    assert.deepEqual(person.faults, []);
    await person.leave();
  }
});
