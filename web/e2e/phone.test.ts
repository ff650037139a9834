// A game on a phone, by touch alone: a tap shows what a thing costs and brings in a
// sheet from below, the next one does it.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Locator, Page } from "playwright-core";
import { closeBrowser, Person, sizes } from "./browser.ts";
import { dice, settle } from "./player.ts";
import { Server } from "./serve.ts";

let server: Server;
before(async () => (server = await Server.start()));
after(async () => {
  await closeBrowser();
  await server.stop();
});

const tabs = ["map", "market", "tracks", "players", "log"];

const steps = async (page: Page) => Number(await page.locator("[data-steps]").getAttribute("data-steps"));

async function arrives(page: Page, before: number) {
  await page.waitForFunction(
    (n) => Number(document.querySelector("[data-steps]")?.getAttribute("data-steps")) > n,
    before,
  );
}

const sideways = (page: Page) =>
  page.evaluate(() => {
    const root = document.scrollingElement;
    return root ? root.scrollWidth - root.clientWidth : 0;
  });

/** Those that a finger can reach as the page stands: nothing lies on them. */
async function reachable(all: Locator): Promise<Locator[]> {
  const free = await all.evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0) return false;
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return hit !== null && element.contains(hit);
    }),
  );
  return free.flatMap((reached, i) => (reached ? [all.nth(i)] : []));
}

async function tap(page: Page, one: Locator) {
  const box = await one.boundingBox();
  assert.ok(box, "what is to be touched is gone");
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** Touches a thing, reads the sheet, and does it with a second touch. Returns false if nothing could be reached. */
async function act(page: Page, thing: Locator, roll: (n: number) => number): Promise<void> {
  const before = await steps(page);
  await tap(page, thing);
  const sheet = page.locator(".chooser");
  await sheet.waitFor();
  const box = await sheet.boundingBox();
  assert.ok(box && box.y + box.height > sizes.phone.height - 4, "the sheet does not come from below");
  assert.ok(box.x <= 0 && box.width >= sizes.phone.width, "the sheet is not as wide as the phone");
  assert.equal(await steps(page), before, "the first tap has done it already");

  if ((await sheet.locator(".way[data-armed]").count()) === 0) {
    const ways = await reachable(sheet.locator(".way:enabled"));
    const way = ways[roll(ways.length)];
    assert.ok(way, "nothing can be done with what was touched");
    await tap(page, way);
  }
  const armed = sheet.locator(".way[data-armed]");
  await armed.waitFor();
  assert.notEqual(await armed.locator(".cost").innerText(), "", "what it costs is not said");
  assert.equal(await steps(page), before, "the choice alone has done it");
  await armed.scrollIntoViewIfNeeded();
  await tap(page, armed.locator("strong"));
  await arrives(page, before);
}

/** A click follows its touch: it has done something, or asks for one touch more, which is given. */
async function confirms(page: Page, again: Locator, before: number) {
  const until = Date.now() + 10_000;
  while ((await again.count()) === 0 && (await steps(page)) === before && Date.now() < until)
    await page.waitForTimeout(10);
  if ((await again.count()) > 0) await tap(page, again);
  await arrives(page, before);
}

async function endTurn(page: Page) {
  const before = await steps(page);
  await tap(page, page.locator(".steps button[aria-keyshortcuts='e']"));
  await confirms(page, page.locator(".sure .main"), before);
}

test("thirty decisions by touch at 360 x 740", async () => {
  const anna = await Person.come(server.url, { size: "phone", settings: { guide: false, pace: "off" } });
  const { page } = anna;
  const roll = dice(4);
  await page.goto("/");
  await page.locator("button.main").first().tap();
  await page.waitForURL(/\/t\//);
  const touched = new Map<string, number>();
  for (let n = 0; n < 36 && (await settle(page)) !== "over"; n++) {
    const decision = page.locator(".decision");
    const kind = (await decision.count()) > 0 ? await decision.getAttribute("data-decision") : "turn";
    const places = page.locator("main [data-state=can]");
    if (kind !== "turn" && (kind !== "start" || (await reachable(places)).length === 0)) {
      const before = await steps(page);
      const choices = await reachable(decision.locator("button[data-move]:enabled"));
      const choice = choices[roll(choices.length)];
      assert.ok(choice, `nothing to touch: ${kind}`);
      await tap(page, choice);
      await confirms(page, decision.locator(".way[data-armed]"), before);
      continue;
    }
    // Another part of the table by its tab, then what can be touched there; else the bar.
    const tab = kind === "start" ? "map" : (tabs[roll(3)] ?? "map");
    const button = page.locator(`nav button[data-tab=${tab}]`);
    await tap(page, button);
    await page.locator(`nav button[data-tab=${tab}][aria-pressed=true]`).waitFor(); // a click follows its touch
    assert.equal(await sideways(page), 0, `the page scrolls sideways: ${tab}`);
    let things = await reachable(places);
    if (things.length === 0) things = await reachable(page.locator(".kind[data-state=can]"));
    const thing = things[roll(things.length)];
    if (!thing) {
      await endTurn(page);
      continue;
    }
    const what = ((await thing.getAttribute("data-target")) ?? "").split(":")[0] ?? "";
    touched.set(what, (touched.get(what) ?? 0) + 1);
    await act(page, thing, roll);
    assert.equal(await page.locator(".chooser").count(), 0, "the sheet stays");
  }
  for (const what of ["place", "track", "action"])
    assert.ok(touched.has(what), `never touched a ${what}: ${[...touched.keys()].join(", ")}`);
  for (const tab of tabs) {
    await tap(page, page.locator(`nav button[data-tab=${tab}]`));
    await page.locator(`.desk[data-tab=${tab}]`).waitFor();
    assert.equal(await sideways(page), 0, `the page scrolls sideways: ${tab}`);
  }
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});
