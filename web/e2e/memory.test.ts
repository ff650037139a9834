// The memory of the table, and hypothetical moves: marks of other players' moves, lines of the log, and the
// sandbox while others decide.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { Seat, Table } from "../src/wire/types.ts";
import { Person, sizes } from "./browser.ts";
import { covered } from "./looks.ts";
import { two, until } from "./pair.ts";
import { dice, settle } from "./player.ts";
import { grows, steps } from "./rest.ts";
import { hand, lay, played, upTo, type Step } from "./records.ts";
import { make, playOn } from "./tables.ts";
import { calm, serve, showLog } from "./walk.ts";

const server = serve();

const tableOf = async (page: Page, id: string) =>
  (await (await page.request.get(`/api/tables/${id}`)).json()) as Table;

test("the sandbox cannot be mistaken for the table, and my turn leads out of it", async () => {
  const { anna, bruno, id } = await two(() => Person.come(server().url, { settings: calm }));
  const { page } = anna;
  await page.goto(`/t/${id}`);
  await page.locator(".waiting button").click();
  await page.locator(".trying").waitFor();
  assert.match(await page.locator(".prompt").innerText(), /^What if/);
  assert.equal(await page.locator(".steps [aria-keyshortcuts=e]").count(), 0, "End turn is offered");
  const played: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && !request.url().endsWith("/simulate")) played.push(request.url());
  });
  // Two moves that only cost action points.
  for (let n = 1; n <= 2; n++) {
    await page
      .locator('.kind[data-target="action:psalter"], .kind[data-target="action:business"]')
      .first()
      .click();
    await page.locator(".chooser .way:enabled").first().click();
    await page.locator(".prompt", { hasText: `${n} move` }).waitFor();
  }
  await page.locator(".steps [aria-keyshortcuts^=u]").click();
  await page.locator(".prompt", { hasText: "1 move" }).waitFor();
  await page.keyboard.press("e");

  await until(bruno, id, true);
  const loud = page.locator(".banners [role=alert]", { hasText: "It is your turn now" });
  await loud.waitFor();
  assert.deepEqual(played, [], "a sandbox move was played");
  await loud.locator("button").click();
  await page.locator(".trying").waitFor({ state: "detached" });
  // The sandbox moves are kept, and played as real moves.
  const now = await steps(page);
  const kept = page.locator(".tried", { hasText: "Prepared" });
  for (const size of ["phone", "large", "laptop"] as const) {
    await page.setViewportSize(sizes[size]);
    await kept.waitFor();
    assert.deepEqual(
      await covered(page, ".tried", ".steps, .where, .ribbon, .seats, .board, .right"),
      [],
      size,
    );
  }
  await kept.locator("button.main").click();
  await grows(page, now);
  await kept.waitFor({ state: "detached" });
  assert.equal((await tableOf(page, id)).steps, now + 1);
  assert.deepEqual([...anna.faults, ...bruno.faults], []);
  await anna.leave();
  await bruno.leave();
});

/** The marks, by where they are drawn. */
const marked: Record<string, RegExp> = {
  ".target.track .did": /^(riddle|messenger|orient|rest)/,
  ".target.area .did": /^take/,
  ".market .row > .did": /^manuscript/,
  ".target.stack .did": /^draw$/,
  ".counter .did": /^psalter/,
};

/** Whether the other seats have made all kinds of marks since the last turn of the seat to move. */
function busy() {
  const since = new Map<Seat, string[]>();
  return ({ turn, seat, move, first }: Step) => {
    if (turn === 1) since.clear(); // another game
    const seen = first ? since.get(seat) : undefined;
    for (const [other, moves] of since) if (other !== seat) moves.push(move);
    since.set(seat, []);
    return seen !== undefined && Object.values(marked).every((one) => seen.some((m) => one.test(m)));
  };
}

