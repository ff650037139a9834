// The pictures of the README, from a real game: `npm run pictures`.
import { mkdirSync } from "node:fs";
import type { Page } from "playwright-core";
import { browser, closeBrowser, named } from "./browser.ts";
import { dice, settle } from "./player.ts";
import { hand, lay, played, upTo } from "./records.ts";
import { atRest, patience } from "./rest.ts";
import { Server } from "./serve.ts";
import { everything, make, playOn } from "./tables.ts";

const into = new URL("../../docs/images/", import.meta.url).pathname;
const bot = { who: "bot", bot: "greedy" } as const;

/** A page of an experienced user, and a function to photograph it. */
async function somebody(server: Server, width: number, height: number, theme: "light" | "dark") {
  const context = await (
    await browser()
  ).newContext({
    baseURL: server.url,
    viewport: { width, height },
    deviceScaleFactor: width < 700 ? 2 : 1.5,
    colorScheme: theme,
    locale: "en-GB",
    reducedMotion: "reduce",
    hasTouch: width < 700,
    isMobile: width < 700,
  });
  context.setDefaultTimeout(patience);
  await context.addInitScript(named);
  await context.addInitScript(() =>
    localStorage.setItem("volgare.settings", JSON.stringify({ guide: false, pace: "off" })),
  );
  return context.newPage();
}

async function table(page: Page, turns: number): Promise<void> {
  const seats = [{ who: "me", name: "Dante" } as const, bot, bot, bot];
  const { id } = await make(page, { seats });
  await playOn(page, id, dice(8), (turn) => turn >= turns);
  await page.goto(`/t/${id}`);
  await (turns > 16 ? counted(page) : settle(page));
  await atRest(page);
}

/** The end, once everything is counted. */
async function counted(page: Page): Promise<void> {
  const skip = page.locator(".ceremony .quiet");
  await skip.or(page.locator(".ending .charts")).first().waitFor();
  if (await skip.isVisible()) await skip.click();
  for (const part of [".explicit", "table", ".charts .line"])
    await page.locator(`.ending ${part}`).first().waitFor();
}

/** The beginning of the tutorial. */
async function lesson(page: Page): Promise<void> {
  await page.goto("/learn/first-game");
  await page.locator("aside.card .text").waitFor();
  await page.locator("[aria-describedby=map-keys]").waitFor();
  await atRest(page);
}

/** A table with all expansions, where Dante has cards to trade. */
async function cards(page: Page): Promise<void> {
  const games = await played({ on: everything, games: 12 });
  const { record, seat } = upTo(games, ({ turn, move }) => turn >= 8 && /^offer/.test(move));
  const others = await somebody(server, 1366, 768, "light");
  const names = ["Beatrice", "Cino", "Guido", "Forese"];
  const { id } = await lay(others, record, (i) => names[i] ?? "");
  await hand(others, page, id, seat, "Dante");
  await page.goto(`/t/${id}`);
  await settle(page);
  await page.locator(".draft").waitFor();
  await atRest(page);
}

mkdirSync(into, { recursive: true });
const server = await Server.start();
const laptop = await somebody(server, 1366, 768, "light");
await table(laptop, 8);
const place = laptop.locator(".board [data-target^='place:'][data-state=can]").first();
await place.hover();
await atRest(laptop);
await laptop.screenshot({ path: `${into}table.png` });
await laptop.mouse.move(0, 0);
await cards(laptop);
await laptop.screenshot({ path: `${into}cards.png` });
await lesson(laptop);
await laptop.screenshot({ path: `${into}lesson.png` });
await laptop.setViewportSize({ width: 1366, height: 1330 }); // with the chart
await table(laptop, 99);
await laptop.screenshot({ path: `${into}ending.png` });
const phone = await somebody(server, 390, 844, "dark");
await table(phone, 6);
await phone.screenshot({ path: `${into}phone.png` });
await closeBrowser();
await server.stop();
