// The layout on tablets, laptops and large screens, while content appears and disappears.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import type { Locator, Page } from "playwright-core";
import { freshKey } from "../src/client/once.ts";
import type { Position, Table } from "../src/wire/types.ts";
import { locales, Person, sizes, touched } from "./browser.ts";
import { Judge } from "./judge.ts";
import { covered, overlaps, small, words } from "./looks.ts";
import { dice, endTurn } from "./player.ts";
import { hand, lay, played, upTo } from "./records.ts";
import { atRest } from "./rest.ts";
import { everything, make, playOn } from "./tables.ts";
import { calm, open, serve, showLog } from "./walk.ts";

const server = serve();
const names = ["Beatrice Portinari", "Cino", "Dante da Maiano", "Guido Cavalcanti", "Forese Donati"];
let five: string[], expanded: string[], crowd: string[];
before(async () => {
  five = await played({ players: 5, games: 2 });
  expanded = await played({ on: everything, games: 4 });
  crowd = await played({ on: everything, players: 5, games: 1 });
});

/**
 * Opens a table at the beginning of a turn, as the first seat to move, or as the one after `after` others.
 */
async function sit(size: keyof typeof sizes, games: readonly string[], locale = "en-GB", after = 0) {
  const anna = await Person.come(server().url, { size, locale, settings: calm });
  const bruno = await Person.come(server().url, { settings: calm });
  const { record, seat: first } = upTo(games, ({ turn, first }) => turn === 8 && first);
  const { id } = await lay(bruno.page, record, (i) => names[i] ?? "");
  const seat = after === 0 ? first : ((await position(bruno.page, id, first)).view.order[after] ?? first);
  await hand(bruno.page, anna.page, id, seat, "Beatrice Portinari");
  if (after === 0) {
    await open(anna.page, `/t/${id}`);
    await atRest(anna.page);
  }
  const leave = async () => {
    assert.deepEqual([...anna.faults, ...bruno.faults], []);
    await anna.leave();
    await bruno.leave();
  };
  return { page: anna.page, context: anna.context, other: bruno.page, id, leave };
}

/** The position of a table as a seat of the page's browser sees it. */
async function position(page: Page, id: string, seat: string) {
  const answer = await page.request.get(`/api/tables/${id}/position?seat=${seat}`);
  return (await answer.json()) as Position;
}

/** The seat to move ends its turn; the page's browser holds it. */
async function endFor(page: Page, id: string) {
  const { decides: seat } = (await (await page.request.get(`/api/tables/${id}`)).json()) as Table;
  assert.ok(seat, "no seat is to move");
  const { seq } = await position(page, id, seat);
  const answer = await page.request.post(`/api/tables/${id}/moves`, {
    data: { seat, seq, key: freshKey(), moves: ["end"] },
  });
  assert.ok(answer.ok(), await answer.text());
}

/** Records from now on all elements that are moved by other content, without user input. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        if (Reflect.get(entry, "hadRecentInput") === true) continue;
        for (const { node } of Reflect.get(entry, "sources") as { node: Node | null }[])
          // The log grows at its last line.
          if (!node?.parentElement?.closest("[role=log]"))
            found.push(node instanceof Element ? node.outerHTML.slice(0, 60) : (node?.textContent ?? "?"));
      }
    };
    const watch = new PerformanceObserver((list) => note(list.getEntries()));
    watch.observe({ type: "layout-shift" });
    const shifts = () => {
      note(watch.takeRecords()); // records that the browser has not delivered yet
      return found;
    };
    Object.assign(globalThis, { shifts });
  });

const box = async (of: Locator) => {
  const found = await of.boundingBox();
  assert.ok(found, "the element is invisible");
  return found;
};

/** The boxes of elements once the page is at rest. */
async function boxes(page: Page, all: readonly Locator[]) {
  await atRest(page);
  return Promise.all(all.map(box));
}

/** Resizes the window and waits until the layout has settled. */
async function resize(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height });
  await page.waitForFunction((w) => innerWidth === w, width);
  await atRest(page);
}

/** Whether some text of an element is cut off; an ellipsis appears for less than a pixel. */
const cut = (of: Locator) =>
  of.evaluate((e) => {
    const words = document.createRange();
    words.selectNodeContents(e);
    const missing = words.getBoundingClientRect().width - e.getBoundingClientRect().width;
    return missing > 0.01 || e.scrollWidth > e.clientWidth;
  });

/**
 * Leaves whose first word does not continue next to its initial as a whole, and texts that overlap the names
 * of the dialects.
 */
