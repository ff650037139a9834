// A game on a phone, by touch alone: a tap shows costs and gains in a sheet from below, the next one makes
// the move.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Locator, Page } from "playwright-core";
import { locales, Person, sizes } from "./browser.ts";
import { choose, clicked, end, offered, played, type Found } from "./moves.ts";
import { dice, found, settle } from "./player.ts";
import { hand } from "./records.ts";
import { atRest, steps } from "./rest.ts";
import { make, playOn } from "./tables.ts";
import { calm, serve } from "./walk.ts";

const server = serve();

const tabs = ["map", "market", "tracks", "players", "log"];

/** Whether a place of the map is inside the visible part of the map. */
const inSight = (page: Page, place: string) =>
  page.evaluate((id) => {
    const mark = document.querySelector(`[data-target="place:${id}"]`)?.getBoundingClientRect();
    const sheet = document.querySelector("[aria-describedby=map-keys]")?.getBoundingClientRect();
    if (!mark || !sheet) return false;
    const x = mark.x + mark.width / 2;
    const y = mark.y + mark.height / 2;
    return x > sheet.left && x < sheet.right && y > sheet.top && y < sheet.bottom;
  }, place);

const sideways = (page: Page) =>
  page.evaluate(() => {
    const root = document.scrollingElement;
    return root ? root.scrollWidth - root.clientWidth : 0;
  });

/**
 * The elements that a finger can reach without scrolling: nothing covers them. A click has integer
 * coordinates, so an element cut off exactly at its centre would be missed by a fraction of a pixel.
 */
const reachable = (all: Locator) =>
  found(all, (elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0) return false;
      const hit = document.elementFromPoint(Math.round(x + width / 2), Math.round(y + height / 2));
      return hit !== null && element.contains(hit);
    }),
  );

/** Taps the centre of an element without scrolling. */
const tap = (page: Page, one: Locator | Found) =>
  clicked(page, async () => {
    const box = await one.boundingBox();
    assert.ok(box, "the target is gone");
    await page.touchscreen.tap(Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2));
  });

const finger = (page: Page) => (one: Locator | Found) => tap(page, one);

/** Selects a target, reads the sheet, and confirms with a second tap. */
async function act(page: Page, thing: Found, roll: (n: number) => number) {
  const before = await steps(page);
  await tap(page, thing);
  const sheet = page.locator(".chooser");
  await sheet.waitFor();
  const box = await sheet.boundingBox();
  assert.ok(box && box.y + box.height > sizes.phone.height - 4, "the sheet does not come from below");
  assert.ok(box.x <= 0 && box.width >= sizes.phone.width, "the sheet is not as wide as the phone");
  assert.equal(await steps(page), before, "the first tap has already made the move");

  const ways = await offered(page, finger(page));
  const armed = sheet.locator(".way[data-armed]");
  if ((await armed.count()) === 0) {
    const there = await reachable(ways);
    const way = there[roll(there.length)];
    assert.ok(way, "the selected target has no moves");
    await tap(page, way);
  }
  assert.notEqual(await armed.locator(".cost").innerText(), "", "the cost is not shown");
  assert.equal(await steps(page), before, "selecting the move has already made it");
  await armed.scrollIntoViewIfNeeded();
  await tap(page, armed.locator("strong"));
}

