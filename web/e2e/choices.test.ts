// The selected target: where its chooser appears and how a choice is made, by pointer and by keyboard.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Locator, Page } from "playwright-core";
import { Person, sizes } from "./browser.ts";
import { covered } from "./looks.ts";
import { wordsOf } from "./learner.ts";
import { letGo, moved, watchMotion } from "./motion.ts";
import { choose, offered, played as made } from "./moves.ts";
import { dice, settle } from "./player.ts";
import { atRest, grows, shows, steps } from "./rest.ts";
import { lay, played, sit as take, upTo, type Step } from "./records.ts";
import { everything, make, playOn } from "./tables.ts";
import { calm, serve, showLog } from "./walk.ts";

const server = serve();

/** A new table of Anna's, or one in the middle of a game. */
async function sit(turn = 0): Promise<{ anna: Person; page: Page }> {
  const anna = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  const { id } = await make(page);
  if (turn > 0) await playOn(page, id, dice(8), (now) => now >= turn);
  await page.goto(`/t/${id}`);
  await settle(page);
  await page.locator(".map svg [data-state=can]").first().waitFor();
  return { anna, page };
}

/** Pixels between the edges of two elements. */
async function apart(one: Locator, other: Locator) {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  assert.ok(a && b);
  return Math.hypot(
    Math.max(0, a.x - b.x - b.width, b.x - a.x - a.width),
    Math.max(0, a.y - b.y - b.height, b.y - a.y - a.height),
  );
}

/** Whether an element is completely inside another. */
async function within(one: Locator, other: Locator) {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  assert.ok(a && b);
  return a.x >= b.x && a.y >= b.y && a.x + a.width <= b.x + b.width && a.y + a.height <= b.y + b.height;
}

/** The position of the chooser. */
async function stance(page: Page) {
  const box = await page.locator(".chooser").boundingBox();
  assert.ok(box, "no chooser");
  return box;
}