test("each kind of target is marked: tracks, cubes, rows, the library and knowledge; a tap lights a log line, and opens it", async () => {
  const bruno = await Person.come(server().url, { settings: calm });
  const games = await played({ games: 8 });
  const cut = upTo(games, busy());
  for (const size of ["laptop", "phone", "upright"] as const) {
    const { id } = await lay(bruno.page, cut.record, (i) => ["Bruno", "Cino", "Dante", "Forese"][i] ?? "");
    const anna = await Person.come(server().url, { size, settings: calm });
    const { page } = anna;
    await hand(bruno.page, page, id, cut.seat, "Anna");
    await page.goto(`/t/${id}`);
    await settle(page);
    if (size === "laptop") {
      await page.locator(".counter .did").first().waitFor({ state: "attached" });
      for (const where of Object.keys(marked)) assert.ok((await page.locator(where).count()) > 0, where);
    } else {
      await page.locator("nav button[data-tab=log]").tap();
      const line = page.locator("[role=log] [data-step]", { hasText: "goes from" }).last();
      await line.scrollIntoViewIfNeeded();
      await line.tap({ position: { x: 40, y: 8 } });
      const step = await line.getAttribute("data-step");
      if (size === "upright") {
        const told = page.locator(".traces .told").first();
        await told.waitFor({ state: "attached" });
        const [spot, map] = [
          await told.boundingBox(),
          await page.locator(".board .map").first().boundingBox(),
        ];
        assert.ok(
          spot && map && spot.y >= map.y && spot.y + spot.height <= map.y + map.height,
          "out of sight",
        );
      } else {
        await line.locator(".then").tap();
        await page.waitForURL(new RegExp(`at=${step}$`));
      }
    }
    assert.deepEqual(anna.faults, []);
    await anna.leave();
  }
  await bruno.leave();
});

test("others' actions stay marked until my next move, and log lines light their targets", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  const { id, seats } = await make(page);
  const me = seats.find((s) => s.mine)?.seat;
  const roll = dice(8);
  const trail = page.locator(".traces .trail");
  const business = page.locator('.kind[data-target="action:business"][data-state=can]');
  const touchable = page.locator("[data-target]:is([data-state=can], [data-state=cannot]):has(.did)");
  // In some turns no other player travels.
  for (let turn = 3; turn < 12; turn++) {
    await playOn(page, id, roll, (now, _, decides) => now >= turn && decides === me);
    await page.goto(`/t/${id}`);
    await settle(page);
    await page.locator(".traces").waitFor({ state: "attached" }); // when the browser is idle
    const all = await Promise.all([trail, touchable, business].map((some) => some.count()));
    if (all.every((n) => n > 0)) break;
  }
  assert.ok((await business.count()) > 0, "no move of mine is possible");
  assert.ok((await trail.count()) > 0, "no route is marked");
  assert.ok((await touchable.count()) > 0, "no possible target is marked");
  assert.ok((await page.locator(".did").count()) > 0, "no component is marked");
  assert.ok((await page.locator(".traces .visit").count()) > 0, "no place is marked");
  await page.locator("[data-target]:has(.did)").first().hover({ force: true });
  await page.locator(".hint", { hasText: "Used just now by" }).waitFor();
  await touchable.first().dispatchEvent("click"); // a finger does not hover
  await page.locator(".chooser .lately").waitFor();
  await page.keyboard.press("Escape");

  // A line of the log lights its targets, and opens the position after it.
  await showLog(page);
  const line = page.locator("[role=log] [data-step]", { hasText: "goes from" }).last();
  await line.hover();
  await page.locator(".traces .told").first().waitFor({ state: "attached" });
  const step = Number(await line.getAttribute("data-step"));
  await line.locator(".then").click();
  await page.waitForURL(new RegExp(`at=${step}$`));
  await page.locator(`[aria-current=step][data-step="${step}"]`).first().waitFor();
  const loud = page.locator(".banners [role=alert]", { hasText: "It is your turn now" });
  await loud.locator("button").click();
  await page.locator(".replay").waitFor({ state: "detached" });
  await settle(page);

  // By keyboard: the arrows go up from the log to its last line, and on from there.
  await page.keyboard.press("/");
  await page.keyboard.press("ArrowUp");
  const lit = () => page.locator("[role=log] .lit").first().getAttribute("data-step");
  const last = Number(await lit());
  for (let n = 0; n < 4; n++) await page.keyboard.press("ArrowUp");
  assert.ok(Number(await lit()) < last, "the arrow keys do not move through the log");

  // My own move removes the marks. It must not end the turn, because the moves of the other players would add
  // new marks.
  await page.keyboard.press("Escape");
  await business.click();
  await page.locator(".chooser .way[data-armed]").click();
  await page.mouse.move(0, 0);
  await page.waitForFunction(() => document.querySelector(".did, .traces .trail") === null);
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});
