// Several people: each with a browser, a spectator, several at one screen.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { freshKey } from "../src/client/once.ts";
import type { Absence, Snapshot, Table } from "../src/wire/types.ts";
import { Person } from "./browser.ts";
import { openMenu } from "./menu.ts";
import { asked, asks, decide, dice, settle } from "./player.ts";
import { grows, shows, steps } from "./rest.ts";
import { make, playOn } from "./tables.ts";
import { calm, serve } from "./walk.ts";

const server = serve();

test("two browsers at one table: invited by a link, they play in turn", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const bruno = await Person.come(server().url, { settings: calm });
  await anna.page.goto("/new");
  await anna.page.locator(".players button").first().click();
  await anna.page.getByRole("combobox", { name: /red/i }).selectOption("open");
  await anna.page.locator("form button.main").click();
  await anna.page.waitForURL(/\/t\//);
  await anna.page.locator(".seat.open .ways button").last().click();
  const link = await anna.page.locator(".seat.open input[readonly]").inputValue();
  assert.match(link, /\/s\/[A-Za-z0-9_-]{20,}$/);

  await bruno.page.goto(new URL(link).pathname);
  await bruno.page.locator("button.main").waitFor();
  // Opening the link has not taken the seat.
  assert.ok(await anna.page.locator(".seat.open").isVisible());
  await bruno.page.locator("button.main").click();
  await bruno.page.waitForURL(/\/t\//);
  await anna.page.locator(".seat.open").waitFor({ state: "detached" });
  await anna.page.locator(".do button.main").click();

  const roll = dice(11);
  for (let n = 0; n < 24; n++) {
    const turn = await Promise.race([anna, bruno].map(({ page }) => settle(page).then(() => page)));
    const waits = turn === anna.page ? bruno.page : anna.page;
    assert.notEqual(await asked(waits), "decide", "two people are to move at once");
    if (n === 0)
      assert.equal(
        await waits.locator(".waiting button").count(),
        0,
        "the sandbox is offered before the first turn",
      );
    await decide(turn, roll);
    // Both see it.
    await shows(waits, await steps(turn));
  }
  assert.deepEqual([...anna.faults, ...bruno.faults], []);
  await anna.leave();
  await bruno.leave();
});

test("before the game a person can stand up, which frees the seat for others", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const bruno = await Person.come(server().url, { settings: calm });
  const { id } = await make(anna.page, { seats: [{ who: "me", name: "Anna" }, { who: "open" }] });
  for (const { page } of [anna, bruno]) await page.goto(`/t/${id}`);
  const open = ({ page }: Person) => page.locator(".seat.open");
  const stand = ({ page }: Person) => page.getByRole("button", { name: "Stand up" });
  await bruno.page.getByRole("button", { name: "Sit here" }).click();
  for (const person of [anna, bruno]) await open(person).waitFor({ state: "detached" });
  await stand(bruno).click();
  for (const person of [anna, bruno]) await open(person).waitFor();
  assert.equal(await stand(bruno).count(), 0, "a person without a seat can stand up");
  const table = (await (await bruno.page.request.get(`/api/tables/${id}`)).json()) as Table;
  assert.deepEqual(
    table.seats.map((seat) => [seat.name, seat.open, seat.mine]),
    [
      ["Anna", false, false],
      [null, true, false],
    ],
  );
  await bruno.page.getByRole("button", { name: "Sit here" }).click();
  await stand(bruno).waitFor();
  assert.deepEqual([...anna.faults, ...bruno.faults], []);
  await anna.leave();
  await bruno.leave();
});

/** Makes a page see a longer absence than a test can wait for: the server itself uses its own clock. */
async function silent(page: Page, absence: Partial<Absence>) {
  await page.route(/\/api\/tables\/\w+\/snapshot/, async (route) => {
    const answer = await route.fetch();
    const now = (await answer.json()) as Snapshot;
    Object.assign(now.table.absence ?? {}, absence);
    await route.fulfill({ response: answer, json: now });
  });
  await page.reload();
  await page.locator(".board svg").first().waitFor();
}

