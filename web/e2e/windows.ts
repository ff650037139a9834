// Window sizes from a small phone to a wall display, normal and zoomed, and the requirements for the table in
// each: nothing overlaps, nothing is cut off, every control can be pressed.
import type { CDPSession, Page } from "playwright-core";
import type { Seat, Table } from "../src/wire/types.ts";
import { Person } from "./browser.ts";
import { Judge } from "./judge.ts";
import { scrolls, type Theme } from "./looks.ts";
import { hand, lay, played, upTo } from "./records.ts";
import { atRest } from "./rest.ts";
import { everything } from "./tables.ts";
import { calm, open } from "./walk.ts";

export interface Size {
  /** In CSS px. */
  width: number;
  height: number;
  /** Screen px per CSS px. */
  ratio: number;
  touch: boolean;
}

export const called = ({ width, height }: Size) => `${width}x${height}`;

const held = (width: number, height: number): Size => ({ width, height, ratio: 2, touch: true });

/** A screen with a page zoom in per cent. */
const screen = (width: number, height: number, zoom = 100): Size => ({
  width: Math.round((100 * width) / zoom),
  height: Math.round((100 * height) / zoom),
  ratio: zoom / 100,
  touch: false,
});

/** The hardest windows for the layout of the table, for every change. */
export const low = [held(740, 360), screen(1366, 768, 200), screen(1024, 480)];

/** The most usual ones. */
export const usual = [screen(1366, 768), screen(1920, 1080)];

export const forty = [
  ...low,
  // Phones, in portrait and landscape.
  ...[held(320, 480), held(320, 568), held(360, 640), held(360, 740), held(390, 844), held(430, 932)],
  ...[held(480, 320), held(568, 320), held(640, 360), held(844, 390), held(915, 412)],
  // Tablets.
  ...[held(600, 960), held(768, 1024), held(820, 1180), held(1024, 1366)],
  ...[held(960, 600), held(1024, 768), held(1180, 820), held(1366, 1024)],
  // Desktop screens, and windows that do not fill them.
  ...usual,
  ...[screen(1180, 500), screen(1280, 720), screen(1366, 600), screen(1440, 900), screen(1600, 900)],
  ...[screen(2560, 1080), screen(2560, 1440), screen(3440, 1440)],
  screen(3840, 2160),
  // Zoomed in.
  ...[screen(1366, 768, 125), screen(1366, 768, 150), screen(1920, 1080, 125), screen(1920, 1080, 200)],
  ...[screen(1920, 1080, 400), screen(1280, 1024, 400), screen(2560, 1440, 175)],
];

/**
 * Whether the table is exactly as high as its window; in a lower one it scrolls. Larger letters count as in
 * the style.
 */
const whole = ({ width, height }: Size, letters: number) =>
  height >= (width < 35 * letters ? 27.5 : 21.25) * letters;

const sessions = new WeakMap<Page, CDPSession>();

/** Sets the window of a page, and waits until it has followed. */
export async function fit(page: Page, { width, height, ratio, touch }: Size) {
  const devtools = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, devtools);
  const metrics = { width, height, deviceScaleFactor: ratio, mobile: touch };
  await devtools.send("Emulation.setDeviceMetricsOverride", metrics);
  await devtools.send("Emulation.setTouchEmulationEnabled", { enabled: touch });
  await page.waitForFunction(
    ([w, h, touch]) =>
      innerWidth === w && innerHeight === h && matchMedia("(pointer: coarse)").matches === touch,
    [width, height, touch] as const,
  );
  await atRest(page);
}

/** Neighbouring parts of a page that overlap. */
const piled = (page: Page) =>
  page.evaluate(() => {
    const beside = ["header", ".board", "main > .seats", ".right > .market", ".right > .paths", ".right > .side", "footer", "nav"]; // prettier-ignore
    const boxes = beside.flatMap((name) => {
      const part = document.querySelector(`.desk ${name}`);
      const box = part?.getBoundingClientRect();
      if (!part?.parentElement || !box || box.width === 0 || box.height === 0) return [];
      // The hidden part of a scrolling column overlaps nothing.
      const { overflowY } = getComputedStyle(part.parentElement);
      const column = part.parentElement.getBoundingClientRect();
      if (overflowY === "auto") box.height = Math.min(box.bottom, column.bottom) - box.y;
      return [{ name, box }];
    });
    return boxes.flatMap(({ name, box }, i) =>
      boxes.slice(i + 1).flatMap((other) => {
        const across = Math.min(box.right, other.box.right) - Math.max(box.x, other.box.x);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.y, other.box.y);
        return Math.min(across, down) > 1.5 ? [`${name} lies on ${other.name}`] : [];
      }),
    );
  });