test("a start city selected on the map is confirmed at the foot, and its chooser covers no other city", async () => {
  const { anna, page } = await sit();
  const before = await steps(page);
  const city = page.locator(".map .place[data-state=can]").first();
  const chooser = page.locator(".chooser");
  const ways = page.locator(".decision .way");
  const makes = page.locator("strong:visible", { hasText: "Do it" });
  const foot = page.locator(".do");
  const told = () => foot.evaluate((e) => [e.scrollHeight - e.clientHeight, e.scrollWidth - e.clientWidth]);
  await city.hover();
  await page.locator(".legend").waitFor();
  await city.click();
  await chooser.waitFor();
  assert.deepEqual(await covered(page, ".chooser", ".map [data-state=can], section.side"), []);
  assert.ok((await apart(chooser, city)) < 60, "the chooser is far from the city");
  assert.equal(await page.locator(".legend").count(), 0, "the chooser's text is repeated below it");
  assert.equal(await makes.count(), 1);
  assert.deepEqual(await told(), [0, 0]);
  // A choice selected at the foot is confirmed there.
  await page.keyboard.press("Escape");
  await ways.first().click();
  await page.locator(".decision .behind").waitFor();
  assert.equal(await makes.count(), 1);
  assert.deepEqual(await told(), [0, 0]);
  assert.ok(
    await within(page.locator(".decision .behind"), ways.first()),
    "a rule icon is alone on its line",
  );
  await city.click();
  await chooser.waitFor();
  await page.locator(".decision [data-armed]").click();
  await grows(page, before);
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("destinations are lit on the map; the list opens on demand, and neither covers the log", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  // Before a long move, which has many alternatives.
  const far = ({ turn, move, first }: Step) => turn >= 3 && first && /^move/.test(move);
  const { id } = await lay(page, upTo(await played({ games: 2 }), far).record, (n) => `Anna ${n}`);
  await page.goto(`/t/${id}`);
  await settle(page);
  await page.locator('.kind[data-target="action:move"]').click();
  const chooser = page.locator(".chooser");
  await chooser.waitFor();
  assert.equal(await chooser.locator(".way").count(), 0, "the list opened without a request");
  assert.ok((await page.locator(".map [data-lit]").count()) > 3, "nothing is lit");
  assert.deepEqual(await covered(page, ".chooser", ".map [data-lit], section.side"), []);
  await chooser.locator(".unfold").click();
  assert.ok((await chooser.locator(".way").count()) > 3, "no list");
  assert.deepEqual(await covered(page, ".chooser", "section.side"), []);
  await page.keyboard.press("Escape");
  await chooser.waitFor({ state: "detached" });
  // And by the map alone.
  await page.locator('.kind[data-target="action:move"]').click();
  const lit = await page.locator(".map [data-lit]").first().getAttribute("data-target");
  const there = page.locator(`.map [data-target="${lit}"]`);
  await there.dispatchEvent("click");
  await chooser.locator(".way[data-armed]").waitFor();
  assert.ok((await apart(chooser, there)) < 60, "the chooser is far from the destinations");
  // A click outside closes it.
  await page.locator("header h1").click();
  await chooser.waitFor({ state: "detached" });
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("an open rule covers neither the log nor its subject, and a chooser covers no seal", async () => {
  const { anna, page } = await sit(2);
  const panel = '[role=dialog][aria-labelledby="rule-title"]';
  for (const size of ["laptop", "large", "huge", "upright", "lying"] as const) {
    await page.setViewportSize(sizes[size]);
    await atRest(page);
    await showLog(page);
    const tab = page.locator("nav [data-tab=log]"); // on a tablet
    if (await tab.isVisible()) await tab.click();
    await page.locator("[role=log] .rule").last().click();
    await page.locator(`${panel} .foot`).waitFor();
    assert.deepEqual(await covered(page, panel, "section.side, .tracks, .manuscripts"), [], size);
    await page.keyboard.press("Escape");
    await page
      .locator('.kind[data-target="action:psalter"], .kind[data-target="action:business"]')
      .first()
      .click();
    const chooser = page.locator(".chooser");
    await chooser.locator("[data-armed]").waitFor();
    assert.deepEqual(await covered(page, ".chooser", ".bar .points, .bar .screen"), [], size);
    const [mark, title] = [chooser.locator(".rule"), chooser.locator("header")];
    const [a, b] = [await mark.boundingBox(), await title.boundingBox()];
    assert.ok(
      a && b && a.y >= b.y - 1 && a.y + a.height <= b.y + b.height + 1,
      `${size}: the rule icon is alone on its line`,
    );
    await mark.click();
    await page.locator(`${panel} .foot`).waitFor();
    assert.deepEqual(await covered(page, panel, "section.side, .chooser"), [], size);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await chooser.waitFor({ state: "detached" });
  }
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

for (const size of ["laptop", "phone"] as const)
  test(`a choice of steps explains its track: ${size}`, async () => {
    const anna = await Person.come(server().url, { size, settings: calm });
    const { page } = anna;
    const { id } = await make(page);
    await playOn(page, id, dice(8), (turn) => turn >= 2);
    await page.goto(`/t/${id}`);
    await settle(page);
    const words = wordsOf("en", ["panels"]);
    const said = [];
    for (const track of ["messenger", "orient", "library", "rest"]) {
      const chip = page.locator(`.kind[data-target="action:${track}"]`);
      if ((await chip.count()) === 0) continue;
      await (size === "phone" ? chip.tap() : chip.click());
      await page.locator(".chooser .way").first().waitFor();
      const choice = await page.locator(".chooser").innerText();
      assert.ok(choice.includes(words(`about-${track}.deluxe`)), `${track}: ${choice}`);
      said.push(track);
      await page.locator(".chooser header button").click();
    }
    assert.ok(said.length > 1, `only ${said.join()} can be chosen`);
    assert.deepEqual(anna.faults, []);
    await anna.leave();
  });

test("the choice of a friar shows what is given up, and a trade asks for its partner on the table", async () => {
  const words = wordsOf("en", ["act"]);
  for (const [kind, preset] of [
    ["friar", {}],
    ["trade", { players: 5, on: everything }],
  ] as const) {
    const anna = await Person.come(server().url, { settings: calm });
    const bruno = await Person.come(server().url, { settings: calm });
    const games = await played({ ...preset, games: 4 });
    const { id } = await take(games, anna.page, bruno.page, new RegExp(`^${kind}`));
    await anna.page.goto(`/t/${id}`);
    await settle(anna.page);
    const action = anna.page.locator(`.kind[data-target="action:${kind}"]`);
    await action.hover();
    if (kind === "trade") await anna.page.locator("#hint", { hasText: /\d players/ }).waitFor();
    await action.click();
    const said = await anna.page.locator(".chooser").innerText();
    const wanted = kind === "friar" ? words("gives-up-friar") : words("choose-lit", { kind });
    assert.ok(said.includes(wanted), said);
    assert.deepEqual([...anna.faults, ...bruno.faults], []);
    await anna.leave();
    await bruno.leave();
  }
});

test("a whole turn by keyboard: a number and Enter make a move, and the focus is never lost", async () => {
  const { anna, page } = await sit(2);
  const press = async (key: string) => {
    await page.keyboard.press(key);
    await atRest(page);
  };
  const focused = async (after: string) =>
    assert.notEqual(await page.evaluate(() => document.activeElement?.tagName), "BODY", `after ${after}`);
  let made = 0;
  const played: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/moves")) played.push(request.url());
  });
  for (let n = 0; n < 6 && (await page.locator(".kind[data-state=can]").count()) > 0; n++) {
    const before = await steps(page);
    const keys = await page
      .locator(".kind[data-state=can]")
      .evaluateAll((all) =>
        all
          .filter((e) => !/move|library|manuscript/.test(e.getAttribute("data-target") ?? ""))
          .map((e) => e.getAttribute("aria-keyshortcuts") ?? ""),
      );
    const key = keys[n % Math.max(1, keys.length)];
    if (!key) break;
    await press(key);
    await focused(key);
    // A single alternative is selected by its number; of several, Enter selects one and makes it.
    await page.locator(".chooser .way:enabled").first().waitFor();
    const ways = await page.locator(".chooser .way:enabled").count();
    const stood = await stance(page);
    if (ways > 1) await page.keyboard.press("Enter");
    await page.locator(".chooser .way[data-armed]").waitFor();
    const stands = await stance(page);
    const aside = Math.hypot(stands.x - stood.x, stands.y + stands.height - stood.y - stood.height);
    const down = Math.hypot(stands.x - stood.x, stands.y - stood.y);
    assert.ok(Math.min(aside, down) < 8, `the chooser of ${key} moves ${Math.round(down)} px away`);
    const chip = page.locator(`.kind[aria-keyshortcuts="${key}"]`);
    const gap = await apart(page.locator(".chooser"), chip);
    assert.ok(gap < 200, `the moves of ${key} are ${gap} px away from it`);
    assert.equal(played.length, made, "the move is made before it was shown");
    await page.keyboard.press("Enter");
    await grows(page, before);
    await press("Shift");
    await focused(`the move of ${key}`);
    made++;
    if ((await page.locator(".kind").count()) === 0) break;
  }
  assert.ok(made > 0, "no move was possible by keyboard");
  // Closing the chooser returns the focus to where it came from.
  const ways = page.locator('.kind[data-target="action:move"][data-state=can]');
  if ((await ways.count()) > 0) {
    await press((await ways.getAttribute("aria-keyshortcuts")) ?? "");
    await press("Escape");
    assert.equal(
      await page.evaluate(() => document.activeElement?.getAttribute("data-target")),
      "action:move",
    );
  }
  const atFoot = await page
    .locator(".kind[aria-keyshortcuts]")
    .evaluateAll((all) => all.map((kind) => [kind.getAttribute("data-target")?.split(":")[1] ?? "", kind.getAttribute("aria-keyshortcuts") ?? ""])); // prettier-ignore
  await press("?");
  const words = wordsOf("en", ["act"]);
  for (const [kind = "", key = ""] of atFoot) {
    const name = page.locator("dialog[open] .shelves dd").getByText(words(`chip-${kind}`), { exact: true });
    const printed = await name.locator("xpath=preceding-sibling::dt[1]").innerText();
    assert.equal(printed.toLowerCase(), key, `the help prints another key for ${kind}`);
  }
  await press("Escape");
  await focused("a dialog");
  if (await page.locator(".steps button[aria-keyshortcuts='e']").isVisible()) {
    const before = await steps(page);
    await press("e");
    if ((await page.locator(".sure").count()) > 0) {
      assert.ok(
        await page.evaluate(() => document.activeElement?.matches(".sure button")),
        "the focus of the question is elsewhere",
      );
      await press("e");
    }
    await grows(page, before);
    await atRest(page);
    await focused("the end of the turn");
  }
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("a held key selects once, and does nothing else", async () => {
  const { anna, page } = await sit(2);
  const before = await steps(page);
  const hold = async (key: string) => {
    for (let n = 0; n < 4; n++) await page.keyboard.down(key); // all but the first are repeats
    await page.keyboard.up(key);
    await atRest(page);
  };
  await hold("e");
  await page.locator(".sure").waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".sure").waitFor({ state: "detached" });
  await page
    .locator('.kind[data-target="action:psalter"], .kind[data-target="action:business"]')
    .first()
    .focus();
  await hold("Enter");
  await page.locator(".chooser .way[data-armed]").waitFor();
  assert.equal(await steps(page), before, "the move was made");
  await page.keyboard.press("Enter");
  await grows(page, before);
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

const cubes = '[data-target^="cubes:"][data-state=can]';

/** Opens a table where cubes can be taken. */
async function sitByCubes() {
  for (let tables = 0; tables < 12; tables++) {
    const at = await sit(2);
    if ((await at.page.locator(cubes).count()) > 0) return at;
    await at.anna.leave(); // at this table there are none
  }
  throw new Error("no cubes at a dozen tables");
}

const takeCube = (page: Page) =>
  made(page, async () => {
    await page.locator(cubes).first().click();
    const way = (await offered(page)).first();
    await choose(way, page.locator(".chooser .way[data-armed] strong"));
  });

test("flights end when another position is shown", async () => {
  const { anna, page } = await sitByCubes();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await watchMotion(page, true); // it stays in the air
  const before = await steps(page);
  await takeCube(page);
  await page.waitForFunction(() => (document.querySelector(".air")?.childElementCount ?? 0) > 0);
  await page.locator(".steps [aria-keyshortcuts^=u]").click();
  await shows(page, before);
  await page.waitForFunction(() => document.querySelector(".air")?.childElementCount === 0);
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("flights and breaking seals do not block the next click", async () => {
  const { anna, page } = await sitByCubes();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await watchMotion(page, true);
  const before = await steps(page);
  await takeCube(page);
  // It flies, but the next target can be selected all the same.
  await page.locator(".kind[data-state=can]").first().click();
  await page.locator(".chooser").waitFor();
  assert.ok((await page.locator(".air > *").count()) > 0, "nothing is flying");
  await letGo(page);
  await page.waitForFunction(() => document.querySelector(".air")?.childElementCount === 0);
  const all = await moved(page);
  assert.ok(
    all.some(({ flies, cut }) => flies && !cut),
    "nothing flew",
  );
  assert.ok(all.filter(({ cut }) => cut).length >= 2, "no seal broke");
  for (const { ms } of all) assert.ok(ms <= 600, `something moves for ${ms} ms`);
  // With reduced motion nothing flies.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.keyboard.press("Escape");
  await page.locator(".steps [aria-keyshortcuts^=u]").click();
  await shows(page, before);
  await takeCube(page);
  assert.deepEqual(await moved(page), []);
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});