/** A new table with its map drawn. */
async function sitDown(): Promise<Person> {
  const anna = await Person.come(server().url, { size: "phone", settings: calm });
  const { page } = anna;
  await page.goto("/");
  await page.locator("button.main").first().tap();
  await page.waitForURL(/\/t\//);
  await settle(page); // the first player is asked for a place
  return anna;
}

/** Where the next target is looked for, in this order; the bar is below every part of the table. */
const where = ["map", "bar", "tracks", "market"] as const;

/** One decision by touch. Returns what was selected: "place", "track", "end" or a decision's kind. */
async function decide(
  page: Page,
  place: (typeof where)[number],
  roll: (n: number) => number,
): Promise<string> {
  const decision = page.locator(".decision");
  const kind = (await decision.count()) > 0 ? await decision.getAttribute("data-decision") : "turn";
  const things = page.locator("main [data-state=can]");
  if (kind !== "turn" && (kind !== "start" || (await reachable(things)).length === 0)) {
    const choices = await reachable(decision.locator("button[data-move]:enabled"));
    const choice = choices[roll(choices.length)];
    assert.ok(choice, "no target in reach");
    await played(page, () => choose(choice, decision.locator(".way[data-armed]"), finger(page)));
    return kind ?? "";
  }
  if (place !== "bar") {
    const tab = kind === "start" ? "map" : place;
    await tap(page, page.locator(`nav button[data-tab=${tab}]`));
    await page.locator(`nav button[data-tab=${tab}][aria-pressed=true]`).waitFor();
    assert.equal(await sideways(page), 0, `the page scrolls sideways: ${tab}`);
  }
  const there = place === "bar" ? [] : await reachable(things);
  const those = there.length > 0 ? there : await reachable(page.locator(".kind[data-state=can]"));
  const thing = those[roll(those.length)];
  if (!thing) {
    await played(page, () => end(page, finger(page), ".sure .quiet"));
    return "end";
  }
  const target = (await thing.getAttribute("data-target")) ?? "";
  await played(page, () => act(page, thing, roll)).catch((fault: Error) => {
    throw new Error(`${target}: ${fault.message}`);
  });
  assert.equal(await page.locator(".chooser").count(), 0, "the sheet stays");
  return target.split(":")[0] ?? "";
}

/** The tabs of hidden parts where other players did something, and whether the tabs show it. */
const elsewhere = (page: Page) =>
  page.evaluate(() =>
    Object.entries({ market: ".market", tracks: ".paths" }).flatMap(([tab, part]) =>
      document.querySelector(`.desk:not([data-tab=${tab}]) ${part} .did`)
        ? [
            {
              tab,
              told: /by .+\./.test(
                document.querySelector(`nav [data-tab=${tab}][aria-describedby] + .hidden`)?.textContent ??
                  "",
              ),
            },
          ]
        : [],
    ),
  );

/** A tap on the score of a seat opens its details, and a tap outside closes them. */
async function askScore(page: Page) {
  const score = page.locator(".seats button.known").first();
  const { width = 0, height = 0 } = (await score.boundingBox()) ?? {};
  assert.ok(Math.min(width, height) >= 44, `a score of ${width} x ${height}`);
  await score.tap();
  await page.getByRole("tooltip").getByRole("rowheader", { name: "Known" }).waitFor();
  await score.tap();
  await page.getByRole("tooltip").waitFor({ state: "detached" });
  await score.tap();
  await page.locator("nav button[data-tab=players]").tap();
  await page.getByRole("tooltip").waitFor({ state: "detached" });
}

test("thirty decisions by touch at 360 x 740", async () => {
  const anna = await sitDown();
  const { page } = anna;
  const roll = dice(4);
  const touched: string[] = [];
  let news = 0;
  try {
    for (let n = 0; n < 36 && (await settle(page)) !== "over"; n++) {
      for (const { tab, told } of await elsewhere(page)) {
        assert.ok(told, `the tab does not mark others' moves: ${tab}`);
        news++;
      }
      touched.push(await decide(page, where[n % where.length] ?? "bar", roll));
    }
  } catch (fault) {
    // Every game is different, so its record is reported if it fails.
    const id = new URL(page.url()).pathname.split("/").pop() ?? "";
    const record = await (await page.request.get(`/api/tables/${id}/record`)).text();
    throw new Error(`after ${touched.join(", ")}: ${String(fault)}\n${record}`, { cause: fault });
  }
  assert.ok(news > 0, "no moves of others in hidden parts");
  for (const what of ["place", "track", "action"])
    assert.ok(touched.includes(what), `never touched a ${what}: ${touched.join(", ")}`);
  for (const tab of tabs) {
    await tap(page, page.locator(`nav button[data-tab=${tab}]`));
    await page.locator(`.desk[data-tab=${tab}]`).waitFor();
    assert.equal(await sideways(page), 0, `the page scrolls sideways: ${tab}`);
    if (tab === "players") await askScore(page);
  }
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("the map shows all start cities, and then my piece", async () => {
  const anna = await sitDown();
  const { page } = anna;
  const cities = await page
    .locator("[data-move^='start ']")
    .evaluateAll((all) => all.map((way) => way.getAttribute("data-move")?.slice(6) ?? ""));
  for (const city of cities) assert.ok(await inSight(page, city), `${city} is out of sight`);
  const mine = cities.at(-1) ?? "";
  const way = page.locator(`.decision [data-move="start ${mine}"]`);
  await way.scrollIntoViewIfNeeded(); // the last of several long alternatives may be below the edge
  await played(page, () => choose(way, way.and(page.locator("[data-armed]")), finger(page)));
  await settle(page);
  await page.locator("[data-pans]").waitFor(); // only a part of the map is visible
  assert.ok(await inSight(page, mine), `${mine} is out of sight`);
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("the map keeps its view while another tab is open", async () => {
  const anna = await sitDown();
  const { page } = anna;
  const city = page.locator(".decision [data-move^='start ']").first();
  await played(page, () => choose(city, page.locator(".decision [data-armed]"), finger(page)));
  await settle(page);
  const window = async () => {
    const { x, y, width } = (await page.locator(".map .chart").boundingBox()) ?? { x: 0, y: 0, width: 0 };
    return [x, y, width].map(Math.round).join();
  };
  await page.locator(".zoom button").first().tap();
  const close = await window();
  const lit = await page.locator(".map [data-state=can]").count();
  await tap(page, page.locator("nav button[data-tab=tracks]"));
  await page.locator(".desk[data-tab=tracks]").waitFor();
  await atRest(page);
  assert.equal(await page.locator(".map [data-state=can]").count(), lit, "the map was drawn again");
  await tap(page, page.locator("nav button[data-tab=map]"));
  await page.locator(".desk[data-tab=map]").waitFor();
  await atRest(page);
  assert.equal(await window(), close, "another part of the map is visible");
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("several seats at one screen: an eye marks the spectator's view", async () => {
  const anna = await Person.come(server().url, { size: "phone", settings: calm });
  const bruno = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  const { id } = await make(page, { seats: [{ who: "me" }, { who: "me" }, { who: "me" }] });
  await hand(page, bruno.page, id, "black", "Bruno");
  await playOn(page, id, dice(5), (_, __, decides) => decides === "black");
  await page.goto(`/t/${id}`);
  const looks = page.locator(".looks");
  await looks.locator("svg").waitFor();
  assert.equal(await looks.locator("option:checked").innerText(), "A spectator");
  const [mark, box] = await Promise.all([looks.locator("svg").boundingBox(), looks.boundingBox()]);
  assert.ok(mark && box && mark.x > box.x && mark.x + mark.width < box.x + box.width, "outside of its box");
  assert.deepEqual([...anna.faults, ...bruno.faults], []);
  await anna.leave();
  await bruno.leave();
});

test("the rulebook is one tap away on every page", async () => {
  for (const locale of Object.values(locales)) {
    const anna = await Person.come(server().url, { size: "phone", locale, settings: calm });
    const { page } = anna;
    await page.goto("/help");
    const nav = page.locator("header nav");
    await nav.waitFor();
    assert.equal((await reachable(nav.locator("a"))).length, 4, locale);
    assert.equal(await sideways(page), 0, locale);
    const high = (await page.locator("header").first().boundingBox())?.height ?? 0;
    assert.ok(high < 70, `${locale}: the head is ${high} px high`);
    await nav.locator("a[href='/rules']").tap();
    await page.locator("#rules-search").waitFor();
    assert.deepEqual(anna.faults, []);
    await anna.leave();
  }
});

test("the sheet stays when the toolbars of the browser appear and disappear", async () => {
  const anna = await sitDown();
  const { page } = anna;
  const [place] = await reachable(page.locator("main [data-state=can]"));
  assert.ok(place, "no place can be selected");
  await tap(page, place);
  const sheet = page.locator(".chooser");
  await sheet.waitFor();
  for (const high of [sizes.phone.height - 56, sizes.phone.height]) {
    await page.setViewportSize({ ...sizes.phone, height: high });
    await page.waitForFunction((height) => innerHeight === height, high);
    await atRest(page);
    const box = await sheet.boundingBox();
    assert.ok(
      box && Math.abs(box.y + box.height - high) < 4,
      `the sheet is not at the lower edge of ${high}`,
    );
  }
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("the notice that the board is reconstructed has a background: no name of the map shows through", async () => {
  const anna = await sitDown();
  const link = anna.page.locator(".quiet a");
  const plate = await link.evaluate((e) => getComputedStyle(e).backgroundImage);
  assert.match(plate, /gradient/);
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});