/** Controls inside an element that are covered, or outside of the window, even after scrolling to them. */
const buried = (page: Page, within: string) =>
  page
    .locator(`${within} :is(button, a[href], summary, input, select, textarea):enabled`)
    .evaluateAll((all) => {
      const scrolled = [...document.querySelectorAll("*")].filter((e) => e.scrollWidth > e.clientWidth || e.scrollHeight > e.clientHeight); // prettier-ignore
      const stood = scrolled.map((e) => [e, e.scrollLeft, e.scrollTop] as const);
      const found = all.flatMap((thing) => {
        if (!thing.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
        if (thing.closest("svg, .hidden, .skip")) return [];
        thing.scrollIntoView({ block: "nearest", inline: "nearest" });
        const { x, y, width, height } = (thing.closest("label") ?? thing).getBoundingClientRect();
        if (width === 0) return [];
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        const pressed = thing.contains(top) || (top?.closest("label")?.contains(thing) ?? false);
        return pressed ? [] : [`"${thing.getAttribute("aria-label") ?? thing.textContent.trim()}" cannot be pressed`]; // prettier-ignore
      });
      for (const [e, left, top] of stood) e.scrollTo({ left, top, behavior: "instant" });
      return found;
    });

const names = ["Beatrice Portinari", "Cino", "Dante da Maiano", "Guido Cavalcanti", "Forese Donati"];

/** A table to check: during a game, or after its count. */
export interface Position {
  name: string;
  record: string;
  /** The viewer's seat, if another is to move; otherwise the browser holds all of them. */
  waits?: Seat;
}

const five = () => played({ players: 5, on: everything, games: 2 });

/** The positions of a game in which the table differs most. */
export const positions = {
  setUp: async () => ({ name: "set-up", ...upTo(await five(), ({ move }) => move.startsWith("start")) }),
  middle: async () => ({ name: "middle", ...upTo(await played(), ({ turn, first }) => turn === 8 && first) }),
  waiting: async () => {
    const { record, seat } = upTo(await played(), ({ turn, first }) => turn === 8 && first);
    return { name: "waiting", record, waits: seat === "yellow" ? ("red" as const) : ("yellow" as const) };
  },
  late: async () => ({ name: "late", ...upTo(await five(), ({ turn, first }) => turn === 14 && first) }),
  ending: async () => ({ name: "ending", record: (await five())[0] ?? "" }),
};

/**
 * Targets on the map are as large as a finger once it is enlarged, and can then be dragged out from under its
 * buttons.
 */
const ofTheMap = /too small to touch: g |faint, \w+: "[^"]*" \(tspan/;

export interface Looked {
  themes?: readonly Theme[];
  /** The letter size set in the browser, px. */
  letters?: number;
  /** Whether other people are at the table, which is reported once the server has run for a while. */
  company?: boolean;
}

/**
 * Other people join a table: a spectator, a seated player who is present, and during a game one who is
 * absent.
 */
async function others(
  url: string,
  host: Page,
  { id, decides, seats }: Table,
  waits?: Seat,
): Promise<Person[]> {
  const come = () => Person.come(url, { settings: calm });
  const [here, gone, onlooker] = await Promise.all([come(), come(), come()]);
  const free = decides === null ? [] : seats.filter(({ seat }) => seat !== decides && seat !== waits);
  const [first, second] = free;
  if (first) await hand(host, here.page, id, first.seat, "Guittone d'Arezzo");
  if (second) await hand(host, gone.page, id, second.seat, "Cecco Angiolieri");
  for (const { page } of [here, onlooker]) await page.goto(`/t/${id}`);
  return [here, gone, onlooker];
}

/** The problems of a position in windows of these sizes. */
export async function judged(
  url: string,
  { name, record, waits }: Position,
  sizes: readonly Size[],
  { themes = [], letters = 16, company = false }: Looked = {},
) {
  const anna = await Person.come(url, { size: "laptop", settings: calm });
  const { page } = anna;
  const devtools = await anna.context.newCDPSession(page);
  await devtools.send("Page.setFontSizes", { fontSizes: { standard: letters } });
  const host = waits ? await Person.come(url, { settings: calm }) : anna;
  const table = await lay(host.page, record, (i) => names[i] ?? "");
  if (waits) await hand(host.page, page, table.id, waits, "Lapo Gianni");
  const guests = company ? await others(url, host.page, table, waits) : [];
  if (waits) await page.goto(`/t/${table.id}`);
  else await open(page, `/t/${table.id}`);
  if (waits) await page.locator(".waiting").waitFor();
  if (company) await page.locator(".watching").waitFor({ state: "attached" });
  if (name === "ending") await page.locator(".ending table").first().waitFor();
  const faults: string[] = [];
  for (const size of sizes) {
    const judge = new Judge(size.touch, called(size), { themes });
    await fit(page, size);
    if (name === "ending") await lookAtEnding(page, judge);
    else await lookAtTable(page, size, judge, name, letters);
    faults.push(...judge.faults.filter((fault) => !ofTheMap.test(fault)).map((fault) => `${called(size)}, ${fault}`)); // prettier-ignore
  }
  for (const person of new Set([anna, host, ...guests])) {
    faults.push(...person.faults);
    await person.leave();
  }
  return faults;
}

