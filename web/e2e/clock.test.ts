// The clocks of the players: chosen with a table, shown at the seats, paused together, and run out.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { freshKey } from "../src/client/once.ts";
import type { ClockRules, NewTable, Table } from "../src/wire/types.ts";
import { Person } from "./browser.ts";
import { closeMenu, openMenu, opener } from "./menu.ts";
import { settle } from "./player.ts";
import { atRest } from "./rest.ts";
import { make } from "./tables.ts";
import { calm, open, serve, walk } from "./walk.ts";

const server = serve();

const daily: Partial<ClockRules> = {
  kind: "correspondence",
  turn: 86_400,
  bank: 259_200,
  holidays: true,
  timeOut: "vote",
};
const sitting: Partial<ClockRules> = { kind: "live", initial: 1800, increment: 20, reply: 600, timeOut: "vote" }; // prettier-ignore
const blitz: Partial<ClockRules> = { kind: "live", initial: 60, increment: 0, reply: 10 };

const lines = (page: Page, text: RegExp) => page.locator(".chat-line", { hasText: text });
const banner = (page: Page, text: RegExp) => page.locator(".banners p", { hasText: text });
const timers = (page: Page) => page.locator("[role=timer]:visible");

/** Seats another person at the table, and starts the game. */
async function begin(host: Page, guest: Page, { id }: Pick<Table, "id">) {
  const data = { do: "sit", name: "Bruno", key: freshKey() };
  await guest.request.post(`/api/tables/${id}/seats/red`, { data });
  await host.request.post(`/api/tables/${id}/start`, { data: { key: freshKey() } });
}

const pair = { seats: [{ who: "me" as const, name: "Anna" }, { who: "open" as const }] };

/** A running game of two people with a clock. */
async function friends(come: () => Promise<Person>, clock: Partial<ClockRules>) {
  const [anna, bruno] = [await come(), await come()];
  const table = await make(anna.page, { ...pair, clock });
  await begin(anna.page, bruno.page, table);
  for (const { page } of [anna, bruno]) {
    await page.goto(`/t/${table.id}`);
    await page.locator(".board svg").first().waitFor();
  }
  return { anna, bruno, id: table.id };
}

/** Reads a time such as 9:58 in seconds. */
async function seconds(page: Page): Promise<number> {
  const text = (await timers(page).first().textContent()) ?? "";
  const [, minutes = NaN, rest = NaN] = /(\d+):(\d\d)/.exec(text) ?? [];
  return 60 * Number(minutes) + Number(rest);
}

const come = () => Person.come(server().url, { settings: calm });

