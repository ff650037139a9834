// The ladder of bots: new users are offered the weakest, each bot plays at a table, and no name is truncated
// in any language.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { Log } from "../src/wire/types.ts";
import { locales, Person, touched, type Look } from "./browser.ts";
import { Judge } from "./judge.ts";
import { dice } from "./player.ts";
import { lay as relay, played } from "./records.ts";
import { playOn } from "./tables.ts";
import { calm, serve } from "./walk.ts";

const server = serve();
const sizes = ["phone", "laptop"] as const;

/** The page of a new table, with the ladder. */
async function lay(page: Page) {
  await page.goto("/new");
  await page.locator(".ladder input").first().waitFor();
}

const chosen = (page: Page) => page.locator(".ladder input:checked").getAttribute("value");
const rung = (page: Page, bot: string) => page.locator(`.ladder input[value="${bot}"]`);

/** Anna plays until a bot has made a move in the first turn. */
async function untilBotMoves(page: Page, id: string) {
  const roll = dice(3);
  for (;;) {
    const { lines } = (await (await page.request.get(`/api/tables/${id}/log`)).json()) as Log;
    if (lines.some((line) => line.bot && line.turn > 0 && line.move !== null)) return;
    const known = lines.at(-1)?.step ?? 0;
    await playOn(page, id, roll, (_, step) => step > known);
  }
}

test("each bot of the ladder can be chosen and plays", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  await lay(page);
  const rungs = await page.locator(".ladder input").all();
  const bots = await Promise.all(rungs.map((rung) => rung.inputValue()));
  assert.ok(bots.length >= 5 && !bots.includes("greedy-1") && !bots.includes("simulator"), bots.join());
  for (const bot of bots) {
    await lay(page);
    await page.locator(".players button").first().click();
    await rung(page, bot).click();
    assert.equal(await chosen(page), bot);
    await page.locator("form button.main").click();
    await page.waitForURL(/\/t\//);
    await untilBotMoves(page, page.url().split("/").at(-1) ?? "");
  }
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("the weakest bot is offered for a first game; one seat can be chosen separately", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  await lay(anna.page);
  assert.equal(await chosen(anna.page), "novice");
  await anna.page.goto("/");
  await anna.page.locator("button.main").first().click();
  await anna.page.waitForURL(/\/t\//);
  const made = await anna.page.request.get(`/api/tables/${anna.page.url().split("/").at(-1) ?? ""}`);
  const { seats } = (await made.json()) as { seats: { bot: string | null }[] };
  assert.deepEqual(seats.map((seat) => seat.bot).filter((bot) => bot !== null), ["novice", "novice", "novice"]); // prettier-ignore
  await anna.leave();

  const bruno = await Person.come(server().url, { settings: { ...calm, finished: true } });
  const { page } = bruno;
  await lay(page);
  assert.equal(await chosen(page), "greedy");
  // By the keyboard.
  await rung(page, "greedy").focus();
  await page.keyboard.press("ArrowDown");
  assert.equal(await chosen(page), "planner");
  const red = page.getByRole("combobox", { name: /red/i });
  assert.equal(await red.inputValue(), "bot:planner");
  await red.selectOption("bot:novice");
  assert.equal(
    await page.locator(".ladder input:checked").count(),
    0,
    "one bot of the ladder is marked for seats with different bots",
  );
  await rung(page, "simulator-quick").check();
  assert.equal(await red.inputValue(), "bot:simulator-quick");
  await bruno.leave();
});

test("users who have finished a game are offered the usual bot", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const [record = ""] = await played({ games: 1 });
  const { id } = await relay(anna.page, record, (i) => `Anna ${i}`);
  await anna.page.goto(`/t/${id}`);
  await anna.page.locator(".ending").waitFor();
  await lay(anna.page);
  assert.equal(await chosen(anna.page), "greedy");
  await anna.leave();
});

const looks: Look[] = [
  ...Object.values(locales).flatMap((locale) => sizes.map((size) => ({ size, locale }))),
  { size: "large", locale: locales.en },
  { size: "upright", locale: locales.fr },
];

test("no part of the ladder is cut off, in any language", async () => {
  const faults: string[] = [];
  for (const { size = "laptop", locale = "" } of looks) {
    const axe = locale === locales.en ? "light" : null;
    const judge = new Judge(touched(size), `${size}-${locale}`, axe ? { axe } : { themes: ["light"] });
    const anna = await Person.come(server().url, { size, locale, settings: calm });
    await lay(anna.page);
    await judge.read(anna.page, "ladder");
    faults.push(...judge.faults.map((fault) => `${locale}, ${size}: ${fault}`), ...anna.faults);
    await anna.leave();
  }
  assert.deepEqual(faults, []);
});
