// The games of a regular: two people with three tables, the list of the waiting ones, the way from one to the
// next by keyboard, and the number in the title of the tab and on the icon of the app.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { freshKey } from "../src/client/once.ts";
import type { Table } from "../src/wire/types.ts";
import { Person, touched } from "./browser.ts";
import { Judge } from "./judge.ts";
import { dice } from "./player.ts";
import { atRest } from "./rest.ts";
import { make, playOn } from "./tables.ts";
import { calm, serve } from "./walk.ts";

const server = serve();
const roll = dice(4);

/** Makes the moves of a person until the other one is to move. */
async function until(page: Page, id: string, seat: string) {
  await playOn(page, id, roll, (_turn, _step, decides) => decides === seat);
}

/** Anna (yellow) and Bruno (red) have a running game, in which Anna is to move. */
async function game(anna: Page, bruno: Page, name: string): Promise<Table> {
  const seats = [{ who: "me" as const, name: "Anna" }, { who: "open" as const }];
  const table = await make(anna, { seats });
  const at = `/api/tables/${table.id}`;
  await anna.request.patch(at, { data: { name, key: freshKey() } });
  await bruno.request.post(`${at}/seats/red`, { data: { do: "sit", name: "Bruno", key: freshKey() } });
  await anna.request.post(`${at}/start`, { data: { key: freshKey() } });
  await until(bruno, table.id, "yellow");
  return table;
}

/** Records the numbers that a page sets as the badge of the app. */
const recordBadges = () => {
  const set = (n?: number) => {
    document.documentElement.dataset["badge"] = String(n ?? "");
    return Promise.resolve();
  };
  Object.assign(navigator, { setAppBadge: set, clearAppBadge: () => set(0) });
};
const badge = (page: Page, n: number) =>
  page.locator(`html[data-badge="${n}"]`).waitFor({ state: "attached" });

