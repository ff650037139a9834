// From an empty profile into a game, with the guide through a whole one, and back. Whole games without it are
// played in states/languages.test.ts.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { Table } from "../src/wire/types.ts";
import { Person } from "./browser.ts";
import { wordsOf } from "./learner.ts";
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
    // A move is sent at once. The guide would come later: experienced users are quicker.
    await page.locator('html:not([data-under-way~="request"])').waitFor({ state: "attached" });
  }
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("new users are pointed to the tutorial, returning ones to a game", async () => {
  for (const size of ["phone", "laptop"] as const) {
    const anna = await Person.come(server().url, { size });
    const { page } = anna;
    const [play, learn] = [page.locator(".begin button.now"), page.locator(".begin a.learn")];
    /** Which of the two is prominent, and which comes first. */
    const looks = async () => {
      await atRest(page);
      const [a, b] = [await play.boundingBox(), await learn.boundingBox()];
      const loud = (of: typeof play) => of.evaluate((e) => getComputedStyle(e).backgroundColor);
      assert.ok(a && b);
      const spoken = await page
        .locator(".begin .now")
        .evaluateAll((all) => (all[0]?.matches(".learn") ? "learn" : "play"));
      return {
        first: b.x + b.y < a.x + a.y ? "learn" : "play",
        spoken,
        learn: await loud(learn),
        play: await loud(play),
      };
    };
    await page.goto("/");
    const before = await looks();
    assert.deepEqual([before.first, before.spoken], ["learn", "learn"]);
    await page.evaluate(() =>
      localStorage.setItem("volgare.settings", JSON.stringify({ guided: ["points"] })),
    );
    await page.reload();
    const after = await looks();
    assert.deepEqual([after.first, after.spoken], ["play", "play"]);
    assert.equal(after.play, before.learn, "another button is prominent");
    assert.notEqual(after.learn, before.learn);
    assert.deepEqual(anna.faults, []);
    await anna.leave();
  }
});

/**
 * The card of the guide, or null; with `right` only if it is in its right place. It has its text, whether it
 * points at something, and the elements that it covers although it must not. It runs in the page.
 */
function card(right: boolean) {
  const card = document.querySelector("aside.card.found");
  if (!card) return null;
  const box = card.getBoundingClientRect();
  // Next to a map that leaves room, it covers no row number and no track name either.
  const heads = innerWidth > 1200 ? [".manuscripts .level", ".tracks .name"] : [];
  const under = ["section.side", "div.ring", ...heads].filter((thing) =>
    [...document.querySelectorAll(thing)].some((e) => {
      const b = e.getBoundingClientRect();
      // Two edges that touch share less than a pixel.
      return b.width > 0 && b.x + 1 < box.right && box.x + 1 < b.right && b.y + 1 < box.bottom && box.y + 1 < b.bottom; // prettier-ignore
    }),
  );
  const says = card.querySelector("[aria-live]")?.textContent ?? "";
  const points = document.querySelector("div.ring") !== null;
  return right && (!points || under.length > 0) ? null : { says, points, under };
}

/** Reads the card, if there is one, and confirms it. */
async function gotIt(page: Page, told: Set<string>) {
  const first = await page.evaluate(card, false);
  if (!first) return;
  assert.ok(!told.has(first.says), `shown again: ${first.says}`);
  // It follows its target, which may have moved with the news, at its next check.
  await page.waitForFunction(card, true).catch(async (cause: unknown) => {
    const found = JSON.stringify([page.viewportSize(), await page.evaluate(card, false)]);
    throw new Error(`the card points at nothing, or covers something important: ${found}`, { cause });
  });
  told.add(first.says);
  await page.locator("aside.card button.main").click();
  // The aim of the game comes first, and the next step follows at once; otherwise one card is enough.
  const next = await page.waitForFunction((said) => {
    const card = document.querySelector("aside.card");
    if (!card) return "none";
    return card.querySelector("[aria-live]")?.textContent === said ? null : "another";
  }, first.says);
  if ((await next.jsonValue()) === "another") {
    assert.equal(told.size, 1, `one card after another: ${[...told].join(" / ")}`);
    await page.locator("aside.card.found").waitFor();
    await gotIt(page, told);
  }
}

test("the guide through a whole first game, at three sizes: each step once, without covering anything", async () => {
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
    assert.equal(await page.locator("aside.card h2").innerText(), wordsOf("en", ["guide"])("guide-aim"));
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
    assert.ok(told.size > 12, `only ${told.size} steps were shown`);
    const guided = await page.evaluate(
      () => (JSON.parse(localStorage.getItem("volgare.settings") ?? "{}") as { guided: unknown[] }).guided,
    );
    assert.ok(
      guided.every((name) => typeof name === "string"),
      "a name of a step is lost",
    );
    assert.equal(new Set(guided).size, guided.length, "a step is listed twice");
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
  // Away from the map, whose legend names the hovered target.
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
