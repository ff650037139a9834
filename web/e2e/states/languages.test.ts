// From an empty profile to the end of a game of four seats, with the pointer, in every language but English,
// which all other tests use: the log, the reasons, the decisions and the result must come from the
// catalogues. Every change runs it in one language.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { Language } from "../../src/wire/types.ts";
import { locales, Person } from "../browser.ts";
import { decide, dice, settle } from "../player.ts";
import { calm, everywhere, serve } from "../walk.ts";

const server = serve();

const folder = new URL("../../../words/catalogues/", import.meta.url);
const catalogue = (language: string) =>
  readdirSync(new URL(`${language}/`, folder))
    .map((file) => readFileSync(new URL(`${language}/${file}`, folder), "utf8"))
    .join("\n");

/** Messages of a language without variables, by their ids. */
const plain = (language: string) =>
  new Map(
    [...catalogue(language).matchAll(/^([a-z][\w-]*) = ([^{}\n]+)$/gm)].map(([, id = "", text = ""]) => [
      id,
      text,
    ]),
  );

/** Sentences that exist only in English. */
function foreign(language: string): Set<string> {
  const own = new Set(plain(language).values());
  return new Set([...plain("en").values()].filter((text) => text.includes(" ") && !own.has(text)));
}

const ids = new Set([...catalogue("en").matchAll(/^([a-z]\w*-[\w-]+) = /gm)].map(([, id = ""]) => id));

/** All texts of the page, including those for screen readers. */
const said = (page: Page) =>
  page.evaluate(() => [
    ...document.body.innerText.split("\n"),
    ...[...document.querySelectorAll("[aria-label], [title]")].flatMap((e) => [
      e.getAttribute("aria-label") ?? "",
      e.getAttribute("title") ?? "",
    ]),
  ]);

const languages = (Object.keys(locales) as Language[]).filter((one) => (everywhere ? one !== "en" : one === "de")); // prettier-ignore

for (const language of languages) {
  const locale = locales[language];
  test(`a whole game: ${language}`, async () => {
    const anna = await Person.come(server().url, { locale, settings: calm });
    const { page } = anna;
    const english = foreign(language);
    const faults = new Set<string>();
    const listen = async () => {
      for (const text of await said(page)) {
        if (english.has(text.trim())) faults.add(`in English: ${text}`);
        if (text.split(/\s+/).some((word) => ids.has(word))) faults.add(`without words: ${text}`);
        if (/undefined|NaN|\{ ?\$|\[object/.test(text)) faults.add(`broken: ${text}`);
      }
    };
    await page.goto("/");
    await page.locator("button.main").first().click();
    await page.waitForURL(/\/t\//);
    const roll = dice(language.charCodeAt(0));
    let decisions = 0;
    for (; (await settle(page)) !== "over"; decisions++) {
      assert.ok(decisions < 400, "the game does not end");
      if (decisions % 5 === 0) await listen();
      await decide(page, roll);
    }
    await page.locator(".ending table").first().waitFor();
    await listen();
    const rows = await page.locator(".ending table tr").count();
    assert.ok(rows > 5, "the score lacks its categories");
    assert.equal(await page.locator("html").getAttribute("lang"), language);
    assert.ok(decisions > 40, `only ${decisions} decisions`);
    assert.deepEqual([...faults], []);
    assert.deepEqual(anna.faults, []);
    await anna.leave();
  });
}
