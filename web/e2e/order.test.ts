// Turns prepared in advance: the server plays them when the turn comes, unless a condition is met, and they can
// be changed and removed until then.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { freshKey } from "../src/client/once.ts";
import type { Legal, Position, Seat, Snapshot, View } from "../src/wire/types.ts";
import { Person } from "./browser.ts";
import { Judge } from "./judge.ts";
import { choose, offered } from "./moves.ts";
import { two, until } from "./pair.ts";
import { atRest, steps } from "./rest.ts";
import { calm, serve, walk } from "./walk.ts";

const server = serve();

const order = (page: Page) => page.locator(".tried");
const banner = (page: Page, text: RegExp) => page.locator(".banners p", { hasText: text });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });

/** Opens the sandbox while another player is to move. */
async function whatIf(page: Page) {
  await page.locator(".waiting button", { hasText: "What if" }).click();
  await page.locator(".trying").waitFor();
}

/** Makes a move in the sandbox that only costs action points. */
async function study(page: Page, n: number) {
  const kind = page
    .locator('.kind[data-target="action:psalter"], .kind[data-target="action:business"]')
    .first();
  await kind.click();
  await page.locator(".chooser .way:enabled").first().click();
  await page.locator(".prompt", { hasText: `${n} move` }).waitFor();
}

async function leave(page: Page) {
  await button(page, "Back to the game").click();
  await page.locator(".trying").waitFor({ state: "detached" });
}

async function orderOf(page: Page, id: string): Promise<Snapshot["order"]> {
  const answer = await page.request.get(`/api/tables/${id}/snapshot?seat=yellow`);
  return ((await answer.json()) as Snapshot).order;
}

walk("a prepared turn is played when it comes", "laptop", async ({ judge, come }) => {
  const { anna, bruno, id } = await two(come);
  for (const { page } of [anna, bruno]) await page.goto(`/t/${id}`);
  const { page } = anna;
  await whatIf(page);
  assert.equal(await order(page).count(), 0);
  await study(page, 1);
  await leave(page);
  await order(page).filter({ hasText: "Prepared" }).waitFor();
  assert.equal(await orderOf(page, id), null, "a draft is an order already");
  await judge.look(page, "order-offered");
  await page.getByLabel("then end the turn").check();
  await button(page, "Play it when it is my turn").click();
  await order(page)
    .filter({ hasText: /Your next turn is prepared: .*End the turn/ })
    .waitFor();
  await judge.look(page, "order-waiting");
  assert.equal(await order(bruno.page).count(), 0, "another player sees the order");
  await page.reload();
  await order(page).filter({ hasText: "Your next turn is prepared" }).waitFor();

  const before = await steps(page);
  const soon = order(page).filter({ hasText: "shortly" });
  await Promise.all([soon.waitFor(), until(bruno, id, true)]); // together: it is shown for some seconds only
  await judge.look(page, "order-soon");
  await banner(page, /Your prepared turn was played/).waitFor();
  assert.ok((await steps(page)) >= before + 3);
  assert.equal(await order(page).count(), 0);
  await judge.look(page, "order-played");
  await banner(page, /Your prepared turn/)
    .getByRole("button", { name: "Understood" })
    .click();
  await banner(page, /Your prepared turn/).waitFor({ state: "detached" });
  await page.reload();
  await page.locator(".bar:not(.empty)").waitFor();
  await atRest(page);
  assert.equal(await banner(page, /Your prepared turn/).count(), 0);
});

