// Texts of the page that once were incomplete or unidiomatic.
import assert from "node:assert/strict";
import { test } from "node:test";
import { locales, Person } from "./browser.ts";
import { dice, settle } from "./player.ts";
import { played, seated, upTo } from "./records.ts";
import { make, playOn } from "./tables.ts";
import { calm, serve } from "./walk.ts";
import type { Position } from "../src/wire/types.ts";
import { figure } from "../src/ui/numbers.ts";

const server = serve();

test("before any scoring each seat has 0 VP, and no tie is shown", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  const { id, seats } = await make(page);
  await page.goto(`/t/${id}`);
  await settle(page);
  const sums = await page.locator(".seats .known .sum").allInnerTexts();
  assert.deepEqual(
    sums.map((said) => said.replace(/\s+/g, " ")),
    seats.map(() => "0 VP"),
  );
  assert.doesNotMatch(await page.locator("body").innerText(), /\b1st\b|\btie/i);
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("if others hide something, their known score is called a minimum", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  const { id } = await make(page);
  await playOn(page, id, dice(8), (turn, _, decides) => turn >= 4 && decides === "yellow");
  await page.goto(`/t/${id}`);
  await settle(page);
  const answer = await page.request.get(`/api/tables/${id}/position?seat=yellow`);
  const { view } = (await answer.json()) as Position;
  const said = view.order.map((seat) => {
    const { known = 0, total } = view.score.seats.find((s) => s.seat === seat) ?? {};
    return `${figure(known)}${total === null ? "+" : ""} VP`;
  });
  assert.ok(said.filter((sum) => sum.includes("+")).length > 1, said.join());
  const sums = await page.locator(".seats .known .sum").allInnerTexts();
  assert.deepEqual(
    sums.map((sum) => sum.replace(/\s+/g, " ")),
    said,
  );
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("the lobby lists a table with its turn, and says whether I am to move", async () => {
  const [anna, bruno] = [await Person.come(server().url), await Person.come(server().url)];
  const table = upTo(await played({ games: 1 }), ({ turn }) => turn === 4);
  const { id } = await seated(table, bruno.page, anna.page);
  for (const [{ page }, said] of [
    [anna, "Waiting for Anna, turn 4"],
    [bruno, "Your turn, turn 4"],
  ] as const) {
    await page.goto("/");
    assert.equal(await page.locator(`a[href="/t/${id}"] .state`).first().innerText(), said);
  }
  assert.deepEqual([...anna.faults, ...bruno.faults], []);
  await anna.leave();
  await bruno.leave();
});

test("options of the other edition are explained in a sentence", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  await page.goto("/new");
  const form = page.locator("form").first();
  for (const [book, sentence] of [
    ["French 2010", "Only in the Deluxe edition."],
    ["Deluxe 2019", "Only in the game of 2010."],
  ] as const) {
    await page.locator("label", { hasText: book }).locator("input[name=preset]").check();
    await form.locator("details").evaluateAll((all) => all.forEach((e) => e.setAttribute("open", "")));
    await form.getByText(sentence).first().waitFor();
    const said = await form.innerText();
    assert.doesNotMatch(said, /\b(edition|needs?)\s*[:=]\s*(classic|deluxe)/i, `with ${book}`);
  }
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("in Spanish, shuffling cards into a deck is worded idiomatically", async () => {
  const anna = await Person.come(server().url, { locale: locales.es, settings: calm });
  const { page } = anna;
  await page.goto("/box");
  const manuscripts = page.locator("details[id^='manuscripts/']").first();
  await manuscripts.locator("summary").first().click();
  await manuscripts.locator("details summary").first().click();
  const said = await manuscripts.innerText();
  assert.match(said, /barajan en el mazo/);
  assert.doesNotMatch(said, /mezcl\w+ (en )?(el|su|un|al) mazo/);
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});
