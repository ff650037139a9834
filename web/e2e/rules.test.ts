// The rulebook: read and searched, in another language, and opened next to a table.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { before, test } from "node:test";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { locales, Person, sizes } from "./browser.ts";
import { dice, settle } from "./player.ts";
import { atRest } from "./rest.ts";
import { make, playOn } from "./tables.ts";
import { calm, serve, showLog } from "./walk.ts";

const server = serve();
const geometry = new URL("../src/map/geometry.json", import.meta.url);
let axe: string;
before(async () => {
  axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
});

async function clean(page: Page, name: string) {
  await page.evaluate(axe);
  const { violations } = (await page.evaluate("axe.run({ resultTypes: ['violations'] })")) as AxeResults;
  const found = violations.flatMap((v) => v.nodes.map((n) => `${v.id}: ${n.target.join(" ")}`));
  assert.deepEqual(found, [], name);
}

/** Whether an element is visible once the page is at rest. */
async function inSight(page: Page, what: string) {
  const element = page.locator(what).first();
  await element.waitFor();
  await atRest(page);
  return element.evaluate((element) => {
    const { top, left, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && element.contains(hit);
  });
}

/** How much wider the contents are than their container, px. */
async function beyond(page: Page) {
  await atRest(page);
  return page
    .locator(".book > .side")
    .evaluate((side) =>
      Math.max(
        side.scrollWidth - side.clientWidth,
        document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    );
}

/** Waits until an element is at the top of the window. */
const atHead = (page: Page, id: string) =>
  page.waitForFunction((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
    return top > -5 && top < innerHeight / 2;
  }, id);

test("the rulebook can be read, searched, followed by links, and switched to another language", async () => {
  const anna = await Person.come(server().url);
  const { page } = anna;
  await page.goto("/");
  await page.locator(".begin a[href^='/rules']").click();
  await page.getByRole("heading", { level: 1, name: "The game in two pages" }).waitFor();
  await page.locator("figure svg").first().waitFor();
  // Its Italy is the same as on the board.
  const { land } = JSON.parse(await readFile(geometry, "utf8")) as { land: string };
  const drawn = await page
    .locator("figure svg path")
    .evaluateAll((all) => all.map((p) => p.getAttribute("d")));
  assert.ok(drawn.includes(land), "the drawing of Italy differs");
  assert.match(await page.title(), /^The game in two pages/);
  await clean(page, "overview");

  // A reference leads to its rule, on the leaf of its chapter; the browser goes back.
  await page.locator(".leaf a[href='/rules/MOV-2']").first().click();
  await page.locator("article#MOV-2").waitFor();
  await atHead(page, "MOV-2");
  assert.ok(await page.locator("#MOV-2 .example").isVisible());
  assert.equal(await page.locator("[aria-current=page]").count(), 1);
  await page.goBack();
  await page.locator("section#overview").waitFor();

  // The search: while typing, by the keyboard alone.
  await page.keyboard.press("/");
  await page.keyboard.type("cardinal muret");
  const results = page.locator("#rules-results a");
  await results.first().waitFor();
  await atRest(page); // the search is up to date
  assert.match((await results.first().innerText()).toLowerCase(), /muret/);
  await clean(page, "search");
  const wanted = (await results.nth(1).getAttribute("href"))?.split("/").at(-1) ?? "";
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await atHead(page, wanted);
  assert.equal(await page.locator("#rules-search").inputValue(), "");
  await page.keyboard.press("/");
  await page.keyboard.type("xyzzy");
  await page.locator("[role=status]", { hasText: "Nothing" }).waitFor();
  await page.keyboard.press("Escape");

  // A preset's versions come first and are marked, through a link as well.
  await page.goto("/rules/EVT-1?preset=deluxe");
  await page.locator("#EVT-1 dl > .here", { hasText: "Deluxe 2019" }).waitFor();
  assert.equal(await page.locator("#EVT-1 dl > div").count(), 2);
  await atHead(page, "EVT-1");
  await clean(page, "rule");

  // The contents show the current place, even in a long column, and the search stays visible.
  for (const id of ["SCO-5", "RUL-13", "EXP-P1"]) {
    await page.goto(`/rules/${id}`);
    await atHead(page, id);
    assert.ok(await inSight(page, ".contents [aria-current=page]"), `${id} is out of sight`);
    assert.ok(await inSight(page, "#rules-search"), `the search is out of sight at ${id}`);
  }

  // They are as wide as their column, on a phone as on a laptop.
  assert.equal(await beyond(page), 0, "on a laptop");
  await page.setViewportSize(sizes.phone);
  await atRest(page); // the contents may have closed
  const contents = page.locator(".contents");
  if ((await contents.getAttribute("open")) === null) await contents.locator("summary").click();
  await contents.locator(".languages").waitFor();
  assert.equal(await beyond(page), 0, "on a phone");
  await page.setViewportSize(sizes.laptop);

  // Of a rule with several versions, one is shown at a time, with its name.
  await page.locator("#rules-search").fill("deck has 10");
  const placiti = results.filter({ hasText: "EXP-P1" });
  await placiti.getByText("Cards of the Placiti: 10").waitFor();
  assert.doesNotMatch(await placiti.innerText(), /12 cards/);
  assert.ok(await inSight(page, "#rules-results a"), "the first result is out of sight");
  await page.goto("/rules/EVT-1?preset=deluxe");
  await atHead(page, "EVT-1");

  // Another language: the text, the figures, the page.
  await page.getByRole("button", { name: "Deutsch" }).click();
  await page.locator(".leaf[lang=de] #EVT-1").waitFor();
  assert.equal(await page.locator("html").getAttribute("lang"), "de");
  await page.locator("#rules-search").fill("abtissin");
  await results.first().waitFor();
  assert.match(await page.locator("mark").first().innerText(), /^Äbtissin/i);
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("every leaf of the book opens, in every language", async () => {
  const anna = await Person.come(server().url);
  for (const lang of Object.keys(locales)) {
    const { chapters } = (await (await anna.page.request.get(`/api/rules?lang=${lang}`)).json()) as {
      chapters: { rules: { id: string }[] }[];
    };
    await anna.page.addInitScript(
      (l) => localStorage.setItem("volgare.settings", JSON.stringify({ language: l })),
      lang,
    );
    await anna.page.goto("/rules/all");
    await anna.page.locator(`.leaf[lang=${lang}] article`).first().waitFor();
    const ids = await anna.page.locator("article").evaluateAll((all) => all.map((a) => a.id));
    assert.deepEqual(ids, chapters.flatMap((c) => c.rules.map((r) => r.id))); // prettier-ignore
  }
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("at the table a rule opens from a refusal, from the log and from the score", async () => {
  const anna = await Person.come(server().url, { settings: { ...calm, language: "it" }, locale: "it-IT" });
  const { page } = anna;
  const { id } = await make(page);
  await playOn(page, id, dice(8), (turn) => turn >= 5);
  const books: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/rules") books.push(request.url());
  });
  await page.goto(`/t/${id}`);
  await settle(page);
  const panel = page.locator(".panel[role=dialog]");

  /** Opens a rule by its link, and closes it by keyboard. */
  const look = async (from: string) => {
    const link = page.locator(from).first();
    const rule = (await link.getAttribute("data-rules"))?.split(" ")[0] ?? (await link.innerText());
    await link.click();
    await panel.locator(".example").waitFor();
    assert.match(await panel.locator("h2").innerText(), new RegExp(`^${rule}`));
    assert.equal(await panel.locator("[lang]").first().getAttribute("lang"), "it");
    // Only the versions that apply to this table are in full.
    const open = panel.locator("dl:not(details *)");
    for (const list of await open.all()) assert.equal(await list.locator("div").count(), 1, rule);
  };
  const close = async () => {
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "detached" });
    await atRest(page); // including the focus
  };

  await page.locator(".board [data-state=cannot]").first().dispatchEvent("click");
  await look(".chooser .rule");
  await clean(page, "panel");
  await close();
  assert.ok(await page.evaluate(() => document.activeElement?.matches(".rule")), "the focus is lost");
  await page.keyboard.press("Escape");

  // If a line has several rules, the icon opens the first, and the panel offers the others.
  await showLog(page);
  await look("[role=log] .rule[data-rules*=' ']");
  await panel.locator(".among button").nth(1).click();
  await atRest(page); // the first had examples as well
  await panel.locator(".example").waitFor();
  // A reference opens next to the table as well, with a way back.
  const first = await panel.locator("h2 .number").innerText();
  const reference = panel.locator(".rule").first();
  if ((await reference.count()) > 0) {
    await reference.click();
    await panel.locator(".foot button").waitFor();
    await atRest(page);
    assert.notEqual(await panel.locator("h2 .number").innerText(), first);
    await panel.locator(".foot button").click();
    await panel.locator("h2", { hasText: first }).waitFor();
  }
  const into = await panel.locator(".foot a").getAttribute("href");
  assert.equal(into, `/rules/${first}?table=${id}`);
  await close();

  await playOn(page, id, dice(8), () => false);
  await page.goto(`/t/${id}`);
  await page.locator(".ending").waitFor();
  assert.ok(await inSight(page, ".ending thead b"), "the totals are out of sight");
  const rows = await page.locator(".ending .scroll tbody tr").all();
  for (const row of rows) assert.match((await row.locator("td").allInnerTexts()).join(), /[1-9]/);
  const nothing = await page.locator(".ending details p > span").count();
  assert.equal(rows.length + nothing, 12, "a category is missing");
  await look(".ending .rule");
  await close();
  assert.ok(await page.locator(".ending").isVisible(), "the ending was closed, too");
  assert.deepEqual(books, [], "the whole book was loaded at the table");

  await page.goto(into ?? "");
  await page.locator(`article#${first}`).waitFor();
  await atRest(page); // the table's own rules are marked after the article has loaded
  assert.equal(await page.locator("select option:checked").getAttribute("value"), "table");
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});