const torn = (leaves: Element[]) =>
  leaves.flatMap((leaf) => {
    const [initial, names] = [".initial", ".names"].map((part) => leaf.querySelector(part)?.getBoundingClientRect()); // prettier-ignore
    const text = leaf.querySelector("[lang]")?.firstChild;
    if (!initial || !names || !(text instanceof Text)) return ["no words"];
    const range = document.createRange();
    range.setStart(text, 0);
    range.setEnd(text, text.data.trimEnd().search(/\s|$/));
    const [first, ...more] = range.getClientRects();
    const beside = first && first.left >= initial.right - 1 && first.top < initial.bottom;
    range.selectNodeContents(text);
    const free = [...range.getClientRects()].every((r) => r.bottom <= names.top + 2 || r.right <= names.left);
    const within = range.getBoundingClientRect().right <= leaf.getBoundingClientRect().right;
    return beside && more.length === 0 && free && within ? [] : [text.data];
  });

/** Pixels of an element that are out of sight. */
const hidden = (of: Locator) =>
  of.evaluate((e) => Math.max(e.scrollHeight - e.clientHeight, e.scrollWidth - e.clientWidth));

/** The possible actions that are not inside the foot. */
const outside = (page: Page) =>
  page.locator(".shelves").evaluate((shelves) => {
    const foot = shelves.closest(".do")?.getBoundingClientRect() ?? new DOMRect();
    return [...shelves.querySelectorAll(".kind")].flatMap((kind) => {
      const { left, right, top, bottom } = kind.getBoundingClientRect();
      const within = left >= foot.left && right <= foot.right && top >= foot.top && bottom <= foot.bottom;
      return within ? [] : [kind.textContent.trim()];
    });
  });

for (const size of ["upright", "lying"] as const)
  test(`a tablet, ${size}: a large map, all seats, and another part next to it`, async () => {
    const { page, leave } = await sit(size, expanded);
    const judge = new Judge(touched(size), size, { axe: size === "upright" ? "light" : "dark" });
    const map = page.locator(".board .map").first();
    const high = (await box(map)).height;
    assert.ok(high >= sizes[size].height / 2, `the map is ${high} px high`);
    await judge.look(page, "map");
    assert.deepEqual(await outside(page), [], "the possible moves are out of sight");
    for (const name of await page.locator(".strip .name").all()) assert.ok(!(await cut(name)));
    assert.equal(await page.locator(".strip .name:visible").count(), 4);
    const parts = { market: ".manuscripts", tracks: ".tracks", players: ".seats", log: "[role=log]" };
    for (const [tab, part] of Object.entries(parts)) {
      await page.locator(`nav button[data-tab=${tab}]`).tap();
      await page.locator(`nav button[data-tab=${tab}][aria-pressed=true]`).waitFor();
      await atRest(page);
      const [there, beside] = [await box(map), await box(page.locator(`main ${part}`).first())];
      assert.ok(there.height > 200 && there.width > 300, `${tab}: the map is gone`);
      const apart =
        beside.x >= there.x + there.width - 1 || beside.y >= there.y + there.height - 1 || part === ".seats";
      assert.ok(apart, `${tab} covers the map`);
      await judge.look(page, tab);
    }
    // Things on the map are large enough once it is enlarged.
    const drawn = /too small to touch: g /;
    assert.deepEqual(
      judge.faults.filter((fault) => !drawn.test(fault)),
      [],
    );
    await page.getByRole("button", { name: "Larger" }).tap();
    await atRest(page);
    assert.deepEqual(await small(page, 44), [], "after one zoom");
    await leave();
  });