for (const size of ["laptop", "phone"] as const) {
  test(`from one table that waits to the next: ${size}`, async () => {
    const anna = await Person.come(server().url, { settings: calm, size });
    const bruno = await Person.come(server().url, { settings: calm });
    const { page } = anna;
    const judge = new Judge(touched(size), `mygames-${size}`, { axe: "light" });
    await page.addInitScript(recordBadges);

    await page.goto("/");
    await page.getByText("Nobody is waiting").waitFor();
    const height = (selector: string) => page.locator(selector).evaluate((e) => e.clientHeight);
    const hero = await height("header");
    assert.equal(await page.getByRole("region", { name: "My tables" }).count(), 0);

    const tables: Table[] = [];
    for (const name of ["Prima", "Seconda", "Terza"]) tables.push(await game(page, bruno.page, name));
    const waiting = page.getByRole("list", { name: "Waiting for you" }).getByRole("link");
    await waiting.nth(2).waitFor(); // by the stream
    assert.ok((await height("header")) < hero / 2, "the introduction is as large as on a first visit");
    const named = (await waiting.locator(".name").allInnerTexts()).join();
    assert.equal(named, "Prima,Seconda,Terza", "the longest wait does not come first");
    assert.match(await waiting.first().innerText(), /Choose your starting city|Your turn/);
    assert.match(await waiting.first().innerText(), /since \d/);
    assert.match(await page.title(), /^\(3\) /);
    await badge(page, 3);
    await judge.read(page, "three");

    // By keyboard alone: into the first, and from each to the next.
    await waiting.first().focus();
    await page.keyboard.press("Enter");
    const next = page.locator("[data-next]");
    const at = (table: Table | undefined) => page.waitForURL(`**/t/${table?.id}`);
    for (const [i, table] of tables.entries()) {
      await at(table);
      await page.locator("[data-steps]").waitFor();
      await atRest(page);
      assert.match(await page.title(), i < 2 ? new RegExp(`^\\(${3 - i}\\) ●`) : /^●/);
      assert.equal(await next.count(), 0, "another table is offered before the end of the turn");
      await until(page, table.id, "red");
      await badge(page, 2 - i);
      if (i === 2) break;
      await next.waitFor();
      assert.equal(await next.locator(".count").innerText(), String(2 - i));
      assert.match(
        await next.innerText(),
        new RegExp(`Next: ${tables[i + 1]?.name}|${["Seconda", "Terza"][i]}`),
      );
      if (i === 0) await judge.look(page, "next");
      await page.keyboard.press("n");
    }
    await atRest(page);
    assert.equal(await next.count(), 0, "no table waits, but one is offered");
    assert.doesNotMatch(await page.title(), /^\(/);

    // Bruno's moves and words arrive without a reload.
    const first = tables[0]?.id ?? "";
    await until(bruno.page, first, "yellow");
    await bruno.page.request.post(`/api/tables/${first}/chat`, {
      data: { text: "Your move", seat: "red", key: freshKey() },
    });
    await next.waitFor();
    await badge(page, 1);
    assert.match(await page.title(), /^\(1\) /);
    await page.goto("/");
    const news = waiting.locator(".news");
    await news.waitFor();
    assert.match(await news.innerText(), /^New: .*moves?, one message$/);
    assert.equal(await page.getByRole("list", { name: "Other games" }).getByRole("link").count(), 2);
    await judge.read(page, "news");
    // Moves that were on screen are not new.
    await waiting.first().click();
    await page.locator("[data-steps]").waitFor();
    await atRest(page);
    await page.goto("/");
    await waiting.first().waitFor();
    await atRest(page);
    assert.doesNotMatch((await news.allInnerTexts()).join(), /move/);

    assert.deepEqual(judge.faults, []);
    assert.deepEqual([...anna.faults, ...bruno.faults], []);
    await anna.leave();
    await bruno.leave();
  });
}

test("a private note is saved while it is written, and is on every device of its author alone", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const bruno = await Person.come(server().url, { settings: calm });
  const judge = new Judge(false, "note", { axe: "light" });
  const { id } = await game(anna.page, bruno.page, "Prima");
  const open = async (page: Page) => {
    await page.goto(`/t/${id}`);
    await page.locator("[data-steps]").waitFor();
    await page.getByRole("tab", { name: "Notes" }).click();
    await page.locator("#note:enabled").waitFor();
    return page.locator("#note");
  };
  const field = await open(anna.page);
  await field.focus();
  await anna.page.keyboard.type("Bari, then Roma");
  await anna.page.keyboard.press("n"); // a letter of the note, not a shortcut
  await atRest(anna.page);
  await judge.look(anna.page, "note");
  assert.equal(await (await open(bruno.page)).inputValue(), "");
  const phone = await Person.come(server().url, { settings: calm, size: "phone" });
  await phone.context.addCookies(await anna.context.cookies());
  await phone.page.goto(`/t/${id}`);
  await phone.page.locator("nav [data-tab=log]").click();
  await phone.page.getByRole("tab", { name: "Notes" }).click();
  await phone.page.locator("#note:enabled").waitFor();
  assert.equal(await phone.page.locator("#note").inputValue(), "Bari, then Roman");
  await atRest(phone.page);
  const small = new Judge(true, "note-phone", { axe: "light" });
  await small.look(phone.page, "note");

  const watcher = await Person.come(server().url, { settings: calm });
  await watcher.page.goto(`/t/${id}`);
  await watcher.page.locator("[data-steps]").waitFor();
  await atRest(watcher.page);
  assert.equal(await watcher.page.getByRole("tab", { name: "Notes" }).count(), 0, "a spectator has notes");
  assert.deepEqual([...judge.faults, ...small.faults], []);
  assert.deepEqual([...anna.faults, ...bruno.faults, ...phone.faults, ...watcher.faults], []);
  for (const person of [anna, bruno, phone, watcher]) await person.leave();
});
