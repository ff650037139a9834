// Functions other than moves: names, bots in a seat, resigning, the record, the recovery code, the rematch,
// reporting a wrong rule.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";
import type { Locator, Page } from "playwright-core";
import type { Table } from "../src/wire/types.ts";
import { Person } from "./browser.ts";
import { closeMenu, menuOf, opener, openMenu } from "./menu.ts";
import { asked, decide, dice, settle } from "./player.ts";
import { atRest } from "./rest.ts";
import { binary } from "./serve.ts";
import { make, playOn } from "./tables.ts";
import { calm, serve } from "./walk.ts";

const server = serve();
let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), "volgare-menu-"));
});
after(() => rm(folder, { recursive: true }));

const bot = { who: "bot", bot: "greedy" } as const;

const log = (page: Page, text: RegExp) => page.getByRole("log").getByText(text).first().waitFor();

/** Downloads the record that the page offers. */
async function record(page: Page, offer: Locator, name: string) {
  const [download] = await Promise.all([page.waitForEvent("download"), offer.click()]);
  const path = join(folder, name);
  await download.saveAs(path);
  return { path, text: await readFile(path, "utf8") };
}

test("a table has a name from the beginning, and can be renamed", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  const { id } = await make(page);
  await page.goto(`/t/${id}`);
  await settle(page);
  // It comes a moment after the table.
  await page.waitForFunction(() => /^● Your decision · .+ and three bots · Volgare$/.test(document.title));
  const menu = await openMenu(page);
  await menu.getByRole("textbox", { name: "Name of the table" }).fill("Il Cenacolo");
  await menu.getByRole("button", { name: "Rename" }).click();
  await page.waitForFunction(() => document.title.includes("Il Cenacolo"));
  await closeMenu(page);
  assert.equal(await page.locator("h1").innerText(), "Il Cenacolo");
  await log(page, /named the table Il Cenacolo/);
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("a bot plays for me until I come back; a closed table waits", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  // Two people: the bot's permission to play for one ends when the other is to move.
  const { id } = await make(page, {
    seats: [{ who: "me", name: "Anna" }, { who: "open" }],
  });
  const bruno = await Person.come(server().url, { settings: calm });
  await bruno.page.goto(`/t/${id}`);
  // Invited people see a description of the game, and enter a name.
  await bruno.page.locator(".welcome a[href='/learn']").waitFor();
  await bruno.page.getByLabel("Your name").fill("Bruno");
  await bruno.page.getByRole("button", { name: "Sit here" }).click();
  await bruno.page.locator(".seat.mine", { hasText: "Bruno" }).waitFor();
  await page.goto(`/t/${id}`);
  const begin = page.locator(".do button.main");
  await begin.waitFor();
  await atRest(page);
  assert.equal(
    await page.locator(".welcome").count(),
    0,
    "the host sees the introduction for invited people",
  );
  await begin.click();
  const roll = dice(3);
  await Promise.race([settle(page), settle(bruno.page)]);
  if ((await asked(page)) === "decide") await decide(page, roll);
  else {
    await decide(bruno.page, roll);
    await settle(page);
  }

  let menu = await openMenu(page);
  await menu.getByRole("button", { name: "Let a bot play for me" }).click();
  const sure = menu.getByRole("group", { name: /Let it play/ });
  await sure.getByRole("button", { name: "No" }).click();
  assert.equal(
    await menu.getByRole("button", { name: "Take my seat back" }).count(),
    0,
    "a bot plays without permission",
  );
  await menu.getByRole("button", { name: "Let a bot play for me" }).click();
  await sure.getByRole("button", { name: "Yes" }).click();
  await menu.getByText(/away, played by/).waitFor();
  await closeMenu(page);
  await settle(bruno.page);
  await page.getByRole("button", { name: "Play again myself" }).click();
  menu = await openMenu(page);
  await menu.getByRole("button", { name: "Let a bot play for me" }).waitFor();

  await menu.getByRole("button", { name: "Close the table" }).click();
  await menu.getByRole("button", { name: "Yes" }).click();
  await menu.getByRole("button", { name: "Open the table again" }).waitFor();
  // The player to move sees why the game does not continue.
  await bruno.page.locator(".banners").getByText("closed").waitFor();
  assert.equal(await asked(bruno.page), "wait");
  await menu.getByRole("button", { name: "Open the table again" }).click();
  await menu.getByRole("button", { name: "Close the table" }).waitFor();
  await closeMenu(page);
  await settle(bruno.page);
  await decide(bruno.page, roll);
  assert.deepEqual([...anna.faults, ...bruno.faults], []);
  await anna.leave();
  await bruno.leave();
});