test("the log has room at every size, with all expansions", async () => {
  const { page, leave } = await sit("laptop", expanded);
  const log = page.locator("[role=log]");
  await showLog(page);
  const called = await log
    .locator(".then")
    .evaluateAll((all) => all.map((e) => e.getAttribute("aria-label")));
  assert.equal(new Set(called).size, called.length, "two buttons of the log have the same name");
  for (const [width, height, least] of [
    [1366, 768, 200],
    [1440, 900, 260],
    [1920, 1080, 400],
    [2560, 1440, 600],
  ] as const) {
    await resize(page, width, height);
    const high = (await box(log)).height;
    assert.ok(high >= least, `${width}x${height}: ${high} px`);
    assert.equal(await hidden(page.locator(".right")), 0, `${width}x${height}: the column scrolls`);
    // The newest line is in sight.
    assert.ok(await log.evaluate((e) => e.scrollHeight - e.scrollTop - e.clientHeight < 40));
    const leaves = page.locator(".target.manuscript");
    for (const name of await leaves.locator(".names > :first-child").all())
      assert.ok((await name.isVisible()) && !(await cut(name)), `${width}x${height}: a leaf has no name`);
    if (width < 1920) continue;
    assert.equal(await leaves.locator("[lang]").count(), await leaves.count(), "not all leaves are legible");
    assert.deepEqual(await leaves.evaluateAll(torn), [], `${width}x${height}: initials without their words`);
    assert.equal(await page.locator(".seats .mine .shelf").count(), 1, "my possessions are not shown");
    assert.equal(await page.locator(".bar .shelf").count(), 0, "my possessions are shown twice");
    const [left, right] = [await box(log), await box(page.locator(".figures .score"))];
    assert.ok(right.x >= left.x + left.width, "the score is not next to the log");
    const foot = await box(page.locator(".bar"));
    assert.ok(right.y + right.height <= foot.y, "the score is cut off");
  }
  const root = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  assert.equal(root, "18px");
  // Next to the board, too, text is as large as on a page; the smallest is not far below.
  const foot = await box(page.locator(".bar"));
  const beside = (await words(page)).filter(({ x, y }) => x > 1540 && y < foot.y);
  assert.deepEqual(beside.filter(({ size }) => size < 15.5).map(({ text }) => text), []); // prettier-ignore
  const line = beside.find(({ text }) => text.includes("ends the turn"));
  assert.ok(line && line.size >= 18, `a line of the log: ${line?.size} px`);
  // The slip of an enlarged card is next to the card.
  await page.locator(".seats .known").last().click();
  await page.locator(".tip table").waitFor();
  await atRest(page);
  const [slip, cards] = [await box(page.locator(".tip").last()), await box(page.locator(".seats ol"))];
  const away = slip.x - cards.x - cards.width;
  assert.ok(away >= 0 && away < 40, `the slip is ${away} px away`);
  // The home page has grown as well, and uses the room.
  await page.goto("/");
  await atRest(page);
  const lobby = await box(page.locator(".lobby > main"));
  assert.ok(lobby.width > 1280, `the lobby is ${lobby.width} px wide`);
  assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), "18px");
  await leave();
});

test("seats and cubes: names in full, numbers apart, and the player to move stands out", async () => {
  const { page, leave } = await sit("laptop", five);
  for (const name of await page.locator(".seats .name").all()) assert.ok(!(await cut(name)));
  for (const name of await page.locator(".area .name").all())
    assert.ok((await name.isVisible()) && !(await cut(name)), "a cube has no name");
  for (const area of await page.locator(".area:has(.price)").all()) {
    const [n, price] = [await box(area.locator(".count")), await box(area.locator(".price .drawn"))];
    const beside = n.x + n.width + 3 <= price.x || price.x + price.width + 3 <= n.x;
    assert.ok(beside, "the number overlaps the price");
  }
  assert.ok((await hidden(page.locator("section.seats").first())) <= 0, "five cards do not fit");
  const edges = await page
    .locator(".target.seat")
    .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).borderTopColor));
  assert.equal(edges.filter((edge) => edge === edges[0]).length, 1, "the seat to move looks like the others");
  await leave();
});

test("next to the manuscripts the names of cubes are complete in every language", async () => {
  for (const locale of Object.values(locales)) {
    const { page, leave } = await sit("laptop", crowd, locale);
    for (const name of await page.locator(".area .name").all())
      assert.ok(!(await cut(name)), `${locale}: ${await name.innerText()}`);
    await leave();
  }
});

test("in a row of four each leaf is identifiable, and the number left in the pile is not covered", async () => {
  const { page, leave } = await sit("laptop", five);
  const leaves = page.locator(".target.manuscript");
  assert.ok((await page.locator(".tiles").evaluateAll((rows) => Math.max(...rows.map((row) => row.children.length)))) > 3); // prettier-ignore
  for (const [width, height] of [
    [1200, 700],
    [1366, 768],
    [1440, 900],
    [1720, 900],
    [1920, 1080],
    [2560, 1440],
  ] as const) {
    // prettier-ignore
    await resize(page, width, height);
    const at = `${width}x${height}`;
    for (const name of await leaves.locator(".names > span").all())
      assert.ok(
        (await name.isVisible()) && !(await cut(name)),
        `${at}: ${await name.textContent()} is cut off`,
      );
    const over = await page.locator(".manuscripts .row:has(.deck)").evaluateAll((rows) =>
      rows.filter((row) => {
        const end = row.querySelector(".deck")?.getBoundingClientRect().left ?? 0;
        return [...row.querySelectorAll(".manuscript")].some((leaf) => leaf.getBoundingClientRect().right > end);
      }).length,
    ); // prettier-ignore
    assert.equal(over, 0, `${at}: leaves cover the number left in the pile`);
    if (width >= 1720)
      assert.deepEqual(await leaves.evaluateAll(torn), [], `${at}: initials without their words`);
  }
  await leave();
});