test("an absent player is asked, and can confirm their presence before a bot takes over", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const bruno = await Person.come(server().url, { settings: calm });
  const { id } = await make(anna.page, { seats: [{ who: "me" }, { who: "open" }], replaceAbsent: true });
  await bruno.page.request.post(`/api/tables/${id}/seats/red`, {
    data: { do: "sit", name: "Bruno", key: freshKey() },
  });
  await anna.page.request.post(`/api/tables/${id}/start`, { data: { key: freshKey() } });
  for (const { page } of [anna, bruno]) {
    await page.goto(`/t/${id}`);
    await page.locator(".board svg").first().waitFor();
  }
  const turn = await Promise.race([anna, bruno].map(({ page }) => settle(page).then(() => page)));
  const waits = turn === anna.page ? bruno.page : anna.page;

  let menu = await openMenu(waits);
  await menu.getByText("can be asked in 10\u00a0min").waitFor();
  await menu.getByText("keeps the others waiting for 10 minutes").waitFor();
  assert.equal(
    await menu.getByRole("button", { name: /bot/i }).count(),
    1,
    "another player's seat can be given to a bot",
  );
  assert.equal(await turn.getByText("Are you still there?").count(), 0);

  await silent(waits, { askIn: 0 });
  menu = await openMenu(waits);
  await menu.getByRole("button", { name: /^Ask whether/ }).click();
  await menu.getByText("whoever plays this seat may be there").waitFor(); // as the server knows

  await silent(turn, { askIn: 0, botIn: 100 });
  await turn.getByText(/Are you still there\? Otherwise a bot may take over for you in \d+\u00a0s/).waitFor();
  await turn.getByRole("button", { name: "I am here" }).click();
  await turn.getByText("whoever plays this seat may be there").waitFor();

  await silent(waits, { askIn: 0, botIn: 0 });
  await waits.getByText("has not answered").waitFor();
  await waits.getByRole("button", { name: "Let a bot play on" }).click();
  await waits.getByText("whoever plays this seat may be there").waitFor();
  menu = await openMenu(waits);
  await menu.getByRole("button", { name: "Let a bot play on" }).click();
  await menu.getByText("whoever plays this seat may be there").waitFor();
  assert.deepEqual([...anna.faults, ...bruno.faults], []);
  await anna.leave();
  await bruno.leave();
});

test("spectators see the table without secrets, and cannot act", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const { id } = await make(anna.page);
  await playOn(anna.page, id, dice(5), (turn) => turn >= 3);
  const carla = await Person.come(server().url, { settings: calm });
  await carla.page.goto(`/t/${id}`);
  await carla.page.locator(".board svg").first().waitFor();
  assert.equal(await carla.page.locator("[data-state=can], [data-state=cannot]").count(), 0);
  assert.equal(await carla.page.locator(".steps button").count(), 0);
  const seen = await (await carla.page.request.get(`/api/tables/${id}/position`)).json();
  assert.ok(seen.view.players.every((p: { hidden: unknown }) => p.hidden === null));
  // Anna's moves reach Carla without a reload.
  const before = await steps(carla.page);
  await playOn(anna.page, id, dice(6), (_, step) => step > before + 3);
  await grows(carla.page, before);
  assert.deepEqual(carla.faults, []);
  await anna.leave();
  await carla.leave();
});

test("several people at one screen: a curtain between those who have secrets", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  const { id } = await make(page, {
    seats: [
      { who: "me", name: "Anna" },
      { who: "me", name: "Bruno" },
    ],
  });
  await page.goto(`/t/${id}`);
  const roll = dice(2);
  let curtains = 0;
  for (let n = 0; n < 40; n++) {
    if ((await asks(page)) === "curtain") {
      curtains++;
      assert.equal(
        await page.locator("[data-target], [data-move], .screen").count(),
        0,
        "a seat's data is visible behind the curtain",
      );
      assert.match(await page.locator("h1").innerText(), /Anna|Bruno/);
    }
    if ((await settle(page)) === "over") break;
    await decide(page, roll);
  }
  assert.ok(curtains >= 3, `only ${curtains} curtains`);
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});
