// Every screen at every size, in the middle of real games: texts do not overlap, are not cut off, and are
// legible; targets are large enough; axe finds no serious violations. This file has the pages around a game,
// several people at one screen, and the pages after the end; table.test.ts has the table itself.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import type { Page } from "playwright-core";
import { browser, Person } from "../browser.ts";
import { opener } from "../menu.ts";
import { settle } from "../player.ts";
import { lay, played, upTo } from "../records.ts";
import { atRest } from "../rest.ts";
import { make } from "../tables.ts";
import { calm, open, serve, walk } from "../walk.ts";

const server = serve();
let games: string[];
before(async () => (games = await played()));

/** The address of the first link to share. */
const shared = async (page: Page) =>
  new URL(await page.locator(".share input").first().inputValue()).pathname;

walk("around the table", "laptop", async ({ judge, come }) => {
  const anna = await come();
  const bruno = await come();
  const { page } = anna;
  const see = (state: string, who = page) => judge.read(who, state);
  const go = async (path: string, who = page) => {
    await who.goto(path);
    await who.locator("h1, h2").first().waitFor();
    await atRest(who);
  };
  await go("/");
  await see("lobby-empty");
  for (const path of [
    "new",
    "learn",
    "help",
    "help/rules",
    "help/terms",
    "help/keys",
    "help/about",
    "help/MSS-3",
  ]) {
    await go(`/${path}`);
    await see(path.replace("/", "-"));
  }
  await go("/new");
  await page.locator("form details summary").last().click();
  await page.locator("form details summary").last().scrollIntoViewIfNeeded();
  await see("new-options");
  await go("/nowhere");
  await see("lost");

  const { id } = await make(page, { seats: [{ who: "me" }, { who: "open" }, { who: "open" }], public: true });
  await go(`/t/${id}`);
  await page.locator(".seat.open .ways button").last().click();
  await page.locator(".seat .share button").last().click();
  await see("seating");
  const link = await shared(page);
  await page.locator(".seat.open .ways button").last().click();
  await see("seating-name");
  await go(link, bruno.page);
  await see("link", bruno.page);
  await bruno.page.locator("form button.main").click();
  await bruno.page.locator(".seat.mine").waitFor();
  await see("seating-guest", bruno.page);
  await go("/s/aaaaaaaaaaaaaaaaaaaaaaaa", bruno.page);
  await see("link-unknown", bruno.page);
  await go("/", bruno.page);
  await see("lobby-seated", bruno.page);
  // A table without other people: nothing changes while it is checked.
  await lay(page, upTo(games, (step) => step.turn === 5).record, () => "Anna");
  await go("/");
  await see("lobby");

  await go("/settings");
  await see("settings");
  const section = page.locator("section[aria-labelledby=me-title]");
  await section.locator("h3 ~ button").first().click();
  await section.locator("output").waitFor();
  await section.locator("output").scrollIntoViewIfNeeded();
  await see("settings-code");
  await section.locator("h3 ~ button").last().click();
  await section.locator(".share button").last().click();
  await section.locator("figure svg").scrollIntoViewIfNeeded();
  await see("settings-device");
  await go(await shared(page), bruno.page);
  await see("link-device", bruno.page);
});