test("the foot has three shelves, and a move changes neither its place nor its shortcuts", async () => {
  const { page, leave } = await sit("laptop", five);
  assert.equal(await page.locator(".shelves h2:visible").count(), 3);
  assert.equal(
    await page.locator(".kind[data-state=cannot]").count(),
    0,
    "the impossible moves are not folded",
  );
  const places = () => boxes(page, [page.locator(".bar"), page.locator(".board .map").first()]);
  const at = await places();
  const keys = () =>
    page
      .locator(".kind[aria-keyshortcuts]")
      .evaluateAll((all) => Object.fromEntries(all.map((e) => [e.getAttribute("data-target"), e.getAttribute("aria-keyshortcuts")]))); // prettier-ignore
  const before = await keys();
  await page.keyboard.press(before["action:business"] ?? "");
  await page.locator(".kind[data-target='action:business'][data-armed]").waitFor();
  assert.deepEqual(await places(), at, "selecting has moved something");
  const steps = await page.locator("[data-steps]").getAttribute("data-steps");
  await page.locator(".chooser .way[data-armed]").click();
  await page.locator(`[data-steps]:not([data-steps="${steps}"])`).waitFor();
  assert.deepEqual(await places(), at, "the move has moved something");
  assert.equal((await keys())["action:business"], undefined);
  for (const [target, key] of Object.entries(await keys()))
    assert.equal(key, before[target] ?? key, `${target} has another key after a move`);
  // The key of an impossible action shows the reason.
  await page.keyboard.press(before["action:business"] ?? "");
  await page.locator(".chooser .no").waitFor();
  await page.keyboard.press("Escape");
  // Repeated undo needs no movement of the pointer.
  const undo = page.locator(".steps .button[aria-keyshortcuts^=u]");
  const undoAt = await boxes(page, [undo]);
  await undo.click();
  await page.locator(".steps .button[aria-keyshortcuts*='Control+Y']").waitFor();
  assert.deepEqual(await boxes(page, [undo]), undoAt, "undoing has moved the undo button");
  await endTurn(page);
  await page.locator(".acting").waitFor();
  assert.deepEqual(await places(), at, "the end of the turn has moved something");
  await leave();
});

test("a lost connection and the closing of the table move nothing", async () => {
  const { page, context, other, id, leave } = await sit("laptop", five);
  const parts = [".board .map", ".ribbon", "[role=log]", ".bar", ".seats .target.seat"];
  const places = () => boxes(page, parts.map((part) => page.locator(part).first())); // prettier-ignore
  await showLog(page);
  const at = await places();
  // Parts loaded on selection are there when the connection fails.
  await page.locator(".kind[data-target='action:business']").click();
  await page.locator(".chooser .way[data-armed]").waitFor();
  await page.keyboard.press("Escape");
  await context.setOffline(true);
  await page.locator(".alarm").waitFor();
  assert.deepEqual(await places(), at, "the connection is lost");
  await page.locator(".kind[data-target='action:business']").click();
  await page.locator(".chooser .way[data-armed]").click();
  await page.locator(".banners .alarm button").click(); // the move is not sent
  await page.locator(".way:disabled").waitFor({ state: "detached" });
  await context.setOffline(false);
  await page.locator(".alarm").waitFor({ state: "detached" });
  await page.locator(".prompt.mine").waitFor();
  await other.request.patch(`/api/tables/${id}`, { data: { closed: true, key: freshKey() } });
  await page.locator(".banners p").first().waitFor();
  assert.deepEqual(await places(), at, "the table is closed");
  assert.deepEqual(await covered(page, ".banners p", ".ribbon, [role=log], .bar, .seats"), []);
  await leave();
});