/** Elements that scroll sideways without showing it. */
const endless = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".desk *")]
      .filter((e) => e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0 && !e.dataset["more"])
      .filter((e) => /auto|scroll/.test(getComputedStyle(e).overflowX) && !e.closest("[data-pans]"))
      .map((e) => `${e.className} scrolls sideways without showing it`),
  );

/** Names that are broken within a word. */
const broken = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".desk .name, .desk th span")].flatMap((e) => {
      const text = e.firstChild;
      if (!(text instanceof Text) || !e.checkVisibility({ visibilityProperty: true })) return [];
      const range = document.createRange();
      const words = [...text.data.matchAll(/[^\s\-’]+/gu)].filter(({ index, 0: word }) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      });
      return words.map(([word]) => `${word} of "${text.data}" is broken`);
    }),
  );

/**
 * Controls of the foot that are out of sight. While others decide all must be visible, otherwise enough to
 * see that there are more.
 */
const outOfSight = (page: Page) =>
  page.evaluate(() => {
    const waiting = [...document.querySelectorAll(".do:has(.waiting)")]
      .map((foot) => foot.scrollHeight - foot.clientHeight)
      .filter((more) => more > 0)
      .map((more) => `${more} px of what is offered meanwhile are out of sight`);
    const kinds = [...document.querySelectorAll(".kind")];
    const foot = document.querySelector(".do")?.getBoundingClientRect();
    const seen = kinds.filter((kind) => {
      const box = kind.getBoundingClientRect();
      return (
        foot && box.left >= foot.left - 1 && box.right <= foot.right + 1 && box.bottom <= foot.bottom + 1
      );
    });
    const few = seen.length < Math.min(2, kinds.length);
    return [...waiting, ...(few ? [`${seen.length} of ${kinds.length} actions are in sight`] : [])];
  });

/** Two lines of the log, in px. */
const readable = 40;

/** The ending at its beginning, at its table, and at its foot; then the board below it. */
async function lookAtEnding(page: Page, judge: Judge) {
  const body = page.locator(".ending .body");
  for (const part of [".explicit", "table", ":scope > :last-child"]) {
    await body
      .locator(part)
      .first()
      .evaluate((e) => {
        e.scrollIntoView({ block: "start" });
      });
    await judge.see(page, `ending-${part.replace(/\W+/g, "")}`);
  }
  const shown = [...(await endless(page)), ...(await broken(page))];
  judge.faults.push(...shown.map((fault) => `ending: ${fault}`));
  judge.faults.push(...(await buried(page, ".ending")).map((fault) => `ending: ${fault}`));
  await page.keyboard.press("Escape");
  await judge.see(page, "ending-aside");
  judge.faults.push(...(await buried(page, ".desk")).map((fault) => `ending-aside: ${fault}`));
  await page.locator(".desk > header .button.main").click();
}

/**
 * Judges the table in a window: as it is, then with the pending decision or action open, then each of its
 * parts.
 */
async function lookAtTable(page: Page, size: Size, judge: Judge, position: string, letters: number) {
  const say = (what: string, faults: string[]) =>
    judge.faults.push(...faults.map((fault) => `${position}-${what}: ${fault}`));
  const see = async (what: string, within: string) => {
    await judge.see(page, `${position}-${what}`);
    const { down } = await scrolls(page);
    if (down > 0 && whole(size, letters)) say(what, [`scrolls ${down} px`]);
    say(what, await piled(page));
    say(what, [...(await endless(page)), ...(await broken(page))]);
    say(what, await buried(page, within));
  };
  const mapTab = page.locator(".desk nav [data-tab=map]");
  if (await mapTab.isVisible()) await mapTab.click();
  await see("stands", ".desk");
  const map = await page.locator("section.map").boundingBox();
  if (!map || map.width < 0.4 * Math.min(size.width, 400) || map.height < 150)
    say("stands", [`the map is ${map?.width} x ${map?.height}`]);
  const seats = page.locator("main > .seats");
  if (size.width >= 1200 && size.height >= 768) {
    const more = await seats.evaluate((e) => e.scrollHeight - e.clientHeight);
    if (more > 0) say("stands", [`${more} px of the seats are out of sight`]);
  }
  say("stands", await outOfSight(page));
  const kind = page.locator(".kind[data-state=can]").last();
  if (await kind.isVisible()) {
    await kind.click();
    await page.locator(".chooser .way").first().waitFor();
    await see("chooser", ".chooser");
    await page.keyboard.press("Escape");
    await page.locator(".chooser").waitFor({ state: "detached" });
  }
  for (const tab of await page.locator(".desk nav button").all()) {
    if (!(await tab.isVisible())) continue;
    await tab.click();
    await see((await tab.getAttribute("data-tab")) ?? "", ".desk");
    const log = page.locator(".desk [role=log]");
    const high = (await log.isVisible()) ? await log.evaluate((e) => e.clientHeight) : readable;
    // During set-up the log is almost empty and the choice needs the space, so its height is not checked.
    if (high < readable && position !== "set-up") say("log", [`the log is ${high} px high`]);
  }
}
