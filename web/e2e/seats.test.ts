// Keeping seats: presence requests, recovery codes, and names.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { freshKey } from "../src/client/once.ts";
import type { Absence, Snapshot, Table } from "../src/wire/types.ts";
import { Person } from "./browser.ts";
import { decide, dice, endTurn, settle } from "./player.ts";
import { make } from "./tables.ts";
import { calm, serve } from "./walk.ts";

const server = serve();

/** A running game of Anna, the host, and Bruno. */
async function friends() {
  const anna = await Person.come(server().url, { settings: calm });
  const bruno = await Person.come(server().url, { settings: calm });
  const { id } = await make(anna.page, { seats: [{ who: "me", name: "Anna" }, { who: "open" }] });
  await bruno.page.request.post(`/api/tables/${id}/seats/red`, {
    data: { do: "sit", name: "Bruno", key: freshKey() },
  });
  await anna.page.request.post(`/api/tables/${id}/start`, { data: { key: freshKey() } });
  const leave = async () => {
    assert.deepEqual([...anna.faults, ...bruno.faults], []);
    await anna.leave();
    await bruno.leave();
  };
  return { anna, bruno, id, leave };
}

/** Reports a longer absence to a page than a test can wait for. */
const silent = (page: Page, absence: Partial<Absence>) =>
  page.route(/\/api\/tables\/\w+\/snapshot/, async (route) => {
    const answer = await route.fetch();
    const now = (await answer.json()) as Snapshot;
    Object.assign(now.table.absence ?? {}, absence);
    await route.fulfill({ response: answer, json: now });
  });

test("after a long wait the player to move can be asked for their presence, if the host allows it", async () => {
  const { anna, bruno, id, leave } = await friends();
  for (const { page } of [anna, bruno]) {
    await silent(page, { askIn: 0 });
    await page.goto(`/t/${id}`);
    await page.locator(".board svg").first().waitFor();
  }
  const ask = (page: Page) => page.getByRole("button", { name: "Ask whether they are still here" });
  const allow = (page: Page) => page.getByRole("button", { name: "Allow a bot to replace absent players" });
  // Until Bruno is the one to move.
  const roll = dice(3);
  for (;;) {
    const turn = await Promise.race([anna, bruno].map(({ page }) => settle(page).then(() => page)));
    if (turn === bruno.page) break;
    await decide(turn, roll);
  }
  await allow(anna.page).waitFor();
  assert.equal(await ask(anna.page).count(), 0, "asking is possible without permission");
  for (const { page } of [bruno]) assert.equal(await ask(page).count(), 0);
  await allow(anna.page).click();
  await ask(anna.page).click();
  await anna.page.getByText("whoever plays this seat may be there").waitFor(); // as the server knows
  await anna.page.getByText("allows a bot to replace absent players").waitFor();
  assert.equal(await ask(bruno.page).count(), 0, "the absent player can ask");
  await leave();
});

test("a new device at the address of a table takes its seat with the recovery code", async () => {
  const { anna, id, leave } = await friends();
  const { code } = (await (await anna.page.request.post("/api/me/recovery")).json()) as { code: string };
  const phone = await Person.come(server().url, { size: "phone", settings: calm });
  const { page } = phone;
  await page.goto(`/t/${id}`);
  await page.getByText("You watch this game").waitFor();
  await page.getByRole("button", { name: /^Do you play here\?/ }).click();
  await page.getByLabel("I have a code").fill(code);
  await page.locator("dialog form .button").last().click();
  await page.locator("dialog").waitFor({ state: "detached" });
  await page.getByText("You watch this game").waitFor({ state: "detached" });
  const table = (await (await page.request.get(`/api/tables/${id}`)).json()) as Table;
  assert.deepEqual(
    table.seats.filter(({ mine }) => mine).map(({ name }) => name),
    ["Anna"],
  );
  assert.deepEqual(phone.faults, []);
  await phone.leave();
  await leave();
});

test("a code is offered once, after the first turn with another person", async () => {
  const { anna, bruno, id, leave } = await friends();
  for (const { page } of [anna, bruno]) {
    await page.goto(`/t/${id}`);
    await page.locator(".board svg").first().waitFor();
  }
  const offer = (page: Page) => page.locator(".banners .keep");
  const done = new Set<Page>();
  const roll = dice(3);
  while (done.size < 2) {
    const turn = await Promise.race([anna, bruno].map(({ page }) => settle(page).then(() => page)));
    assert.ok(
      done.has(turn) || (await offer(turn).count()) === 0,
      "the code is offered before a turn is over",
    );
    const ends = await turn.locator(".steps button[aria-keyshortcuts='e']").count();
    if (ends === 0) await decide(turn, roll);
    else {
      await endTurn(turn);
      done.add(turn);
    }
  }
  const turn = await Promise.race([anna, bruno].map(({ page }) => settle(page).then(() => page)));
  const page = turn === anna.page ? bruno.page : anna.page;
  await offer(page).getByRole("button", { name: "Show a code" }).click();
  const field = offer(page).getByLabel("Recovery code");
  const code = await field.inputValue();
  assert.ok(code.length >= 16, code);
  await offer(page).getByRole("button", { name: "Copy", exact: true }).click();
  await offer(page).getByRole("button", { name: "Copied" }).waitFor();
  // It is only offered once, so it is still there in the next turn.
  for (;;) {
    const next = await Promise.race([anna, bruno].map(({ page }) => settle(page).then(() => page)));
    if (next === page) break;
    if ((await next.locator(".steps button[aria-keyshortcuts='e']").count()) > 0) await endTurn(next);
    else await decide(next, roll);
  }
  assert.equal(await field.inputValue(), code, "the code disappeared before it was closed");
  await offer(page).getByRole("button", { name: "Close" }).click();
  const size = turn.viewportSize();
  await turn.setViewportSize({ width: 740, height: 360 }); // a low window has no room for the offer, and the map keeps its legend
  await turn.waitForFunction(() => document.querySelector(".banners .keep") === null);
  if (size) await turn.setViewportSize(size);
  await offer(turn).getByRole("button", { name: "Not now" }).click();
  for (const one of [page, turn]) {
    assert.equal(await offer(one).count(), 0);
    await one.reload();
    await one.locator(".board svg").first().waitFor();
    assert.equal(await offer(one).count(), 0, "the code is offered again");
  }
  await leave();
});

test("a host of a table for others gives a name once, and decides whether absent players are replaced", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  await page.goto("/new");
  const seat = page.getByRole("combobox", { name: /red/i });
  await seat.waitFor();
  const name = page.locator("fieldset ol input").first();
  assert.equal(await name.count(), 0, "a name is requested for a game against bots");
  await seat.selectOption("open");
  await name.fill("Beatrice");
  await page.locator("form button.main").click();
  await page.waitForURL(/\/t\//);
  await page.locator(".seat", { hasText: "Beatrice" }).waitFor();
  await page.goto("/new");
  await seat.selectOption("open");
  const absent = page.getByLabel("Replace absent players");
  await absent.waitFor();
  assert.equal(await absent.isChecked(), false, "absent players are replaced by default");
  assert.equal(await name.count(), 0, "the name is requested again");
  await absent.check();
  await page.locator("form button.main").click();
  await page.waitForURL(/\/t\//);
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const { replaceAbsent } = (await (await page.request.get(`/api/tables/${id}`)).json()) as Table;
  assert.equal(replaceAbsent, true, "the server did not get the choice to replace absent players");
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});