walk("components, boards and options", "laptop", async ({ judge, come }) => {
  const { page } = await come();
  const see = (state: string) => judge.read(page, state);
  const go = async (path: string) => {
    await page.goto(path);
    await page.locator("h1, h2").first().waitFor();
    await atRest(page);
  };
  /** Waits for the server's check of a changed board. */
  const checked = (change: Promise<unknown>) =>
    Promise.all([page.waitForResponse((r) => r.url().endsWith("/api/boards/check")), change]);
  await go("/box");
  await see("box");
  const milano = page.locator("[id='places/milano']");
  await page.locator("[data-place=milano]").click();
  await milano.locator("details summary").nth(4).click();
  await milano.scrollIntoViewIfNeeded();
  await see("box-place");
  await page.locator("input[type=search]").fill("bonvesin");
  await see("box-search");
  await page.locator("input[type=search]").fill("");
  await page.locator(".sure button.proposed").click();
  await see("box-proposed");
  await page.locator(".sure button.proposed").click();
  for (const at of ["friars/gigi", "friars/alessandro", "cards/placiti", "cards/arnault"]) {
    const thing = page.locator(`[id='${at}']`);
    await thing.locator("summary").first().click();
    await thing.locator("details summary").first().click();
  }
  await page.locator("[id='cards/placiti']").scrollIntoViewIfNeeded();
  await page.locator("[id='cards/arnault'] .card svg").first().waitFor();
  await see("box-cards");

  await go("/board?at=places/lucca");
  await see("board");
  await checked(page.locator("#place-ducats").fill("99"));
  await page.locator(".faults").waitFor();
  await see("board-fault");
  await checked(page.locator("#place-ducats").fill("35"));
  await checked(page.locator(".tick input:not(:checked)").last().check());
  await checked(page.locator("#place-sea").selectOption("tirreno"));
  await page.locator(".right > ul").waitFor();
  await see("board-changed");
  await go("/board?at=events/7");
  await see("board-tile");
  await page.locator(".bar .main").click();
  await page.locator(".own").waitFor();
  await page.locator("form summary").last().click();
  await page.locator("[name=option-canticle-open]").last().check();
  await see("new-own");
  await page.locator("form select").nth(2).selectOption("open");
  await page.locator("form .main").click();
  await page.waitForURL(/\/t\//);
  await page.locator("table").waitFor();
  await see("seating-differs");
  const id = new URL(page.url()).pathname.split("/")[2] ?? "";
  await go(`/box/deluxe?table=${id}`);
  await page.locator(".sure button.differ").click();
  await see("box-differs");
  await go("/");
  await see("lobby-differs");

  // Pages opened during a game.
  const table = await make(page, { options: { "canticle-open": "15", half: "exact" } });
  await open(page, `/t/${table.id}`);
  await opener(page, "menu").click();
  await page.locator("dialog table").scrollIntoViewIfNeeded();
  await judge.look(page, "menu-differs");
});

walk("several people at one screen, and after the end", "phone", async ({ judge, come, touch }) => {
  const anna = await come();
  const { page } = anna;
  const see = (state: string) => judge.look(page, state);
  const people = ["Guido Cavalcanti", "Lapo", "Bianca", "Nella"];

  // Several at one screen.
  const { record } = upTo(games, (step) => step.turn === 9 && step.first);
  const { id } = await lay(page, record, (i) => people[i] ?? "");
  await page.goto(`/t/${id}`);
  await page.locator("main > button[autofocus]").waitFor();
  await see("curtain");
  await settle(page);
  await page.locator(".map svg").first().waitFor();
  await see("one-screen");
  const eyesOf = page.locator("select.eyes");
  const other = await eyesOf.locator("option:not(:checked)").first().getAttribute("value");
  await eyesOf.selectOption(other);
  await page.locator("main > button[autofocus]").click();
  await page.locator(".banners button").waitFor();
  await see("elsewhere");
  await open(page, `/t/${id}?text`);
  await judge.read(page, "text");

  // With the guide.
  await page.evaluate(() => localStorage.setItem("volgare.settings", JSON.stringify({ pace: "off" })));
  await page.goto(`/t/${id}`);
  await settle(page);
  await page.locator(".card.found").waitFor();
  await see("guide");
  await page.evaluate((kept) => localStorage.setItem("volgare.settings", kept), JSON.stringify(calm));

  // The end.
  const [whole = ""] = games;
  const over = await lay(page, whole, (i) => people[i] ?? "");
  await page.goto(`/t/${over.id}?at=150`);
  await page.locator(".replay").waitFor();
  await page.locator(".map svg").first().waitFor();
  await see("replay");
  await page.goto(`/t/${over.id}`);
  const ending = page.locator(".ending");
  await ending.locator("figure svg").first().waitFor();
  await see("ending");
  await ending.locator(".body").evaluate((body) => { body.scrollTo(0, body.scrollHeight); }); // prettier-ignore
  await see("ending-chart");
  await ending.locator("button[aria-expanded]").click();
  await ending.locator(".picture a[href^=blob]").waitFor();
  await see("picture");
  await ending.locator(".ways .quiet").click();
  await see("election");
  for (let n = 0; n < 3; n++) await page.keyboard.press("ArrowRight");
  await see("ceremony");
  for (let n = 0; n < 20; n++) await page.keyboard.press("ArrowRight");
  await see("explicit");
  await ending.locator("header button").click();
  await page.mouse.move(0, 0);
  await see("over");
  if (touch) {
    await page.locator("button[data-tab=players]").click();
    await see("over-players");
  }
});

test("seats can be distinguished with any colour vision", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  const bot = { who: "bot", bot: "greedy" } as const;
  const { id } = await make(page, { seats: [{ who: "me" }, bot, bot, bot, bot] });
  await page.goto(`/t/${id}`);
  await settle(page);
  const session = await page.context().newCDPSession(page);
  for (const type of ["achromatopsia", "deuteranopia", "protanopia", "tritanopia"] as const) {
    await session.send("Emulation.setEmulatedVisionDeficiency", { type });
    const marks: { seat: string; png: string }[] = [];
    for (const seat of ["yellow", "red", "black", "grey", "green"]) {
      const mark = page.locator(`.seats [data-target="seat:${seat}"] svg.mark`).first();
      marks.push({ seat, png: (await mark.screenshot({ animations: "disabled" })).toString("base64") });
    }
    const alike = await pairs(marks);
    assert.deepEqual(alike, [], type);
  }
  await anna.leave();
});

/** Pairs of pictures that differ clearly in less than a twelfth of their pixels. */
async function pairs(marks: { seat: string; png: string }[]): Promise<string[]> {
  const page = await (await browser()).newPage();
  const found = await page.evaluate(
    `(async (marks) => {
      const size = 32;
      const grey = [];
      for (const { png } of marks) {
        const image = await createImageBitmap(await (await fetch("data:image/png;base64," + png)).blob());
        const canvas = new OffscreenCanvas(size, size).getContext("2d");
        canvas.drawImage(image, 0, 0, size, size);
        const { data } = canvas.getImageData(0, 0, size, size);
        grey.push(Array.from({ length: size * size }, (_, i) => 0.3 * data[4 * i] + 0.59 * data[4 * i + 1] + 0.11 * data[4 * i + 2]));
      }
      const alike = [];
      for (let a = 0; a < marks.length; a++) for (let b = a + 1; b < marks.length; b++) {
        const differ = grey[a].filter((g, i) => Math.abs(g - grey[b][i]) > 40).length / (size * size);
        if (differ < 1 / 12) alike.push(marks[a].seat + " and " + marks[b].seat + ": " + differ.toFixed(3));
      }
      return alike;
    })(${JSON.stringify(marks)})`,
  );
  await page.close();
  return found as string[];
}
