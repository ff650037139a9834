// From an empty profile into a game, with the guide through a whole one, and back. Whole games
// without it are played in states/languages.test.ts.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { Table } from "../src/wire/types.ts";
import { Person } from "./browser.ts";
import { asked, decide, dice, endTurn, settle } from "./player.ts";
import { atRest, grows, shows, steps } from "./rest.ts";
import { make, playOn } from "./tables.ts";
import { calm, serve } from "./walk.ts";

const server = serve();

test("two clicks to a running game, four to the first move", async () => {
  const anna = await Person.come(server().url);
  const { page } = anna;
  let clicks = 0;
  await page.goto("/");
  await page.locator("button.main").first().click();
  clicks++;
  await page.waitForURL(/\/t\//);
  await settle(page);
  assert.ok(clicks <= 2, `${clicks} clicks to a running game`);
  const before = await steps(page);
  const start = page.locator(".board [data-state=can]").first();
  while ((await steps(page)) === before) {
    assert.ok(clicks < 4, "the first move takes more than four clicks");
    await start.click();
    clicks++;
    // A move is on its way at once. The guide would come later: whoever knows what he wants is quicker.
    await page.locator('html:not([data-under-way~="request"])').waitFor({ state: "attached" });
  }
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

/**
 * The card of the guide, if there is one, or if there is one where it belongs: what it says, whether it points
 * at something, and what it lies on though it must not. It runs in the page.
 */
function card(right: boolean) {
  const card = document.querySelector("aside.card.found");
  if (!card) return null;
  const box = card.getBoundingClientRect();
  const under = ["section.side", "div.ring"].filter((thing) => {
    const b = document.querySelector(thing)?.getBoundingClientRect();
    // Two edges that touch share less than a pixel.
    return b && b.width > 0 && b.x + 1 < box.right && box.x + 1 < b.right && b.y + 1 < box.bottom && box.y + 1 < b.bottom; // prettier-ignore
  });
  const says = card.querySelector("[aria-live]")?.textContent ?? "";
  const points = document.querySelector("div.ring") !== null;
  return right && (!points || under.length > 0) ? null : { says, points, under };
}

/** Reads the card, if there is one, and says so. */
async function gotIt(page: Page, told: Set<string>) {
  const first = await page.evaluate(card, false);
  if (!first) return;
  assert.ok(!told.has(first.says), `told again: ${first.says}`);
  // It follows what it is about, which may have moved with the news, at its next look.
  await page.waitForFunction(card, true).catch(async (cause: unknown) => {
    const found = JSON.stringify([page.viewportSize(), await page.evaluate(card, false)]);
    throw new Error(`the card points at nothing, or lies on what it must not: ${found}`, { cause });
  });
  told.add(first.says);
  await page.locator("aside.card button.main").click();
  await page.locator("aside.card").waitFor({ state: "detached" });
}

test("the guide through a whole first game, at three sizes: each thing once, in nobody's way", async () => {
  const sizes = ["phone", "upright", "laptop"] as const;
  const people = await Promise.all(
    sizes.map(async (size) => {
      const person = await Person.come(server().url, { size, settings: { pace: "off" } });
      return { person, page: person.page, told: new Set<string>() };
    }),
  );
  const host = people[0]?.page;
  assert.ok(host);
  const { id, seats } = await make(host);
  const me = seats.find((s) => s.mine)?.seat;
  const cookies = await host.context().cookies();
  for (const { person, page } of people) {
    await person.context.addCookies(cookies);
    await page.goto(`/t/${id}`);
    await page.locator("aside.card.found").waitFor();
  }
  const roll = dice(5);
  for (let step = -1; ;) {
    const table = (await (await host.request.get(`/api/tables/${id}`)).json()) as Table;
    if (table.state !== "playing") break;
    if (table.decides === me && table.steps > step) {
      step = table.steps;
      await Promise.all(
        people.map(async ({ page, told }) => {
          await shows(page, step);
          await gotIt(page, told);
        }),
      );
    }
    await playOn(host, id, roll, (_, at, decides) => at > step && decides === me);
  }
  for (const { person, page, told } of people) {
    assert.ok(told.size > 12, `only ${told.size} steps were told`);
    const guided = await page.evaluate(
      () => (JSON.parse(localStorage.getItem("volgare.settings") ?? "{}") as { guided: unknown[] }).guided,
    );
    assert.ok(
      guided.every((name) => typeof name === "string"),
      "a name of a step is lost",
    );
    assert.equal(new Set(guided).size, guided.length, "a step stands there twice");
    assert.deepEqual(person.faults, []);
    await person.leave();
  }
});

test("undo, redo, undo of the turn", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  const roll = dice(3);
  await page.goto("/");
  await page.locator("button.main").first().click();
  await page.waitForURL(/\/t\//);
  await settle(page);
  await decide(page, roll);
  await settle(page);
  // Away from the map, which names what the pointer is on.
  const text = async () => {
    await page.mouse.move(0, 0);
    await atRest(page);
    return page.locator("section.map").innerText();
  };
  const before = await text();
  const at = await steps(page);
  const place = page.locator(".board [data-state=can]").first();
  await place.dispatchEvent("click");
  await page.locator(".chooser .way").first().click();
  await grows(page, at);
  const moved = await text();
  await page.locator(".steps button[aria-keyshortcuts^='u']").click();
  await shows(page, at);
  assert.equal(await text(), before);
  await page.keyboard.press("Control+y");
  await grows(page, at);
  assert.equal(await text(), moved);
  await page.keyboard.press("u");
  await shows(page, at);
  assert.equal(await asked(page), "decide");
  await endTurn(page);
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});