test("a table without a clock shows none, and loads none", async () => {
  const anna = await come();
  const { page } = anna;
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  const { id } = await make(page);
  await open(page, `/t/${id}`);
  await atRest(page);
  assert.equal(await page.locator("[role=timer]").count(), 0);
  assert.deepEqual(loaded.filter((url) => /clock/i.test(url)), []); // prettier-ignore
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("the time of a player runs out, a bot takes over, and the player takes the seat back", async () => {
  const anna = await come();
  const { page } = anna;
  const clock: Partial<ClockRules> = { ...blitz, timeOut: "takeover" };
  const { id } = await make(page, {
    seats: [
      { who: "me", name: "Anna" },
      { who: "bot", bot: "greedy" },
    ],
    clock,
  });
  await open(page, `/t/${id}`);
  assert.equal(await settle(page), "decide");
  const left = await seconds(page);
  assert.ok(left > 0 && left <= 10, `${left} s left for the first decision`);
  assert.equal(await timers(page).count(), 1, "a bot has a clock");
  await page.waitForFunction((before) => {
    const text = document.querySelector("[role=timer]")?.textContent ?? "";
    return Number(/0:(\d\d)/.exec(text)?.[1]) < before;
  }, left);
  await page
    .locator("[role=status].hidden", { hasText: /You have \d+ seconds? left/ })
    .waitFor({ state: "attached" });
  await timers(page).filter({ hasText: "time is up" }).waitFor();
  await page.locator("[role=status].hidden", { hasText: "Your time is up." }).waitFor({ state: "attached" });
  await page.locator(".lent", { hasText: "A bot plays for you" }).waitFor();
  assert.equal(await timers(page).count(), 0, "a seat that a bot plays has a clock");
  await lines(page, /Anna’s time is up: a bot plays\./).waitFor();
  // The seat can be taken back once the bot has made the decision.
  await page.locator(".log h3", { hasText: "Anna" }).first().waitFor();
  await page.getByRole("button", { name: "Play again myself" }).click();
  await page.locator(".lent").waitFor({ state: "detached" });
  await lines(page, /Anna is back/).waitFor();
  await timers(page).first().waitFor();
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("two people pause the clocks together, and one lets them run again", async () => {
  const { anna, bruno } = await friends(come, sitting);
  for (const { page } of [anna, bruno]) await timers(page).nth(1).waitFor();
  await (await openMenu(anna.page)).getByRole("button", { name: "Pause the clocks" }).click();
  await closeMenu(anna.page);
  await banner(anna.page, /You would like to pause/).waitFor();
  await banner(bruno.page, /Anna would like to pause/)
    .getByRole("button", { name: "Refuse" })
    .click();
  for (const { page } of [anna, bruno]) {
    await lines(page, /Bruno lets the clocks run on/).waitFor();
    await banner(page, /pause/).waitFor({ state: "detached" });
  }
  await (await openMenu(bruno.page)).getByRole("button", { name: "Pause the clocks" }).click();
  await closeMenu(bruno.page);
  await banner(anna.page, /Bruno would like to pause/)
    .getByRole("button", { name: "Agree" })
    .click();
  for (const { page } of [anna, bruno]) await banner(page, /The clocks are paused/).waitFor();
  const still = await timers(anna.page).allTextContents();
  await anna.page.waitForTimeout(2500); // the clock would have moved on
  assert.deepEqual(await timers(anna.page).allTextContents(), still);
  await banner(bruno.page, /paused/)
    .getByRole("button")
    .click();
  for (const { page } of [anna, bruno]) {
    await banner(page, /paused/).waitFor({ state: "detached" });
    await lines(page, /Bruno has ended the pause/).waitFor();
  }
  for (const person of [anna, bruno]) {
    assert.deepEqual(person.faults, []);
    await person.leave();
  }
});

test("people at one screen are on holiday by name", async () => {
  const anna = await come();
  const { page } = anna;
  const seats = ["Anna", "Bruno"].map((name) => ({ who: "me" as const, name }));
  const { id } = await make(page, { seats, clock: daily });
  const post = (path: string, data: object) =>
    page.request.post(`/api/tables/${id}/${path}`, { data: { ...data, key: freshKey() } });
  await post("start", {});
  for (const seat of ["yellow", "red"]) await post(`seats/${seat}`, { do: "holiday" });
  await page.goto(`/t/${id}`);
  for (const name of ["Anna", "Bruno"])
    await banner(page, new RegExp(`${name} is on holiday until`)).waitFor();
  await banner(page, /Bruno is on holiday/)
    .getByRole("button", { name: "End the holiday" })
    .click();
  await banner(page, /Bruno/).waitFor({ state: "detached" });
  await banner(page, /Anna is on holiday/).waitFor();
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

/** Opens the part of the form about the clock. */
async function form(page: Page) {
  await page.goto("/new");
  const part = page.locator("details", { has: page.locator("input[name=clock]") });
  await part.waitFor();
  return { part, summary: part.locator("summary") };
}

/** The clock in the request that the form sends. */
async function sent(page: Page): Promise<NewTable> {
  const asked = page.waitForRequest(
    (request) => request.method() === "POST" && /\/api\/tables$/.test(request.url()),
  );
  await page.locator("form button.main").click();
  const body = (await asked).postDataJSON() as NewTable;
  await page.waitForURL(/\/t\//);
  return body;
}

test("a new table has no clock, or the chosen one", async () => {
  const anna = await come();
  const { page } = anna;
  const { summary } = await form(page);
  const from = page.getByLabel("From", { exact: true });
  const to = page.getByLabel("To", { exact: true });
  assert.match(await summary.innerText(), /No clock/);
  assert.equal(await page.locator("input[name=clock]").first().isVisible(), false, "it is not folded");
  assert.equal((await sent(page)).clock, null);

  await form(page);
  await summary.click();
  await page.getByRole("combobox", { name: /red/i }).selectOption("open");
  await page.getByText("Replace absent players").waitFor();
  await page.getByLabel("A turn a day").check();
  await page.getByText("Replace absent players").waitFor({ state: "detached" });
  await page.getByLabel("Time for a turn").selectOption("12\u00a0hours");
  await page.getByLabel("Reserve for the game").selectOption("7\u00a0days");
  await page.getByRole("checkbox", { name: /^Holidays/ }).uncheck();
  await page.getByRole("checkbox", { name: /certain hours/ }).check();
  await page.getByLabel("Time zone").selectOption("America/New_York");
  await from.fill("00:00");
  await to.fill("11:00");
  await to.blur();
  await to.focus();
  await page.keyboard.type("10"); // 01:00 for a moment
  await to.blur();
  assert.deepEqual(
    [await from.inputValue(), await to.inputValue()],
    ["00:00", "10:00"],
    "half a time that was typed has changed the other one",
  );
  await from.fill("20:00");
  await to.fill("21:00");
  await to.blur();
  assert.equal(await from.inputValue(), "18:00", "less than three hours are accepted");
  await page.getByLabel("the others may let a bot play").check();
  await page.getByLabel("Which bot").selectOption("novice");
  assert.match(await summary.innerText(), /12 h a turn \+ 7\sdays/);
  const correspondence = await sent(page);
  assert.equal(correspondence.replaceAbsent, false);
  assert.deepEqual(correspondence.clock, {
    kind: "correspondence",
    turn: 43_200,
    bank: 604_800,
    holidays: false,
    window: { from: "18:00", to: "21:00", zone: "America/New_York" },
    timeOut: "vote",
    bot: "novice",
  });
  await page.getByText(/12\shours for each turn/).waitFor(); // in the waiting room

  for (const [pace, initial, increment] of [
    ["15+10", 900, 10],
    ["60+30", 3600, 30],
    ["Another", 5400, 0],
  ] as const) {
    // prettier-ignore
    await form(page);
    await summary.click();
    await page.getByLabel("In one sitting").check();
    await page.getByRole("button", { name: pace }).click();
    if (pace === "Another") {
      await page.getByLabel("Minutes for the game").fill("90");
      await page.getByLabel("Seconds with each turn").fill("-5");
      await page.getByLabel("Seconds for a decision").fill("9999");
      await page.getByLabel("Seconds for a decision").blur();
    }
    await page.getByLabel("a bot plays this turn only").check();
    const reply = pace === "Another" ? 600 : 60;
    assert.deepEqual((await sent(page)).clock, { kind: "live", initial, increment, reply, holidays: false, timeOut: "turn" }); // prettier-ignore
  }
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

/** Brings a part of the table to the front on a phone or tablet. */
async function tab(page: Page, name: string) {
  const button = page.locator(`nav [data-tab=${name}]`);
  if (await button.isVisible()) await button.click();
}

walk("everywhere that clocks are shown", "phone", async ({ judge, come }) => {
  const host = await come();
  const { page } = host;
  const { part, summary } = await form(page);
  await summary.click();
  await page.locator("input[value=correspondence]").check();
  await part.locator("input[type=checkbox]").nth(1).check();
  await judge.read(page, "clock-form-daily");
  await page.locator("input[value=live]").check();
  await page.locator(".paces button").last().click();
  await judge.read(page, "clock-form-live");

  const window = { from: "08:00", to: "22:00", zone: "Europe/Rome" };
  const waiting = await make(page, { ...pair, public: true, clock: { ...daily, window, timeOut: "turn" } });
  await page.goto(`/t/${waiting.id}`);
  await page.locator(".seating").waitFor();
  await judge.read(page, "clock-waiting");

  const { anna, bruno, id } = await friends(come, sitting);
  const both = [anna.page, bruno.page];
  for (const one of both) {
    await tab(one, "players");
    await timers(one).nth(1).waitFor();
  }
  await judge.look(anna.page, "clock-players");
  for (const one of both) await tab(one, "map");
  await judge.look(anna.page, "clock-running");
  await opener(anna.page, "menu").click();
  const menu = anna.page.locator("dialog[open]");
  const pause = menu.locator("section", { has: anna.page.locator("h3", { hasText: /Clock|Orologio/ }) });
  await pause.scrollIntoViewIfNeeded();
  await judge.look(anna.page, "clock-menu");
  await pause.locator("button").first().click();
  await anna.page.keyboard.press("Escape");
  const notice = (one: Page) => one.locator(".banners p[role=status]");
  await notice(bruno.page).locator("button").nth(1).waitFor();
  await judge.look(bruno.page, "clock-pause-wanted");
  await notice(bruno.page).locator("button").first().click();
  await notice(anna.page).locator("button").waitFor();
  await judge.look(anna.page, "clock-paused");
  await anna.page.goto("/");
  await anna.page.locator(`a[href='/t/${id}']`).waitFor();
  await judge.read(anna.page, "clock-lobby");
});

walk("a game over days", "laptop", async ({ judge, come, touch }) => {
  const { anna, bruno } = await friends(come, daily);
  const mine = (await anna.page.locator(".prompt.mine").count()) > 0 ? anna : bruno;
  const { page } = mine;
  // The deadline is also available without a pointer that hovers.
  const full = /(Reserve|Riserva).*: .+\. (Holiday|Ferie).*: .+\. (Runs out|Scade): .+\./;
  if (!touch) await timers(page).filter({ hasText: full }).first().waitFor();
  await opener(page, "menu").click();
  await page.locator("dialog[open] section p", { hasText: full }).waitFor();
  const holiday = page.locator("dialog[open] section", {
    has: page.locator("h4", { hasText: /Holiday|Ferie/ }),
  });
  await holiday.scrollIntoViewIfNeeded();
  await judge.look(page, "clock-holiday-menu");
  await holiday.locator("button").last().click();
  await page.keyboard.press("Escape");
  await page.locator(".banners p[role=status] button").waitFor();
  await judge.look(page, "clock-holiday");
  await page.goto("/");
  await page.locator(".line").first().waitFor();
  await judge.read(page, "clock-lobby-daily");
});

walk("a vote for a bot", "laptop", async ({ judge, come }) => {
  const { anna, bruno } = await friends(come, { ...blitz, timeOut: "vote" });
  const late = (await anna.page.locator(".prompt.mine").count()) > 0 ? anna : bruno;
  const other = late === anna ? bruno : anna;
  const vote = other.page.locator(".banners p[role=status] button");
  await vote.waitFor();
  await judge.look(other.page, "clock-vote");
  await judge.look(late.page, "clock-late");
  await vote.click();
  await late.page.locator(".lent").waitFor();
  await judge.look(late.page, "clock-taken-over");
});
