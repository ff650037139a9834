// The lessons that lessons.test.ts leaves out: the tutorial in the other languages, the other puzzles, and
// the look of a lesson at the other sizes. Every change runs the last part on a tablet.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Locator } from "playwright-core";
import { Person, sizes, touched } from "../browser.ts";
import { Judge } from "../judge.ts";
import { hands } from "../learner.ts";
import { lessons, passes, puzzle, tutorial } from "../lessons.ts";
import { calm, everywhere, serve } from "../walk.ts";

const server = serve();

for (const pass of everywhere ? passes.slice(hands.length) : [])
  test(`the tutorial: ${pass.language}, ${pass.hand}`, () => tutorial(server().url, pass));

for (const part of everywhere ? [1, 2] : [])
  test(`more puzzles, part ${part}: spoilt and solved`, async () => {
    const all = await lessons(server().url, "puzzle");
    for (const [i, card] of all.entries()) if (i % 3 === part) await puzzle(server().url, card, i);
  });

/** The tutorial, and the puzzle with the longest card. */
const cards = ["first-game", "two-of-a-colour"];

/** Pixels of a part that need scrolling. */
const out = (part: Locator) => part.evaluate((e) => e.scrollHeight - e.clientHeight);

const seen = everywhere ? (["upright", "lying", "large", "huge"] as const) : (["lying"] as const);

for (const size of seen)
  test(`a lesson next to the table: ${size}`, async () => {
    const anna = await Person.come(server().url, { size, locale: "de-DE", settings: calm });
    const { page } = anna;
    const tablet = size === "upright" || size === "lying";
    const judge = new Judge(touched(size), size, tablet ? { axe: "dark" } : { themes: ["dark"] });
    const high = async (part: string) => (await page.locator(part).boundingBox())?.height ?? 0;
    for (const lesson of cards) {
      await page.goto(`/learn/${lesson}`);
      await page.locator("aside.card .text").waitFor();
      await page.locator("[aria-describedby=map-keys]").waitFor();
      const share = (await high("section.map")) / sizes[size].height;
      if (share < 0.45) judge.faults.push(`${lesson}: the map has ${share.toFixed(2)} of the height`);
      await judge.look(page, lesson);
      if (size === "lying" && (await out(page.locator(".right > .market"))) > 0)
        judge.faults.push(`${lesson}: not all of the market is in sight`);
      if ((await out(page.locator("aside.card"))) > 0)
        judge.faults.push(`${lesson}: not all that is said is in sight`);
      const log = page.locator("nav button[data-tab=log]");
      if (await log.isVisible()) await log.tap();
      const lines = await high("[role=log]");
      if (lines < 90) judge.faults.push(`${lesson}: the log is ${lines} px high`);
    }
    assert.deepEqual([...judge.faults, ...anna.faults], []);
    await anna.leave();
  });
