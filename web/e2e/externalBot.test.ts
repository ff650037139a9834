// An external bot at a table: its seat is reserved when the table is created, the command is shown once, and
// with it the bot connects and plays.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { Log } from "../src/wire/types.ts";
import { locales, Person, touched, type Look } from "./browser.ts";
import { Judge } from "./judge.ts";
import { openMenu } from "./menu.ts";
import { dice } from "./player.ts";
import { binary } from "./serve.ts";
import { make, playOn } from "./tables.ts";
import { calm, serve } from "./walk.ts";

const server = serve();
const sizes = ["phone", "laptop"] as const;
const example = resolve(import.meta.dirname, "../../examples/bot-python/bot.py");

/** The page for a new table of two, with the part for external bots unfolded. */
async function unfold(page: Page) {
  await page.goto("/new");
  await page.locator(".players button").first().click();
  await page.locator("details:has(.seats) > summary").click();
}

/** Creates a table where red is for an external bot, and shows the command. */
async function showCommand(page: Page): Promise<string> {
  await unfold(page);
  await page.locator(".seats input").check();
  await page.locator("form button.main").click();
  await page.waitForURL(/\/t\//);
  await page.locator(".external-bot button").click();
  return page.locator(".external-bot input").inputValue();
}

/** The number of red's moves that a bot has made. */
async function moves(page: Page, id: string): Promise<number> {
  const { lines } = (await (await page.request.get(`/api/tables/${id}/log`)).json()) as Log;
  return lines.filter((line) => line.seat === "red" && line.move !== null && line.bot).length;
}

for (const size of sizes)
  test(`an external bot connects with the command and plays: ${size}`, async () => {
    const anna = await Person.come(server().url, { size, settings: calm });
    const { page } = anna;
    const command = await showCommand(page);
    const id = page.url().split("/").at(-1) ?? "";
    const [, token = "", address = ""] = /^VOLGARE_BOT_TOKEN=(p[a-z2-7]+) volgare bot connect (ws:\/\/\S+\/api\/bots\/connect) \.\/\S+$/.exec(command) ?? []; // prettier-ignore
    assert.notEqual(address, "", command);

    const env = { ...process.env, VOLGARE_BOT_TOKEN: token };
    const program = spawn(binary, ["bot", "connect", address, "python3", example], { stdio: ["ignore", "ignore", "pipe"], env }); // prettier-ignore
    let said = "";
    program.stderr.on("data", (text) => (said += String(text)));
    await once(program.stderr, "data");
    assert.match(said, /connected/);
    await page.locator(".seating button.main").first().click();
    await page.locator(".seating").waitFor({ state: "detached" });
    await playOn(page, id, dice(3), (turn) => turn > 2);
    assert.ok((await moves(page, id)) >= 3);
    program.kill("SIGINT");
    await once(program, "exit");
    assert.deepEqual(anna.faults, []);
    await anna.leave();
  });

test("the seat can be returned to a bot, and the command is not shown again", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  await unfold(page);
  const red = page.getByRole("combobox", { name: /red/i });
  const usual = await red.inputValue();
  await page.locator(".seats input").check();
  assert.equal(await red.inputValue(), "program");
  await page.locator(".seats input").uncheck();
  assert.equal(await red.inputValue(), usual);
  const first = await showCommand(page);
  await page.reload();
  assert.equal(await page.locator(".external-bot input").count(), 0);
  await page.locator(".external-bot button").click();
  const second = await page.locator(".external-bot input").inputValue();
  assert.notEqual(second, first);
  // During the game its host gets a new command in the menu.
  await page.locator(".seating button.main").first().click();
  await page.locator(".seating").waitFor({ state: "detached" });
  const menu = await openMenu(page);
  await menu.locator(".external-bot button").click();
  assert.match(
    await menu.locator(".external-bot input").inputValue(),
    /^VOLGARE_BOT_TOKEN=p[a-z2-7]+ volgare bot connect /,
  );
  assert.notEqual(await menu.locator(".external-bot input").inputValue(), second);
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("an open seat can be given to an external bot before the game", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  const { id } = await make(page, { seats: [{ who: "me" }, { who: "open" }] });
  await page.goto(`/t/${id}`);
  await page.getByRole("combobox", { name: /red/i }).selectOption("program");
  await page.locator(".external-bot button").click();
  await page.locator(".external-bot input").waitFor();
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

const looks: Look[] = Object.values(locales).flatMap((locale) => sizes.map((size) => ({ size, locale })));

test("no part of the page of an external bot is cut off, in any language", async () => {
  const faults: string[] = [];
  for (const { size = "laptop", locale = "" } of looks) {
    const axe = locale === locales.en ? "light" : null;
    const judge = new Judge(touched(size), `${size}-${locale}`, axe ? { axe } : { themes: ["light"] });
    const anna = await Person.come(server().url, { size, locale, settings: calm });
    await unfold(anna.page);
    await judge.read(anna.page, "external bots");
    await showCommand(anna.page);
    await judge.read(anna.page, "command");
    faults.push(...judge.faults.map((fault) => `${locale}, ${size}: ${fault}`), ...anna.faults);
    await anna.leave();
  }
  assert.deepEqual(faults, []);
});