for (const size of ["phone", "upright", "lying", "laptop"] as const) {
  test(`news of all kinds moves nothing: ${size}`, async () => {
    const { page, context, other, id, leave } = await sit(size, five);
    const tabs = page.locator("nav [data-tab]");
    const parts = [
      ...[".board .map", ".ribbon", ".bar"].map((part) => page.locator(part).first()),
      ...((await tabs.first().isVisible()) ? await tabs.all() : [page.locator("[role=log]")]),
    ];
    const places = () => boxes(page, parts);
    if (size === "laptop") await showLog(page);
    const at = await places();
    await watchShifts(page);
    const still = async (what: string) => {
      assert.deepEqual(await places(), at, what);
      assert.deepEqual(await page.evaluate("shifts()"), [], what);
    };
    const heard = page.waitForResponse(/\/snapshot\?/);
    await other.request.post(`/api/tables/${id}/chat`, {
      data: { text: "Che bella mossa, Beatrice!", key: freshKey() },
    });
    await heard;
    await still("somebody says something");
    await context.setOffline(true);
    await page.locator(".alarm").waitFor();
    await still("the connection is lost");
    await context.setOffline(false);
    await page.locator(".alarm").waitFor({ state: "detached" });
    await still("the connection is restored");
    await other.request.patch(`/api/tables/${id}`, { data: { closed: true, key: freshKey() } });
    await page.locator(".banners p").first().waitFor();
    assert.deepEqual(await places(), at, "the table is closed"); // only the controls for playing are gone
    await leave();
  });
}

for (const size of ["laptop", "phone"] as const) {
  test(`the notice that a bot plays for the user is at the foot, and moves nothing: ${size}`, async () => {
    const { page, id, leave } = await sit(size, five);
    const places = () =>
      Promise.all([".board .map", ".ribbon"].map((part) => box(page.locator(part).first())));
    const at = await places();
    const { seats } = (await (await page.request.get(`/api/tables/${id}`)).json()) as Table;
    const mine = seats.find((seat) => seat.mine)?.seat ?? "";
    await page.request.post(`/api/tables/${id}/seats/${mine}`, { data: { do: "bot", key: freshKey() } });
    const back = page.locator(".bar .lent button");
    await back.waitFor();
    await atRest(page);
    assert.deepEqual(await places(), at, "the notice has moved something");
    assert.equal(await hidden(page.locator(".bar .do")), 0, "it is cut off");
    await back.click();
    await page.locator(".lent").waitFor({ state: "detached" });
    await leave();
  });
}

test("turns pass, including the viewer's own, and nothing moves", async () => {
  const { page, other, id, leave } = await sit("laptop", five, "en-GB", 1);
  await page.goto(`/t/${id}`);
  await page.locator("[data-steps][aria-busy=false]").waitFor();
  const cards = page.locator(".seats .target.seat");
  const places = () => boxes(page, [page.locator(".bar"), ...[0, 1, 2, 3, 4].map((i) => cards.nth(i))]);
  const at = await places();
  const ends = async (whose: string) => {
    await page.locator(".seats .decides", { hasText: whose }).waitFor({ state: "detached" });
    assert.deepEqual(await places(), at, `${whose} has ended the turn`);
  };
  const who = () => page.locator(".seats .decides .name").innerText();
  await watchShifts(page);
  for (let n = 0; n < 4; n++) {
    const name = await who();
    await ((await page.locator(".prompt.mine").count()) > 0 ? endTurn(page) : endFor(other, id));
    await ends(name);
  }
  assert.deepEqual(await page.evaluate("shifts()"), []);
  await leave();
});

test("spectators see the player to move, and what that seat did last", async () => {
  const maker = await Person.come(server().url, { settings: calm });
  const { id } = await make(maker.page, {
    seats: [
      { who: "me", name: "Anna" },
      { who: "bot", bot: "greedy" },
    ],
  });
  await playOn(maker.page, id, dice(3), (turn, _, decides) => turn === 3 && decides === "yellow");
  const carla = await Person.come(server().url, { settings: calm });
  await carla.page.goto(`/t/${id}`);
  const acting = carla.page.locator(".acting");
  await acting.waitFor();
  await atRest(carla.page);
  assert.match(await acting.innerText(), /Anna[^]*Last: \w+/);
  assert.deepEqual(carla.faults, []);
  await carla.leave();
  await maker.leave();
});

/** The parts of the page head that are cut off or cover something else. */
async function crowded(page: Page): Promise<string[]> {
  const { height } = await box(page.locator(".desk > header"));
  const head = (await words(page)).filter((w) => w.y < height);
  return [...head.filter((w) => w.clipped).map((w) => w.text), ...overlaps(head)];
}

test("the head fits in German", async () => {
  const { page, leave } = await sit("laptop", five, "de-DE");
  const roll = page.locator("header .tools");
  for (const width of [720, 1024, 1366]) {
    await resize(page, width, 768);
    assert.deepEqual(await crowded(page), [], String(width));
    const { x, width: wide } = await box(roll);
    assert.ok(x + wide <= width, `${width}: the tools are outside of the page`);
    assert.ok((await box(page.locator(".prompt"))).height < 44, `${width}: the prompt takes three lines`);
  }
  await leave();
});
