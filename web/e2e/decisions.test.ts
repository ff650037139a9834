// Decisions at the foot and lists of moves: all text of a choice is legible, and the keyboard reaches
// everything.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import type { Page } from "playwright-core";
import { Person } from "./browser.ts";
import { settle } from "./player.ts";
import { played, sit, type Step } from "./records.ts";
import { atRest, steps, grows } from "./rest.ts";
import { make } from "./tables.ts";
import { calm, serve } from "./walk.ts";

const server = serve();
let games: string[];
before(async () => (games = await played({ games: 12 })));

/**
 * Anna is to move at the point of a game where such a move was made; another browser holds the other seats.
 */
async function anna(move: RegExp, wanted: (step: Step) => boolean = () => true) {
  const [anna, host] = await Promise.all([1, 2].map(() => Person.come(server().url, { settings: calm })));
  assert.ok(anna && host);
  const { id } = await sit(games, anna.page, host.page, move, wanted);
  const { page } = anna;
  await page.goto(`/t/${id}`);
  await settle(page);
  const leave = async () => {
    assert.deepEqual(anna.faults, []);
    await anna.leave();
    await host.leave();
  };
  return { page, id, leave };
}

/** The texts in an element that are covered by other parts of it. */
const hidden = (page: Page, selector: string) =>
  page.locator(selector).evaluate((way) => {
    const face = way.querySelector(".face")?.getBoundingClientRect();
    if (!face) return ["no face"];
    const walker = document.createTreeWalker(way, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest(".face")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom, width } of range.getClientRects())
        if (
          width > 0 &&
          left < face.right - 1 &&
          right > face.left + 1 &&
          top < face.bottom - 1 &&
          bottom > face.top + 1
        )
          found.push(node.textContent ?? "");
    }
    return found;
  });

test("the portrait does not cover the text of an office during its decision", async () => {
  const { page, leave } = await anna(/^elect/);
  for (const width of [1366, 1536, 1920]) {
    await page.setViewportSize({ width, height: width === 1536 ? 864 : width === 1920 ? 1080 : 768 });
    const offices = page.locator(".decision .way:has(.face)");
    await offices.first().waitFor();
    for (let i = 0; i < (await offices.count()); i++) {
      await offices.nth(i).click();
      await page.locator(".decision .way[data-armed]").waitFor();
      assert.deepEqual(await hidden(page, ".decision .way[data-armed]"), [], `office ${i} at ${width}`);
    }
    await page.keyboard.press("Escape");
  }
  await leave();
});

test("in an open list of moves, the shortcut of another action takes the focus there", async () => {
  const two = async (page: Page) => {
    const ways = await page.evaluate(
      () => document.querySelectorAll(".kind[data-target='action:psalter'][data-state=can]").length,
    );
    return ways > 0;
  };
  const { page, leave } = await anna(/^psalter/, ({ first }) => first);
  assert.ok(await two(page), "no psalter");
  // Any list of several moves will do.
  const key = await page
    .locator(".kind[data-state=can][aria-keyshortcuts]")
    .evaluateAll((all) =>
      all
        .filter((one) => one.getAttribute("data-target") !== "action:psalter")
        .map((one) => one.getAttribute("aria-keyshortcuts") ?? ""),
    );
  let opened = false;
  for (const one of key) {
    await page.keyboard.press(one);
    await atRest(page);
    if ((await page.locator(".chooser .way, .chooser .unfold").count()) > 1) {
      opened = true;
      break;
    }
    await page.keyboard.press("Escape");
  }
  assert.ok(opened, `no list at ${key.join()}`);
  await page.keyboard.press("y");
  await atRest(page);
  const focused = () =>
    page.evaluate(() => {
      const at = document.activeElement;
      return (
        at?.closest("[data-target]")?.getAttribute("data-target") ??
        at?.closest("[data-move]")?.getAttribute("data-move") ??
        ""
      );
    });
  assert.match(await focused(), /psalter/);
  const done = await steps(page);
  await page.keyboard.press("Enter");
  if ((await steps(page)) === done) await page.keyboard.press("Enter");
  await grows(page, done);
  await leave();
});

test("a decision precedes the table and its log in the tab order, and its list accepts arrows, Home and End", async () => {
  const { page, leave } = await anna(/^elect/);
  await page.keyboard.press("Tab");
  let tabs = 1;
  const inDecision = () => page.evaluate(() => document.activeElement?.closest(".decision") !== null);
  for (; tabs < 40 && !(await inDecision()); tabs++) await page.keyboard.press("Tab");
  assert.ok(await inDecision(), "Tab does not lead there");
  assert.ok(tabs < 16, `only after ${tabs} tabs`);
  const at = () =>
    page.evaluate(() =>
      [...document.querySelectorAll(".decision .way")].indexOf(document.activeElement as Element),
    );
  const n = await page.locator(".decision .way").count();
  await page.keyboard.press("End");
  assert.equal(await at(), n - 1);
  await page.keyboard.press("Home");
  assert.equal(await at(), 0);
  await page.keyboard.press("ArrowDown");
  assert.equal(await at(), 1 % n);
  await leave();
});

test("a drawn tile has the focus after a draw by keyboard", async () => {
  const { page, leave } = await anna(/^draw/);
  const before = await steps(page);
  await page.keyboard.press("i");
  await atRest(page);
  for (let i = 0; i < 3 && (await steps(page)) === before; i++) {
    await page.keyboard.press("Enter");
    await atRest(page);
  }
  await grows(page, before);
  await atRest(page);
  const home = await page.evaluate(() => document.activeElement?.closest("section.do") !== null);
  assert.ok(
    home,
    `the focus is on ${await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80))}`,
  );
  await leave();
});

test("Tab leads into a guide card, and Escape closes it", async () => {
  const anna = await Person.come(server().url, { settings: { pace: "off", guided: ["aim"] } });
  const { page } = anna;
  await page.goto("/");
  const { id } = await make(page);
  await page.goto(`/t/${id}`);
  const card = page.locator("aside.card.found");
  await card.waitFor();
  let tabs = 0;
  const inCard = () => page.evaluate(() => document.activeElement?.closest("aside.card") !== null);
  for (; tabs < 20 && !(await inCard()); tabs++) await page.keyboard.press("Tab");
  assert.ok(await inCard(), `${tabs} tabs do not lead into the card`);
  await page.keyboard.press("Escape");
  await card.waitFor({ state: "detached" });
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("the end of a turn with points left needs a confirmation, and a move scrolls back to the first actions", async () => {
  const { page, leave } = await anna(/^psalter/, ({ first }) => first);
  await page.keyboard.press("e");
  const go = page.locator(".sure .main");
  assert.equal(await go.innerText(), "Go on");
  assert.ok(
    await go.evaluate((button) => button === document.activeElement),
    "the button does not have the focus",
  );
  await page.keyboard.press("Enter");
  await page.locator(".sure").waitFor({ state: "detached" });

  await page.setViewportSize({ width: 390, height: 844 });
  const shelves = page.locator(".shelves");
  await atRest(page);
  await shelves.evaluate((all) => all.scrollTo(150, 0));
  assert.ok((await shelves.evaluate((all) => all.scrollLeft)) > 100, "nothing scrolls");
  await page.locator(".kind[data-target='action:psalter']").dispatchEvent("click");
  await page.locator(".chooser .way[data-armed]").click();
  await page.locator(".kind[data-target='action:psalter'][data-state=can]").waitFor({ state: "detached" });
  assert.equal(await shelves.evaluate((all) => all.scrollLeft), 0);
  await leave();
});
