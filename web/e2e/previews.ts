// The link preview images, one of each preset and one of the game: `make previews`.
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { browser, closeBrowser, locales, named } from "./browser.ts";
import { atRest, patience } from "./rest.ts";
import { Server } from "./serve.ts";

const into = new URL("../../server/preview/pictures/", import.meta.url).pathname;
const size = { width: 1200, height: 630 };
const colours = 80; // size of the palette: a picture then has 100 kB, not 450

/** The map of a box, without the marks of its page. */
const map = `
  .frame:has(.sheet):not(#content) {
    position: fixed; inset: 0 auto auto 0; z-index: 9;
    width: 586px; height: 550px; aspect-ratio: auto; border: 0; border-radius: 0;
  }
  .frame:not(#content) :is(.ring, .zoom) { display: none; }
`;

/** The title of the home page to the left of the map. */
const card = `
  body { overflow: hidden; background: var(--panel); }
  body::after {
    content: ""; position: fixed; inset: 0; border: 12px solid var(--gold);
    outline: 1.5px solid var(--ink); outline-offset: -14px;
  }
  img { position: fixed; inset: 40px 40px auto auto; outline: 1.5px solid var(--ink); }
  body > header:first-child {
    position: fixed; inset: 12px 626px 12px 12px; padding: 0 38px; gap: 0 16px;
    grid-template-columns: 164px auto; justify-content: center; align-content: center; align-items: end;
    .initial { filter: none; }
    .words { display: contents; }
    h1 { margin-bottom: -2px; font-size: 118px; }
    .latin, .edition { grid-column: 1 / -1; justify-self: center; }
    .latin { margin-top: 52px; font-size: 42px; }
    .edition { margin-top: 14px; font: 500 36px / 48px var(--serif); }
    .border { margin-top: 44px; }
  }
`;

const server = await Server.start();

async function open(locale: string, path: string, style: string): Promise<Page> {
  const context = await (
    await browser()
  ).newContext({ baseURL: server.url, viewport: size, locale, reducedMotion: "reduce", bypassCSP: true });
  context.setDefaultTimeout(patience);
  await context.addInitScript(named);
  const page = await context.newPage();
  await page.goto(path);
  await page.addStyleTag({ content: style });
  return page;
}
/** The map of a box as an image, the name of its rules, and the list of all rules. */
async function box(locale: string, preset: string) {
  const page = await open(locale, `/box/${preset}`, map);
  await page.locator(".cartouche").waitFor();
  await atRest(page);
  const png = await page.locator(".frame:not(#content)").screenshot();
  const rules = page.locator("select").first().locator("option");
  const name = (await page.locator("option:checked").first().textContent()) ?? "";
  const presets = await rules.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  await page.context().close();
  return { chart: `data:image/png;base64,${png.toString("base64")}`, name, presets };
}

/** Writes the preview with a map and a line of text. */
async function write(file: string, locale: string, line: string, chart: string) {
  const page = await open(locale, "/", card);
  await atRest(page);
  await page.evaluate(
    async ({ line, chart }) => {
      const image = Object.assign(new Image(), { src: chart });
      await image.decode();
      const header = document.querySelector("header:has(.initial)");
      const edition = Object.assign(document.createElement("p"), { className: "edition", textContent: line });
      header?.querySelector(".what")?.replaceWith(edition);
      if (header) document.body.replaceChildren(header, image);
    },
    { line, chart },
  );
  const png = await page.screenshot();
  await page.context().close();
  const small = execFileSync("pngquant", ["--nofs", "--strip", `${colours}`, "-"], { input: png });
  writeFileSync(`${into}${file}.png`, small);
}

/** The preview of a national edition is in its language, all others are in Italian. */
const localeOf = (preset: string) =>
  Object.values(locales).find((locale) => preset === `${locale.slice(0, 2)}2010`) ?? locales.it;

mkdirSync(into, { recursive: true });
const { chart, presets } = await box(locales.it, "deluxe");
await write("game", locales.it, "", chart);
for (const preset of presets) {
  const { chart, name } = await box(localeOf(preset), preset);
  await write(preset, localeOf(preset), name, chart);
}
await closeBrowser();
await server.stop();