test("a table closed by the operators says so, and cannot be reopened by players", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  const shut = "This table was closed for good by those who run this server.";
  const close = (id: string) => promisify(execFile)(binary, ["admin", "close", id, "--data", server().data]);
  const begun = await make(page);
  await page.goto(`/t/${begun.id}`);
  await settle(page);
  await close(begun.id);
  const banner = page.locator(".banners").getByText(shut);
  await banner.waitFor();
  assert.equal(await banner.getByRole("button").count(), 0);
  const menu = await openMenu(page);
  await menu.getByText(shut).waitFor();
  assert.equal(await menu.getByRole("button", { name: /the table/ }).count(), 0);
  await closeMenu(page);
  await log(page, /Volgare closed the table/);

  const { id } = await make(page, { seats: [{ who: "me" }, { who: "open" }] });
  await close(id);
  await page.goto(`/t/${id}`);
  await page.locator(".seating .do").getByText(shut).waitFor();
  assert.equal(await page.locator(".seating .do").getByRole("button").count(), 0);
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("a table closed before its game can be reopened", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  const { id } = await make(page, { seats: [{ who: "me" }, { who: "open" }] });
  // A menu opened before the page knew that the game had not begun stays open.
  let known: () => void = () => undefined;
  const held = new Promise<void>((go) => (known = go));
  await page.route(`**/api/tables/${id}`, async (route) => held.then(() => route.continue()));
  await page.goto(`/t/${id}`);
  await opener(page, "menu").click();
  assert.equal(await page.locator(".seating").count(), 0);
  known();
  await page.locator(".seating").waitFor();
  const menu = await menuOf(page);
  await menu.getByRole("button", { name: "Close the table" }).click();
  await menu.getByRole("button", { name: "Yes" }).click();
  await menu.getByRole("button", { name: "Open the table again" }).waitFor();
  await closeMenu(page);
  await page.reload();
  const bruno = await Person.come(server().url, { settings: calm });
  await bruno.page.goto(`/t/${id}`);
  await bruno.page.getByText("nobody can play until its host opens it again").waitFor();
  assert.equal(await bruno.page.getByRole("button", { name: "Open it again" }).count(), 0);
  await page.getByRole("button", { name: "Open it again" }).click();
  await bruno.page.getByRole("button", { name: "Sit here" }).click();
  await page.getByRole("button", { name: "Begin" }).click();
  await Promise.race([settle(page), settle(bruno.page)]);

  // A table that is closed during set-up keeps its pages and its menu.
  const later = await openMenu(page);
  await later.getByRole("button", { name: "Close the table" }).click();
  await later.getByRole("button", { name: "Yes" }).click();
  await later.getByRole("button", { name: "Open the table again" }).click();
  await later.getByRole("button", { name: "Close the table" }).waitFor();
  await closeMenu(page);
  await Promise.race([settle(page), settle(bruno.page)]);
  assert.deepEqual([...anna.faults, ...bruno.faults], []);
  await anna.leave();
  await bruno.leave();
});

