// The map of a table: its text is legible at every size, requested costs are shown, and its ornaments are in
// no one's way.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { Language } from "../src/wire/types.ts";
import { locales, Person } from "./browser.ts";
import { wordsOf } from "./learner.ts";
import { dice, found, settle } from "./player.ts";
import { atRest } from "./rest.ts";
import { make, playOn } from "./tables.ts";
import { calm, serve } from "./walk.ts";

const server = serve();

interface Boxed {
  what: string;
  of: string;
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The visible elements of the map: emblems, lines of names, pieces. */
const drawn = (page: Page) =>
  page.evaluate(() => {
    const sheet = document.querySelector(".map .sheet")?.getBoundingClientRect();
    const all: Boxed[] = [];
    const add = (what: string, of: string, element: Element | null, shrink = 0) => {
      const box = element?.getBoundingClientRect();
      if (!box || !sheet || box.width === 0) return;
      const [w, h] = [box.width * (1 - shrink), box.height * (1 - shrink)];
      const [x, y] = [box.x + (box.width - w) / 2, box.y + (box.height - h) / 2];
      if (x > sheet.left && x + w < sheet.right && y > sheet.top && y + h < sheet.bottom)
        all.push({ what, of, x, y, w, h });
    };
    for (const place of document.querySelectorAll(".map .place")) {
      const id = place.getAttribute("data-target") ?? "";
      add("emblem", id, place.querySelector(".ring"), 0.24); // the ring is around it
      // The box of a line has space above its capitals and below its last letters.
      for (const line of place.querySelectorAll(".name tspan")) add("name", id, line, 0.3);
    }
    for (const name of document.querySelectorAll(".map [data-named]"))
      for (const line of name.querySelectorAll("tspan"))
        add("name", `place:${name.getAttribute("data-named")}`, line, 0.3);
    for (const [i, piece] of document.querySelectorAll(".map .piece .robe").entries())
      add("piece", String(i), piece, 0.1);
    return all;
  });

const meet = (a: Boxed, b: Boxed) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** Waits until a decision is pending, and all of the map is drawn. */
async function shown(page: Page) {
  await settle(page);
  await atRest(page);
}

async function playing(turns: number) {
  const anna = await Person.come(server().url, { settings: calm });
  const bot = { who: "bot", bot: "greedy" } as const;
  const { id } = await make(anna.page, { seats: [{ who: "me" }, bot, bot, bot, bot] });
  await playOn(anna.page, id, dice(8), (turn) => turn >= turns);
  await anna.page.goto(`/t/${id}`);
  await shown(anna.page);
  return { anna, page: anna.page, id };
}

/** Names that are too small, and elements that cover one. */
async function names(page: Page): Promise<string[]> {
  const small = await page.locator(".map .name:visible").evaluateAll((names) =>
    names.flatMap((name) => {
      const scale = (name as SVGTextElement).getScreenCTM()?.a ?? 0;
      const px = parseFloat(getComputedStyle(name).fontSize) * scale;
      return px < 12 ? [`${name.textContent.trim()} ${px.toFixed(1)}`] : [];
    }),
  );
  const all = await drawn(page);
  const clash = all
    .filter(({ what }) => what === "name")
    .flatMap((name) =>
      all
        .filter(
          (other) => other !== name && !(other.what === "name" && other.of === name.of) && meet(name, other),
        )
        .map((other) => `${name.of} - ${other.what} ${other.of}`),
    );
  return [...small, ...clash];
}

test("names are legible at every size, and overlap no other name, emblem or piece", async () => {
  const { anna, page } = await playing(7);
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1024, 768],
    [1366, 768],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.reload();
    await shown(page);
    const size = `${width}x${height}`;
    assert.deepEqual(await names(page), [], size);
    assert.ok((await page.locator(".map .name:visible").count()) > 0, `${size}: no names`);
    const whole = page.getByRole("button", { name: "The whole map" });
    if ((await whole.count()) === 0) continue;
    await whole.click();
    await atRest(page);
    assert.deepEqual(await names(page), [], `${size}, the whole map`);
    const seen = await page.locator(".map .name:visible").count();
    assert.ok(seen >= 10, `${size}, the whole map: ${seen} names`);
  }
  assert.deepEqual(await fallen(page), [], "letters of a sea exceed its path");
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.reload();
  await shown(page);
  await page.getByRole("button", { name: "Larger" }).click();
  await atRest(page);
  const narrow = await page.locator(".map :is(.place .touch, .sea .ring)").evaluateAll((all) =>
    all.flatMap((e) => {
      const { width } = e.getBoundingClientRect();
      return width < 44 ? [`${e.parentElement?.getAttribute("data-target")} ${width.toFixed(1)}`] : [];
    }),
  );
  assert.deepEqual(narrow, [], "after one zoom");
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

/** Names of seas that are longer than their path, in any language. */
function fallen(page: Page): Promise<string[]> {
  const seas = (Object.keys(locales) as Language[]).flatMap((language) => {
    const words = wordsOf(language, ["terms"]);
    return ["adriatico", "tirreno"].map((id) => ({ id, name: words(`sea-${id}`) }));
  });
  return page.evaluate((seas) => {
    return seas.flatMap(({ id, name }) => {
      const line = document.querySelector<SVGPathElement>(`#sea-name-${id}`);
      const text = document.querySelector<SVGTextPathElement>(`textPath[href="#sea-name-${id}"]`);
      if (!line || !text?.firstChild) return [`${id} is not drawn`];
      text.firstChild.nodeValue = name;
      const room = line.getTotalLength() - text.getComputedTextLength();
      return room < 2 ? [`${name}: ${room.toFixed(1)}`] : [];
    });
  }, seas);
}

test("costs are discreet, until the pointer is near or they are requested", async () => {
  const { anna, page } = await playing(2);
  const seals = page.locator(".map .wax");
  const can = page.locator(".map .place[data-state=can]");
  await page.mouse.move(1, 1);
  await page.locator(".map .thin").nth(3).waitFor();
  await atRest(page);
  assert.equal(await seals.count(), 0);
  assert.ok((await page.locator(".map .thin").count()) > 3, "no cost is shown");
  const way = page.locator(".map .place[data-state=can][aria-label*='point']").first();
  await way.hover({ force: true });
  await seals.first().waitFor();
  await atRest(page);
  const near = await seals.count();
  assert.ok(near < (await can.count()), "all costs are drawn as seals");
  await page.mouse.move(1, 1);
  await page.locator(".map .wax").first().waitFor({ state: "detached" });
  await way.focus();
  await seals.first().waitFor();
  await page.locator("[data-target='action:move']").first().click();
  await page.waitForFunction((n) => document.querySelectorAll(".map .wax").length > n, near);
  await atRest(page);
  assert.equal(await page.locator(".map .thin").count(), 0);
  // Only the cost of the selected target is shown, whatever the pointer passes.
  await way.dispatchEvent("click");
  await page.locator(".chooser").waitFor();
  const [other] = await found(page.locator(".map .place[data-state=can]:not([data-armed])"), (all) =>
    all.map((e) => {
      const { x, y, width, height } = e.getBoundingClientRect();
      return e.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }),
  );
  assert.ok(other, "no other place can be hovered");
  await other.hover({ force: true });
  await page.locator(".map .place[data-focus]").waitFor();
  await page.locator(".map .thin").nth(2).waitFor();
  await atRest(page);
  assert.equal(await seals.count(), 1);
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

/** Records the text of a turn's initial, and whether it covers the board: it disappears by itself. */
const watchInitial = (page: Page) =>
  page.evaluate(() => {
    new MutationObserver((_, watch) => {
      const drawn = document.querySelector(".ornaments .initial");
      if (!drawn) return;
      watch.disconnect();
      const { x, y, width, height } = drawn.getBoundingClientRect();
      const over = drawn.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      Object.assign(globalThis, { initial: { says: drawn.textContent.trim(), over, seen: width > 0 } });
    }).observe(document.body, { childList: true, subtree: true });
  });

test("the vine has a leaf for every turn, and a turn opens with its initial", async () => {
  const { anna, page, id } = await playing(3);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.locator(".ornaments .leaf.big").nth(2).waitFor();
  assert.equal(await page.locator(".ornaments .leaf.big").count(), 3);
  await watchInitial(page);
  await playOn(page, id, dice(8), (turn) => turn >= 4);
  const initial = await page.waitForFunction(() => Reflect.get(globalThis, "initial") as unknown);
  assert.deepEqual(
    await initial.jsonValue(),
    { says: "IV", over: false, seen: true },
    "it takes the click of the element below",
  );
  await page.locator(".ornaments .initial").waitFor({ state: "detached" });
  await atRest(page);
  assert.equal(await page.locator(".ornaments .leaf.big").count(), 4);
  // The winds show whole faces, even in a window that is higher than the drawing.
  await page.setViewportSize({ width: 1366, height: 1300 });
  await page.waitForFunction(() => innerHeight === 1300);
  await atRest(page);
  const winds = await page.locator(".map .chart .face").evaluateAll((faces) =>
    faces.map((face) => {
      const sheet = face.closest("svg")?.getBoundingClientRect() ?? new DOMRect();
      const { left, right, top, bottom } = face.getBoundingClientRect();
      return left >= sheet.left && right <= sheet.right && top >= sheet.top && bottom <= sheet.bottom;
    }),
  );
  assert.ok(
    winds.length > 0 && winds.every(Boolean),
    `${winds.filter((whole) => !whole).length} are cut off`,
  );
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});
