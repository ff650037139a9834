// The table in windows of any size: phones on their side and laptops zoomed in are low. For every change
// three of these, forty windows in the campaign.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import type { Page } from "playwright-core";
import { Person } from "./browser.ts";
import { overlaps, scrolls, words } from "./looks.ts";
import { lay, played, upTo } from "./records.ts";
import { atRest } from "./rest.ts";
import { everything } from "./tables.ts";
import { calm, everywhere, open, serve } from "./walk.ts";

const server = serve();
let games: string[];
before(async () => (games = await played({ players: 5, on: everything, games: 2 })));

/** Where the table is as high as its window; a lower one scrolls. */
const whole = (width: number) => (width < 560 ? 440 : 340);

const low = [[740, 360], [683, 384], [1024, 480]] as const; // prettier-ignore
const widths = [320, 360, 412, 560, 683, 740, 844, 960, 1180, 1280, 1366, 1720, 2560, 3840];
const all = everywhere
  ? widths.flatMap((width) => [360, 480, 768, 2160].filter((height) => height < 3 * width).map((height) => [width, height] as const)) // prettier-ignore
  : low;

/** What stands beside each other on a page, as it is drawn. */
const parts = (page: Page) =>
  page.evaluate(() =>
    ["header", ".board", "main > .seats", ".right > .market", ".right > .paths", ".right > .side", "footer", "nav"].flatMap((name) => {
      const part = document.querySelector(`.desk :is(${name})`);
      const { x, y, width, height } = part?.getBoundingClientRect() ?? new DOMRect();
      return width > 0 && height > 0 ? [{ name, x, y, right: x + width, bottom: y + height }] : [];
    }),
  ); // prettier-ignore

/** What can be done, and lies under something or out of the window when one has scrolled there. */
const buried = (page: Page) =>
  page.locator(".do .kind, .do .steps button").evaluateAll((all) =>
    all.flatMap((thing) => {
      thing.scrollIntoView({ block: "nearest" });
      const { x, y, width, height } = thing.getBoundingClientRect();
      if (width === 0) return [];
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return thing.contains(top) ? [] : [thing.textContent.trim()];
    }),
  );

async function judge(page: Page, what: string, width: number, height: number, faults: string[]) {
  await atRest(page);
  const say = (list: string[]) => faults.push(...list.map((one) => `${width}x${height}, ${what}: ${one}`));
  const { down, across } = await scrolls(page);
  if (across > 0) say([`scrolls ${across} px sideways`]);
  if (down > 0 && height >= whole(width)) say([`scrolls ${down} px`]);
  const stand = await parts(page);
  for (const [i, a] of stand.entries())
    for (const b of stand.slice(i + 1)) {
      const over = Math.min(Math.min(a.right, b.right) - Math.max(a.x, b.x), Math.min(a.bottom, b.bottom) - Math.max(a.y, b.y)); // prettier-ignore
      if (over > 1.5) say([`${a.name} lies on ${b.name}`]);
    }
  const seen = await words(page, []);
  say(overlaps(seen));
  say(seen.filter((w) => w.clipped).map((w) => `"${w.text}" is cut off (${w.where})`));
}

test(`the table in ${all.length} windows: nothing lies on anything, all can be done`, async () => {
  const anna = await Person.come(server().url, { size: "laptop", settings: calm });
  const { page } = anna;
  const { record } = upTo(games, ({ turn, first }) => turn === 8 && first);
  const { id } = await lay(
    page,
    record,
    (i) => ["Beatrice Portinari", "Cino", "Dante", "Guido", "Forese"][i] ?? "",
  );
  await open(page, `/t/${id}`);
  const faults: string[] = [];
  for (const [width, height] of all) {
    await page.setViewportSize({ width, height });
    await page.waitForFunction(([w, h]) => innerWidth === w && innerHeight === h, [width, height] as const);
    await judge(page, "as it stands", width, height, faults);
    const map = await page.locator("section.map").boundingBox();
    if (!map || map.width < 0.4 * Math.min(width, 400) || map.height < 150)
      faults.push(`${width}x${height}: the map is ${map?.width} x ${map?.height}`);
    for (const thing of await buried(page)) faults.push(`${width}x${height}: "${thing}" cannot be pressed`);
    for (const tab of await page.locator(".desk nav button").all()) {
      if (!(await tab.isVisible())) continue;
      await tab.click();
      await judge(page, (await tab.getAttribute("data-tab")) ?? "", width, height, faults);
    }
    const first = page.locator(".desk nav button").first();
    if (await first.isVisible()) await first.click();
  }
  assert.deepEqual(faults, []);
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("letters are as large as the browser is told to make them, and the page makes room", async () => {
  const anna = await Person.come(server().url, { size: "laptop", settings: calm });
  const { page } = anna;
  const devtools = await anna.context.newCDPSession(page);
  await devtools.send("Page.setFontSizes", { fontSizes: { standard: 24 } });
  const { record } = upTo(games, ({ turn, first }) => turn === 8 && first);
  const { id } = await lay(page, record, (i) => ["Beatrice Portinari", "Cino", "Dante"][i] ?? "Guido");
  await open(page, `/t/${id}`);
  const faults: string[] = [];
  for (const [width, height] of everywhere
    ? all
    : ([
        [1366, 768],
        [1920, 1080],
      ] as const)) {
    // prettier-ignore
    await page.setViewportSize({ width, height });
    await page.waitForFunction(([w, h]) => innerWidth === w && innerHeight === h, [width, height] as const);
    await judge(page, "in large letters", width, height, faults);
    const root = await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
    if (root < 24) faults.push(`${width}x${height}: letters of ${root} px`);
    for (const thing of await buried(page)) faults.push(`${width}x${height}: "${thing}" cannot be pressed`);
  }
  assert.deepEqual(faults, []);
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});
