// Sources of values, boards edited in the browser, and tables that list the differences from their rulebook.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { Components, Table } from "../src/wire/types.ts";
import { Person } from "./browser.ts";
import { decide, dice, settle } from "./player.ts";
import { atRest } from "./rest.ts";
import { make } from "./tables.ts";
import { calm, serve } from "./walk.ts";

const server = serve();

const entry = (page: Page, at: string) => page.locator(`details[id="${at}"]`);

test("a value can be searched, with its source, its note and its use", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  const { id } = await make(page, { preset: "it2010" });
  await page.goto(`/t/${id}`);
  await settle(page);
  const [box] = await Promise.all([
    page.context().waitForEvent("page"),
    page.getByRole("link", { name: "Reconstructed board" }).click(),
  ]);
  await box.getByText("The box of a table by Italian 2010").waitFor();
  await box.goto("/box");
  await box.locator("[data-place=milano]").click();
  const milano = entry(box, "places/milano");
  const ducats = milano.locator("details", { hasText: /^Ducats/ });
  await ducats.locator("summary").click();
  await ducats
    .getByText("Italian rulebook of 2010, Spanish rulebook of 2010, German rulebook of 2010.")
    .waitFor();
  await ducats.getByText("The value in the Deluxe edition is not known.").waitFor();
  await ducats.getByText("What a merchant takes here, once in the game.").waitFor();
  assert.equal(await ducats.getByRole("link", { name: "PLC-1" }).getAttribute("href"), "/rules/PLC-1");
  assert.match(box.url(), /\/box\?at=places(%2F|\/)milano$/);

  await box.getByRole("searchbox").fill("bonvesin");
  await box.getByText("One value", { exact: true }).waitFor();
  await entry(box, "events/1").getByText("After the praise of Milano by Bonvesin da la Riva.").waitFor();
  await box.getByRole("searchbox").fill("");
  const filter = box.locator(".sure button.proposed");
  await filter.click();
  await atRest(box);
  const count = await filter.locator("b").innerText();
  await box.getByText(`${count} values`, { exact: true }).waitFor();
  await box.getByRole("combobox", { name: "Rules" }).selectOption("de2010");
  await entry(box, "places/gubbio").getByRole("heading", { name: "Norcia" }).waitFor();
  assert.equal(await entry(box, "events/11").count(), 0, "the 2010 edition has an eleventh event");
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("a card of an expansion can be found, with its source, its places and whether it is in play", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  await page.goto("/box");
  const search = page.getByRole("searchbox");
  await search.fill("scuola siciliana");
  const scuola = entry(page, "cards/scuola");
  await scuola.getByText("Comes with the option “Scuola Siciliana & Arnault Daniel”.").waitFor();
  await scuola.locator(".card", { hasText: "2 × Scuola Siciliana (4 VP)" }).waitFor();
  await scuola.getByText("Six cards in all are attested (Deluxe).").waitFor();
  assert.equal(await scuola.getByRole("link", { name: "EXP-S5" }).getAttribute("href"), "/rules/EXP-S5");
  await entry(page, "places/brindisi").getByText("One card for each piece in Brindisi").waitFor();
  await search.fill("white card");
  await entry(page, "cards/placiti")
    .getByText("Option “Cards of the Placiti”: 12, six of them white.")
    .waitFor();
  await search.fill("sonzogni");
  const sonzogni = entry(page, "cardinals/sonzogni");
  assert.equal(await sonzogni.getByRole("link", { name: "EXP-Z1" }).getAttribute("href"), "/rules/EXP-Z1");

  // The tiles of 2010 have other names in other documents, and that edition has no cards.
  await search.fill("");
  await page.getByRole("combobox", { name: "Rules" }).selectOption("fr2010");
  await entry(page, "friars/alessandro").waitFor({ state: "detached" }); // the other box is loaded
  const michele = entry(page, "friars/michele");
  await michele.locator("summary").first().click();
  const names = michele.locator("details").first().locator(".value");
  await names.first().waitFor();
  await atRest(page);
  const said = (await names.allTextContents()).map((words) => words.split(/\s/).at(-1));
  assert.deepEqual(said, ["Michael", "Michele", "Michel"]);
  assert.equal(await page.getByRole("heading", { name: "Cards of the expansions" }).count(), 0);

  const { id } = await make(page, { preset: "deluxe", options: { ritmo: "on" } });
  await page.goto(`/box/deluxe?table=${id}`);
  const told = async (deck: string, words: string) => {
    await entry(page, `cards/${deck}`).locator("summary").first().click();
    await entry(page, `cards/${deck}`).getByText(words).waitFor();
  };
  await told("ritmo", "It is in play at this table.");
  await told("placiti", "At this table it stays in the box.");
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

/** Enters a value into a control of the editor, and waits until the server has checked it. */
async function enter(page: Page, label: string, value: string) {
  const answer = page.waitForResponse((r) => r.url().endsWith("/api/boards/check"));
  await page.getByLabel(label, { exact: true }).fill(value);
  await answer;
}

test("a board is edited, refused with a reason, downloaded, loaded again and played on", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  await page.goto("/board");
  await page.locator("[data-place=lucca]").click();
  await page.getByRole("heading", { name: "Lucca" }).waitFor();
  await enter(page, "Ducats", "99");
  await page.getByText("A whole number from 0 to 60 is needed, not 99.").first().waitFor();
  await page.getByText("Lucca, Ducats", { exact: true }).first().waitFor();
  assert.ok(await page.getByRole("button", { name: "Play on it" }).isDisabled());
  await enter(page, "Ducats", "35");
  await page.getByText("The board is in order.").waitFor();

  // A harbour needs its sea; a road has two ends; a tile is moved.
  await page.getByRole("checkbox", { name: "Harbour" }).check();
  await page.getByText("A harbour needs its sea.").first().waitFor();
  await page.getByLabel("Sea", { exact: true }).selectOption("tirreno");
  await page.getByRole("combobox", { name: "A road to" }).selectOption("roma");
  await page.getByRole("combobox", { name: "Place or event tile" }).selectOption("places/roma");
  await page.getByRole("button", { name: "Take away the road to Lucca" }).waitFor();
  await page.getByRole("combobox", { name: "Place or event tile" }).selectOption("events/7");
  await page.getByLabel("Place", { exact: true }).selectOption("bari");
  await page.getByRole("textbox", { name: "Name of the board" }).fill("Anna’s box");
  await page.getByText("5 values were changed").waitFor();
  await page.getByText("The board is in order.").waitFor();
  await page.getByRole("button", { name: "Put back: 7. Campsores, Place" }).click();
  await page.getByText("4 values were changed").waitFor();

  // The draft stored in this browser is restored.
  await page.reload();
  await page.getByText("4 values were changed").waitFor();
  await page.getByText("The board is in order.").waitFor();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download" }).click(),
  ]);
  assert.equal(download.suggestedFilename(), "anna-s-box.board.yaml");
  const path = (await download.path()) ?? "";
  const text = await readFile(path, "utf8");
  assert.match(text, /ducats: \{is: 35, attested: BOX\}/);

  const bruno = await Person.come(server().url, { settings: calm });
  await bruno.page.goto("/board");
  const file = bruno.page.getByLabel("Go on with a board file");
  const broken = Buffer.from(text.replace("sea: {is: tirreno", "sea: {is: egeo"));
  await file.setInputFiles({ name: "b.yaml", mimeType: "text/yaml", buffer: broken });
  await bruno.page.getByText(/unknown sea "egeo"/).waitFor();
  await file.setInputFiles({ name: "a.yaml", mimeType: "text/yaml", buffer: Buffer.from(text) });
  await bruno.page.getByText("4 values were changed").waitFor();
  await bruno.page.getByRole("button", { name: "Play on it" }).click();
  await bruno.page.getByRole("link", { name: "Anna’s box: 4 values differ" }).waitFor();
  await bruno.page.getByRole("button", { name: "Begin", exact: true }).click();
  await settle(bruno.page);
  const id = new URL(bruno.page.url()).pathname.split("/")[2] ?? "";
  const kept = (await (await bruno.page.request.get(`/api/tables/${id}/components`)).json()) as Components;
  const lucca = kept.board.places.find((p) => p.id.value === "lucca");
  assert.equal(lucca?.ducats?.value, 35);
  assert.deepEqual(lucca?.sea?.sources, ["BOX"]);
  const told = await bruno.page.locator("[data-target='place:lucca']").getAttribute("aria-label");
  assert.match(told ?? "", /Harbour.*35 ducats/);
  const roll = dice(4);
  for (let n = 0; n < 3 && (await settle(bruno.page)) === "decide"; n++) await decide(bruno.page, roll);
  await bruno.page.goto(`/box/deluxe?table=${id}`);
  await bruno.page.getByRole("button", { name: "differ from the built-in board" }).click();
  await entry(bruno.page, "places/lucca").getByText("35 ducats").waitFor();
  await bruno.page.getByText("4 values", { exact: true }).waitFor();
  assert.deepEqual([...anna.faults, ...bruno.faults], []);
  await anna.leave();
  await bruno.leave();
});

