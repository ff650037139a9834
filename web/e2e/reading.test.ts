// The pages in high contrast, with a screen reader and with a translator.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { Person } from "./browser.ts";
import { two, until } from "./pair.ts";
import { decide, dice, settle } from "./player.ts";
import { atRest } from "./rest.ts";
import { make } from "./tables.ts";
import { calm, serve } from "./walk.ts";

const server = serve();

/** The outline of an element. */
const outline = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((e) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(e);
      return outlineStyle === "none" ? "none" : outlineWidth;
    });

test("in high contrast the chosen number and the seat to move are marked", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/new");
  await page.locator(".players [aria-pressed=true]").waitFor();
  assert.notEqual(await outline(page, ".players [aria-pressed=true]"), "none");
  assert.equal(await outline(page, ".players [aria-pressed=false]"), "none");
  assert.notEqual(await outline(page, ".ladder label:has(:checked)"), "none");
  const { id } = await make(page);
  await page.goto(`/t/${id}`);
  await settle(page);
  assert.notEqual(await outline(page, ".seat.decides"), "none");
  assert.equal(await outline(page, ".seat:not(.decides)"), "none");
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.locator(".brief.decides").waitFor();
  assert.notEqual(await outline(page, ".brief.decides"), "none");
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

/** Records the announcements for screen readers from now on. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const live = "[aria-live=polite], [aria-live=assertive], [role=log], [role=status], [role=alert]";
    const said: string[] = [];
    Object.assign(globalThis, { said });
    new MutationObserver((records) => {
      for (const { target, addedNodes, type } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        if (!element?.closest(live) || element.closest("[aria-live=off]")) continue;
        if (type === "characterData") said.push(target.textContent ?? "");
        for (const node of addedNodes)
          if (node.nodeType !== Node.COMMENT_NODE && node.textContent?.trim())
            said.push(node.textContent.trim());
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

const heard = (page: Page) => page.evaluate(() => (globalThis as unknown as { said: string[] }).said);

test("each event is announced to screen readers once", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  const { id } = await make(page);
  await page.goto(`/t/${id}`);
  await settle(page);
  await atRest(page);
  await page.getByText("made the table").first().waitFor(); // the log is drawn gradually, and marked busy until then
  await listen(page);
  const roll = dice(5);
  for (let move = 0; move < 7; move++) {
    await decide(page, roll);
    await settle(page);
  }
  const said = await heard(page);
  const lines = said.filter((line) => line.includes("made the table"));
  assert.deepEqual(lines, [], "an old line is announced again");
  const prompts = await page.locator(".prompt").innerText();
  assert.ok(said.includes(prompts), "the prompt is not announced");
  const others = said.filter((line) => /^\w+ (acts|chooses)/.test(line));
  assert.deepEqual(others, [], "the prompt announces the same as the log");
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("the log is not announced again after another tab, a sandbox or a playback", async () => {
  const settings = { guide: false, pace: "fast" };
  const { anna, bruno, id } = await two(() => Person.come(server().url, { settings }));
  const { page } = anna;
  await page.goto(`/t/${id}`);
  await page.locator(".waiting button").waitFor();
  await atRest(page);
  const old = (await page.locator(".log p").allInnerTexts()).map((line) => line.trim());
  assert.ok(old.some((line) => line.includes("made the table")));
  await listen(page);
  for (const name of ["people", "score", "log"]) {
    await page.locator(`#side-${name}`).click();
    await atRest(page);
  }
  await page.locator(".waiting button").click();
  await page.locator(".trying").waitFor();
  await atRest(page);
  await page.getByRole("button", { name: "Back to the game" }).click();
  await page.locator(".trying").waitFor({ state: "detached" });
  await atRest(page);
  await until(bruno, id, true);
  await page.locator(".prompt.mine").waitFor();
  await atRest(page);
  const said = await heard(page);
  assert.deepEqual(
    said.filter((line) => /made the table|joined/.test(line) || old.includes(line)),
    [],
  );
  assert.ok(
    said.some((line) => line.startsWith("Bruno")),
    "the playback is not announced",
  );
  assert.deepEqual([...anna.faults, ...bruno.faults], []);
  for (const person of [anna, bruno]) await person.leave();
});

test("the growing age of a line is not announced", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  await page.clock.install();
  const { id } = await make(page);
  await page.goto(`/t/${id}`);
  await settle(page);
  await page.locator(".log time", { hasText: "just now" }).first().waitFor();
  await listen(page);
  await page.clock.fastForward(90_000);
  await page.locator(".log time", { hasText: "1 min. ago" }).first().waitFor();
  assert.deepEqual(
    (await heard(page)).filter((line) => line.includes("ago")),
    [],
  );
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

/** Changes a page as a translator does: each text is replaced by an element with another text. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.textContent?.trim() && !node.parentElement?.closest("script, style, font"))
        texts.push(node as Text);
    for (const text of texts) {
      const font = document.createElement("font");
      font.textContent = text.data;
      text.replaceWith(font);
    }
  });

test("translated text still updates", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  await page.goto("/rules");
  await atRest(page);
  await page.locator("#rules-search").fill("scribe");
  await page.locator(".count").waitFor();
  await translate(page);
  await page.locator("#rules-search").fill("xyzxyz");
  await page.locator(".none").waitFor();
  assert.doesNotMatch(await page.locator(".count").innerText(), /[1-9]/);

  const { id } = await make(page);
  await page.goto(`/t/${id}`);
  await settle(page);
  await translate(page);
  const before = await page.locator(".prompt").innerText();
  await decide(page, dice(5));
  await settle(page);
  const after = await page.locator(".prompt").innerText();
  assert.ok(after !== before && !after.includes(before), `the prompt is ${after}`);
  const left = await page.locator(".left.number").innerText();
  assert.ok(after.includes(left), `${left} points, and the prompt is ${after}`);
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});