test("a running game against bots is saved whole, and continued from the file against the same bots", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  const seats = [{ who: "me" }, bot, { who: "bot", bot: "novice" }] as const;
  const { id } = await make(page, { seats: [...seats] });
  await playOn(page, id, dice(12), (turn, _, decides) => turn >= 3 && decides === "yellow");
  await page.goto(`/t/${id}`);
  await settle(page);
  const menu = await openMenu(page);
  const saved = await record(page, menu.getByRole("button", { name: "Save the game" }), "saved.txt");
  await closeMenu(page);
  await promisify(execFile)(binary, ["verify", saved.path]);
  await log(page, /saved the whole game and may know what is hidden/);
  const { steps } = (await (await page.request.get(`/api/tables/${id}`)).json()) as Table;

  await page.goto("/new");
  await page.getByText("Continue from a record").click();
  await page.getByRole("textbox", { name: "Or its text" }).fill(saved.text);
  await page.getByRole("button", { name: "Make a table of it" }).click();
  await page.waitForURL((url) => url.pathname.startsWith("/t/") && !url.pathname.endsWith(id));
  assert.equal(await settle(page), "decide");
  const on = new URL(page.url()).pathname.replace("/t/", "/api/tables/");
  const table = (await (await page.request.get(on)).json()) as Table;
  assert.equal(table.steps, steps);
  assert.deepEqual(
    table.seats.map((s) => s.bot ?? (s.mine ? "me" : "open")),
    seats.map((s) => ("bot" in s ? s.bot : s.who)),
  );
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("the record has only what I may know during the game, and everything afterwards; then a rematch", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  const { id } = await make(page, { seats: [{ who: "me" }, { who: "me", name: "Bruno" }] });
  const roll = dice(12);
  await playOn(page, id, roll, (turn) => turn >= 4);
  await page.goto(`/t/${id}`);
  await settle(page);
  let menu = await openMenu(page);
  const offer = menu.getByRole("link", { name: "Download the record" });
  const redacted = await record(page, offer, "running.txt");
  await closeMenu(page);

  await playOn(page, id, roll, () => false);
  await page.locator(".ending").waitFor();
  const whole = await record(page, page.locator(".ending a[download]"), "over.txt");
  assert.doesNotMatch(redacted.text, /^\[Seed /m, "the seed is in the record of a running game");
  assert.match(whole.text, /^\[Seed /m);
  await promisify(execFile)(binary, ["verify", whole.path]);

  await page.getByRole("button", { name: "Look at the board" }).click();
  menu = await openMenu(page);
  await menu.getByRole("button", { name: "Rematch" }).click();
  await page.waitForURL((url) => url.pathname.startsWith("/t/") && !url.pathname.endsWith(id));
  assert.equal(await settle(page), "decide");
  assert.equal(await page.locator("[data-target^='seat:']").count(), 2);
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("a friend replaces a bot during a game, by a link; a seated player cannot", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const { id } = await make(anna.page, { seats: [{ who: "me" }, bot] });
  await anna.page.goto(`/t/${id}`);
  await settle(anna.page);
  const menu = await openMenu(anna.page);
  assert.equal(await menu.getByRole("button", { name: /Free|Sit here/ }).count(), 0);
  await menu.getByRole("button", { name: "New link" }).last().click();
  await menu.getByText("unless they have seen another hand").waitFor();
  const link = new URL(await menu.locator("ul input[readonly]").inputValue()).pathname;

  await anna.page.goto(link);
  await anna.page.getByText("You have seen another hand of this game").waitFor();
  assert.equal(await anna.page.getByRole("button", { name: "Take the seat" }).count(), 0);

  const bruno = await Person.come(server().url, { settings: calm });
  await bruno.page.goto(link);
  await bruno.page.getByRole("textbox", { name: "Your name" }).fill("Bruno");
  await bruno.page.getByRole("button", { name: "Take the seat" }).click();
  await bruno.page.waitForURL(/\/t\//);
  await anna.page.goto(`/t/${id}`);
  await settle(anna.page);
  await log(anna.page, /Bruno took the seat/);
  assert.deepEqual([...anna.faults, ...bruno.faults], []);
  await anna.leave();
  await bruno.leave();
});

test("a link for a second device warns what the browser would lose", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  await anna.page.request.patch("/api/me", { data: { name: "Anna" } });
  const bruno = await Person.come(server().url, { settings: calm });
  const { id } = await make(bruno.page);
  const made = await anna.page.request.post("/api/me/device");
  const { path } = (await made.json()) as { path: string };

  await bruno.page.goto(path);
  await bruno.page.getByText("would lose the seats").waitFor();
  assert.equal(await bruno.page.locator(`a[href="/t/${id}"]`).count(), 1, "the page does not name the table");
  await bruno.page.getByRole("link", { name: "Stay who I am" }).click();
  await bruno.page.goto(`/t/${id}`);
  assert.equal(await settle(bruno.page), "decide");
  await bruno.page.goto(path);
  await bruno.page.getByRole("button", { name: "Leave them" }).click();
  await bruno.page.waitForURL((url) => url.pathname === "/");
  const me = (await (await bruno.page.request.get("/api/me")).json()) as { name: string; held: unknown[] };
  assert.deepEqual([me.name, me.held], ["Anna", []]);
  assert.deepEqual([...anna.faults, ...bruno.faults], []);
  await anna.leave();
  await bruno.leave();
});

test("resigning is final: a bot plays the seat to the end", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  const { id } = await make(page, { seats: [{ who: "me" }, bot] });
  await page.goto(`/t/${id}`);
  await settle(page);
  await decide(page, dice(1));
  const menu = await openMenu(page);
  await menu.getByRole("button", { name: "Resign" }).click();
  await menu.getByText("for good").waitFor();
  await menu.getByRole("button", { name: "Yes" }).click();
  await menu.getByText("has resigned").waitFor();
  await closeMenu(page);
  assert.equal(await settle(page), "over");
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("a recovery code makes another browser me, with my seat", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const { id } = await make(anna.page);
  // Text typed before the page has loaded the user's name is kept.
  let release = (): void => undefined;
  const released = new Promise<void>((go) => (release = go));
  await anna.page.route("**/api/me", (route) => released.then(() => route.continue()), { times: 1 });
  const asked = anna.page.waitForRequest("**/api/me");
  await anna.page.goto("/settings");
  await asked;
  await anna.page.getByRole("textbox", { name: "My name at the table" }).fill("Anna");
  release();
  await anna.page.getByRole("button", { name: "Save" }).click();
  await anna.page.getByText("Saved.").waitFor();
  await anna.page.getByRole("button", { name: "Make a code" }).click();
  const code = await anna.page.locator("output").innerText();
  assert.ok(code.length >= 16);

  const later = await Person.come(server().url, { settings: calm });
  await later.page.goto("/settings");
  await later.page.getByRole("textbox", { name: "I have a code" }).fill(code);
  await later.page.getByRole("button", { name: "Become that person again" }).click();
  await later.page.getByText("Welcome back: you sit at one table.").waitFor();

  const other = await Person.come(server().url, { settings: calm });
  await make(other.page);
  await other.page.goto("/settings");
  await other.page.getByRole("textbox", { name: "I have a code" }).fill(code);
  await other.page.getByRole("button", { name: "Become that person again" }).click();
  await other.page.getByText("would lose the seats").waitFor();
  await other.page.getByRole("button", { name: "Leave these seats" }).click();
  await other.page.getByText("Welcome back: you sit at one table.").waitFor();
  await other.leave();
  await later.page.goto(`/t/${id}`);
  assert.equal(await settle(later.page), "decide");
  await decide(later.page, dice(5));
  assert.deepEqual([...anna.faults, ...later.faults], []);
  await anna.leave();
  await later.leave();
});

test("a wrong rule is reported with the shown position", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  const { id } = await make(page);
  await playOn(page, id, dice(8), (turn) => turn >= 2);
  await page.goto(`/t/${id}?at=7`);
  await page.locator(".log [aria-current=step]").first().waitFor();
  assert.equal(await page.locator("header .steps").count(), 0, "undo is possible in a replay");
  let menu = await openMenu(page);
  await menu.getByText("Report a wrong rule").click();
  const said = "The psalter brought too little.";
  await menu.getByRole("textbox", { name: /at move 7/ }).fill(said);
  await page.reload();
  menu = await openMenu(page);
  const report = menu.getByRole("textbox", { name: /at move 7/ });
  await report.waitFor(); // open, as it was left
  assert.equal(await report.inputValue(), said);
  await menu.getByRole("button", { name: "Report", exact: true }).click();
  await menu.getByText(/it is kept as \S+/).waitFor();
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("a field for a name shows the one in use", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const bruno = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  await page.request.patch("/api/me", { data: { name: "Anna" } });
  const { id } = await make(bruno.page, { seats: [{ who: "me" }, { who: "open" }] });
  const asked = page.getByRole("textbox", { name: "Your name" });
  await page.goto(`/t/${id}`);
  await asked.and(page.locator(":not(:placeholder-shown)")).waitFor();
  await atRest(page);
  assert.equal(await asked.inputValue(), "Anna");
  const link = await bruno.page.request.post(`/api/tables/${id}/seats/red/link`);
  await page.goto(((await link.json()) as { path: string }).path);
  await asked.waitFor();
  assert.equal(await asked.inputValue(), "Anna");
  // A name may be different at one table.
  await asked.fill("Annarella");
  await page.getByRole("button", { name: "Take the seat" }).click();
  await page.locator(".seat.mine", { hasText: "Annarella" }).waitFor();

  await page.goto("/new");
  await page.getByRole("combobox", { name: /Red/ }).selectOption("screen");
  const names = page.getByRole("textbox", { name: "Name", exact: true });
  await names.nth(1).waitFor();
  await atRest(page);
  assert.deepEqual([await names.first().inputValue(), await names.nth(1).inputValue()], ["Anna", ""]);

  await bruno.page.goto(`/t/${id}`);
  const menu = await openMenu(bruno.page);
  const called = menu.getByRole("textbox", { name: "Name of the table" });
  assert.equal(await called.getAttribute("placeholder"), await bruno.page.locator("h1").innerText());
  assert.deepEqual([...anna.faults, ...bruno.faults], []);
  await anna.leave();
  await bruno.leave();
});

test("the settings lead back to the previous page", async () => {
  const anna = await Person.come(server().url, { size: "phone", settings: calm });
  const { page } = anna;
  const { id } = await make(page);
  await page.goto(`/t/${id}`);
  await settle(page);
  const menu = await openMenu(page);
  await menu.locator("a[href='/settings']").click();
  const back = page.getByRole("link", { name: "Back to the table" });
  await back.waitFor();
  await page.reload();
  await back.click();
  await settle(page);
  await page.goto("/settings");
  await page.getByRole("link", { name: "To the lobby" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("a table without a name has the same title wherever it is shared", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const bruno = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  await page.request.patch("/api/me", { data: { name: "Anna" } });
  await page.addInitScript(() => {
    const share = ({ title }: ShareData) => {
      document.documentElement.dataset["shared"] = title ?? "";
      return Promise.resolve();
    };
    Object.defineProperty(navigator, "share", { value: share });
  });
  const { id } = await make(page, { seats: [{ who: "me" }, { who: "open" }] });
  await page.goto(`/t/${id}`);
  await page.getByRole("button", { name: "Share" }).first().click();
  const called = await page.locator("h1").innerText();
  assert.equal(await page.locator("html").getAttribute("data-shared"), called);
  const link = await page.request.post(`/api/tables/${id}/seats/red/link`);
  await bruno.page.goto(((await link.json()) as { path: string }).path);
  await bruno.page.getByText(`“${called}”`).waitFor();
  assert.deepEqual([...anna.faults, ...bruno.faults], []);
  await anna.leave();
  await bruno.leave();
});

test("the back button closes open panels before it leaves the table", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  const { id } = await make(page);
  await page.goto("/");
  await page.locator(`a[href="/t/${id}"]`).click();
  await settle(page);
  await decide(page, dice(3));
  await settle(page);
  const table = (url: URL) => url.pathname === `/t/${id}`;
  await openMenu(page);
  await page.goBack();
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  assert.ok(table(new URL(page.url())));
  const chooser = page.locator(".chooser");
  const touched = page.locator(".kind[data-state=can]").first();
  await touched.click();
  await chooser.waitFor();
  await page.waitForFunction(() => (history.state as { over?: boolean } | null)?.over === true);
  await page.goBack();
  await chooser.waitFor({ state: "detached" });
  assert.ok(table(new URL(page.url())));
  // A panel closed in another way needs no second step back.
  await touched.click();
  await chooser.waitFor();
  await page.waitForFunction(() => (history.state as { over?: boolean } | null)?.over === true);
  await page.keyboard.press("Escape");
  await chooser.waitFor({ state: "detached" });
  await page.goBack();
  await page.waitForURL((url) => url.pathname === "/");
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});