test("every page of a table lists its exact differences from the rulebook", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  await page.goto("/new");
  await page.locator("form summary", { hasText: "Options" }).click();
  const canticle = page.getByRole("group", { name: "Canticle for all" });
  await canticle.getByText("German 2010").waitFor();
  await canticle.getByRole("radio", { name: /From turn 15/ }).check();
  await page
    .getByRole("group", { name: "Screens" })
    .getByText("In no rulebook: a choice of this site")
    .waitFor();
  await page.getByText("Landing", { exact: true }).waitFor();
  const differ = page.getByRole("region", { name: "How this table differs from Deluxe 2019" });
  const told = (where: ReturnType<Page["locator"]>) =>
    where.getByRole("row", { name: /^Canticle for all.* From turn 15 From turn 14$/ }).waitFor();
  await told(differ);

  // An expansion, and its options, link to their rules.
  await page.locator("form summary", { hasText: "Expansions" }).click();
  const placiti = page.locator("label", { has: page.locator("a[href='/rules/EXP-P1']") });
  await placiti.getByText("English rulebook of the Deluxe edition of 2019").waitFor();
  const alessandro = page.locator("label", { hasText: "Friar Alessandro" });
  await alessandro.getByRole("checkbox").check();
  await alessandro.getByText("Changes nothing at this table: it needs").waitFor();
  await placiti.getByRole("checkbox").check();
  await alessandro.getByText("Changes nothing").waitFor({ state: "detached" });
  await alessandro.getByRole("checkbox").uncheck();
  const deck = page.getByRole("group", { name: "Cards of the Placiti" });
  assert.deepEqual(await deck.locator(".origin").allInnerTexts(), [
    "Deluxe 2019, list of contents",
    "Deluxe 2019, set-up",
  ]);

  // Fewer manuscripts are for small tables of 2010: with four players the option says why it is unavailable.
  const book = (name: string) =>
    page.locator("label", { hasText: name }).locator("input[name=preset]").check();
  await book("French 2010");
  await page
    .getByRole("group", { name: "Fewer manuscripts" })
    .getByText("Only with at most 3 players.")
    .waitFor();
  await book("Deluxe 2019");

  await page.getByLabel("Who plays Red").selectOption("open");
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL(/\/t\//);
  await told(page.locator("table"));
  await page.getByRole("button", { name: "Table" }).click();
  await told(page.getByRole("dialog"));
  await page.goto("/");
  await page
    .getByText("Differs: Canticle for all: From turn 15 · Placiti di Capua & Guaita di Travale")
    .waitFor();
  const tables = ((await (await page.request.get("/api/tables")).json()) as { tables: Table[] }).tables;
  assert.equal(tables.length, 1);
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});