walk("an order is changed, gets an alternative and answers, and is removed", "phone", async (walk) => {
  const { judge, come } = walk;
  const { anna, bruno, id } = await two(come);
  const { page } = anna;
  await page.goto(`/t/${id}`);
  await whatIf(page);
  await study(page, 1);
  await leave(page);
  await judge.look(page, "order-offered");
  await page.getByLabel("then end the turn").check();
  // Keyboard users keep their place.
  await button(page, "Play it when it is my turn").press("Enter");
  await order(page).filter({ hasText: "Your next turn is prepared" }).waitFor();
  await page.waitForFunction(() => document.activeElement?.matches(".tried *"));
  await button(page, "Change").click();
  await page.locator(".prompt", { hasText: "1 move" }).waitFor();
  await study(page, 2);
  await leave(page);
  await button(page, "Keep the earlier plan").waitFor();
  await button(page, "Play it when it is my turn").click();
  await button(page, "Details").waitFor();
  const changed = (await orderOf(page, id))?.plans[0]?.map(({ kind }) => kind);
  assert.deepEqual([changed?.length, changed?.at(-1)], [3, "end"]);
  await judge.look(page, "order-waiting");

  await button(page, "Details").click();
  const details = page.getByRole("dialog", { name: "Your next turn" });
  await details.getByRole("button", { name: "Add an alternative" }).click();
  await page.locator(".trying").waitFor();
  await study(page, 1);
  await leave(page);
  await button(page, "Play it when it is my turn").click();
  await button(page, "Details").click();
  await details.locator("li").nth(1).waitFor();
  // By keyboard alone.
  const saved = () => page.waitForResponse((response) => response.url().endsWith("/order"));
  const press = async (keys: string[]) => {
    const answered = saved();
    for (const key of keys) await page.keyboard.press(key);
    assert.equal((await answered).status(), 200);
  };
  await details.getByLabel("I am summoned to Brindisi", { exact: true }).focus();
  await press(["Space"]);
  let given = 0;
  page.on("request", (request) => (given += request.url().endsWith("/order") ? 1 : 0));
  await details.getByLabel(/^Bid at most/).focus();
  await press(["ArrowUp", "ArrowUp", "ArrowUp", "Tab"]);
  await atRest(page);
  assert.equal(given, 1, "each step of the number is given, of which the server accepts few");
  await details.getByLabel("If I am summoned to Brindisi").focus();
  await press(["ArrowDown", "Tab"]);
  const is = await orderOf(page, id);
  assert.deepEqual(is?.unless, [{ type: "summons" }]);
  assert.deepEqual([is.plans.length, is.bid, is.summons], [2, 3, "accept"]);
  await judge.look(page, "order-details");
  await page.keyboard.press("Escape");
  await details.waitFor({ state: "detached" });
  await button(page, "Remove").click();
  await order(page).waitFor({ state: "detached" });
  assert.equal(await orderOf(page, id), null);
  await until(bruno, id, true);
  await page.locator(".prompt.mine").waitFor();
  assert.equal(await order(page).count(), 0);
});

test("an order that is about to be played is shown with a draft made meanwhile on another device", async () => {
  const come = () => Person.come(server().url, { settings: calm });
  const { anna, bruno, id } = await two(come);
  const other = await come();
  await other.context.addCookies(await anna.context.cookies());
  for (const { page } of [anna, other]) {
    await page.goto(`/t/${id}`);
    await whatIf(page);
    await study(page, 1);
    await leave(page);
  }
  await button(other.page, "Play it when it is my turn").click();
  await button(anna.page, "Keep the earlier plan").waitFor();
  const soon = order(anna.page)
    .filter({ hasText: /will be played shortly/ })
    .filter({ has: button(anna.page, "Play it") });
  await Promise.all([soon.waitFor(), until(bruno, id, true)]); // together: it is shown for some seconds only
  await banner(anna.page, /Your prepared turn was played/).waitFor();
  await order(anna.page).waitFor({ state: "detached" }); // the draft was for the same turn
  for (const person of [anna, bruno, other]) {
    assert.deepEqual(person.faults, []);
    await person.leave();
  }
});

/** A place to which both can go at once. */
async function meeting(anna: Page, bruno: Page, id: string, his: Seat) {
  const go = ({ legal }: View) => legal.filter(({ kind }) => kind === "move");
  const simulated = await anna.request.post(`/api/tables/${id}/simulate`, {
    data: { seat: "yellow", moves: [] },
  });
  const hers = go((await simulated.json()) as View);
  const position = (await (
    await bruno.request.get(`/api/tables/${id}/position?seat=${his}`)
  ).json()) as Position;
  const both = go(position.view).flatMap((move) => {
    const same = hers.find(({ targets }) => targets[0] === move.targets[0]);
    return same ? [{ hers: same, his: move, seq: position.seq }] : [];
  });
  return both[0];
}

test("an order is cancelled if another player goes to its city", async () => {
  const come = () => Person.come(server().url, { settings: calm });
  const { anna, bruno, id, his } = await two(come);
  let there: { hers: Legal; his: Legal; seq: number } | undefined;
  while (!(there = await meeting(anna.page, bruno.page, id, his))) {
    await until(bruno, id, true);
    await until(anna, id, false);
  }
  const { page } = anna;
  await page.goto(`/t/${id}`);
  await whatIf(page);
  await page
    .locator(`[data-target="${there.hers.targets[0]}"][data-state=can]`)
    .first()
    .dispatchEvent("click");
  await offered(page);
  const way = page.locator(`.chooser button[data-move="${there.hers.move}"]`);
  await choose(way, way.and(page.locator("[data-armed]")));
  await page.locator(".prompt", { hasText: "1 move" }).waitFor();
  await leave(page);
  await button(page, "Play it when it is my turn").click();
  await button(page, "Details").click();
  const given = page.waitForResponse((response) => response.url().endsWith("/order"));
  await page.getByRole("checkbox", { name: /^another player goes to/ }).click();
  assert.equal((await given).status(), 200);
  assert.equal((await orderOf(page, id))?.unless[0]?.type, "city");
  await page.keyboard.press("Escape");

  const data = { seat: his, seq: there.seq, key: freshKey(), moves: [there.his.move] };
  const moved = await bruno.page.request.post(`/api/tables/${id}/moves`, { data });
  assert.ok(moved.ok(), await moved.text());
  await until(bruno, id, true);
  await banner(page, /Your prepared turn was not played. Another player has gone to \w+/).waitFor();
  assert.equal(await order(page).count(), 0);
  await button(page, "Prepare it again").click();
  await order(page).filter({ hasText: "Prepared" }).waitFor();
  assert.equal(await banner(page, /Your prepared turn/).count(), 0);
  for (const person of [anna, bruno]) {
    assert.deepEqual(person.faults, []);
    await person.leave();
  }
});

test("the text view has drafts, orders and their results", async () => {
  const come = () => Person.come(server().url, { settings: { ...calm, textView: true } });
  const { anna, bruno, id } = await two(come);
  const { page } = anna;
  const judge = new Judge(false, "text", { axe: "light" });
  await page.goto(`/t/${id}`);
  await button(page, "What if it were my turn?").click();
  await page.locator("button[data-move=psalter], button[data-move=business]").first().click();
  await page.locator(".asked", { hasText: "1 move" }).waitFor();
  await button(page, "Back to the game").click();
  await order(page).filter({ hasText: "Prepared" }).waitFor();
  await judge.see(page, "text-offered");
  await button(page, "Play it when it is my turn").click();
  await button(page, "Details").click();
  await page.getByRole("dialog", { name: "Your next turn" }).waitFor();
  await judge.see(page, "text-details");
  await page.keyboard.press("Escape");
  assert.equal(await page.evaluate(() => document.activeElement?.textContent.trim()), "Details");
  await until(bruno, id, true);
  await banner(page, /Your prepared turn was/).waitFor();
  await judge.see(page, "text-result");
  assert.deepEqual([...judge.faults, ...anna.faults, ...bruno.faults], []);
  for (const person of [anna, bruno]) await person.leave();
});
