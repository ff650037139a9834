// The expansions of Deluxe in the browser: cards are drawn, kept, given up, returned and traded,
// and the table is judged wherever they are decided on.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import type { Page } from "playwright-core";
import { Person } from "./browser.ts";
import { settle } from "./player.ts";
import { hand, lay, played, upTo, type Ply } from "./records.ts";
import { calm, open, serve, walk } from "./walk.ts";

const server = serve();
const on = ["ritmo", "placiti", "poeti", "glossario", "alessandro", "sonzogni", "library-tile"];
/** Games of dice, in which sooner or later everything happens. */
let games: string[];
before(async () => (games = await played({ bot: "random", on, games: 1000 })));

/** Anna sits where a move like this was made; another browser holds all other seats. */
async function sit(anna: Page, bruno: Page, move: RegExp, wanted: (ply: Ply) => boolean = () => true) {
  const { record, seat } = upTo(games, (ply) => move.test(ply.move) && wanted(ply));
  const { id } = await lay(bruno, record, (i) => ["Bruno", "Cino", "Dante da Maiano", "Forese"][i] ?? "");
  await hand(bruno, anna, id, seat, "Anna");
  return { id, seat };
}

walk("cards", async ({ judge, come, phone }) => {
  const anna = await come();
  const bruno = await come();
  const { page } = anna;
  const at = async (move: RegExp) => open(page, `/t/${(await sit(page, bruno.page, move)).id}`);
  const see = (state: string) => judge.look(page, state);

  await at(/^return guaita/);
  await page.locator(".decks .card").first().waitFor({ state: "attached" });
  await see("cards-turn");
  for (const tab of phone ? ["tracks", "players"] : []) {
    await page.locator(`button[data-tab=${tab}]`).click();
    await see(`cards-${tab}`);
  }
  const first = page.locator(".decision .way").first();
  await at(/^keep placiti [a-z]+$/);
  await first.click();
  await see("card-keep");
  await at(/^offer$/);
  await page.locator(".draft summary").click();
  await see("draft");
  await at(/^counter$/);
  await first.click();
  await see("reply");
  await at(/^yield (library|placiti)/);
  await first.waitFor();
  await see("pick");
  await at(/^score (cards|track)/);
  await first.waitFor();
  await see("choice");
});

const steps = async (page: Page) => Number(await page.locator("[data-steps]").getAttribute("data-steps"));

/** Chooses a move where it is offered, and makes it; returns what the move was. */
async function make(page: Page, move: string): Promise<string> {
  await settle(page);
  const button = page.locator(`button[data-move^="${move}"]:enabled`).first();
  await button.waitFor();
  const made = (await button.getAttribute("data-move")) ?? "";
  const before = await steps(page);
  if ((await button.getAttribute("aria-pressed")) !== "true") await button.click();
  const armed = page.locator(`button.way[data-armed][data-move="${made}"]`);
  if ((await armed.count()) > 0) await armed.click();
  await page.locator(`[data-steps="${before}"]`).waitFor({ state: "detached" });
  return made;
}

/** Touches a thing of the table and makes one of its moves. */
async function touch(page: Page, target: string, move: string) {
  await page.locator(`[data-target="${target}"]`).first().dispatchEvent("click");
  await make(page, move);
}

const told = async (page: Page) => (await page.locator(".log").innerText()).replaceAll(/\s+/g, " ");

async function two(settings: object = {}) {
  const anna = await Person.come(server().url, { settings: { ...calm, ...settings } });
  const bruno = await Person.come(server().url, { settings: calm });
  const leave = async () => {
    assert.deepEqual([...anna.faults, ...bruno.faults], []);
    await anna.leave();
    await bruno.leave();
  };
  return { anna: anna.page, bruno: bruno.page, leave };
}

test("cards are drawn, kept, given up and returned", async () => {
  const { anna, bruno, leave } = await two();
  const drawn = await sit(anna, bruno, /^placiti 1$/);
  await open(anna, `/t/${drawn.id}`);
  await touch(anna, "deck:placiti", "placiti 1");
  const kept = await make(anna, "keep placiti");
  if ((await anna.locator("[data-decision=card-give]").count()) > 0) await make(anna, "give up");
  const [, , label = ""] = kept.split(" ");
  await anna.locator(`.hand [data-target="card:placiti-${label}"]`).waitFor();
  // Others see that a card was kept, and not which.
  await bruno.goto(`/t/${drawn.id}`);
  await bruno.locator(".log .rules").last().waitFor();
  const name = { placito: "Placito", guaita: "Guaita di Travale", white: "white card" }[label] ?? "";
  assert.match(await told(bruno), /keeps a card/);
  assert.doesNotMatch(await told(bruno), new RegExp(`keeps ${name}`));
  assert.match(await told(anna), new RegExp(`keeps ${name}`));

  const given = await sit(anna, bruno, /^give up placiti/);
  await open(anna, `/t/${given.id}`);
  await make(anna, "give up placiti");
  await settle(anna);

  const guaita = await sit(anna, bruno, /^return guaita/);
  await open(anna, `/t/${guaita.id}`);
  await touch(anna, "card:placiti-guaita", "return guaita ducats");
  assert.match(await told(anna), /30 ducats/);

  const white = await sit(anna, bruno, /^return white/);
  await open(anna, `/t/${white.id}`);
  await touch(anna, "card:placiti-white", "return white");
  assert.match(await told(anna), /under the deck/);
  await leave();
});

test("a trade is offered, countered and accepted; another one is refused", async () => {
  const { anna, bruno, leave } = await two();
  // Where Anna has a Ritmo card, and somebody has ducats for it.
  const { id } = await sit(anna, bruno, /^ask ducats/);
  await open(anna, `/t/${id}`);
  const draft = anna.locator(".draft");
  if ((await draft.locator(".card.up").count()) === 0) await make(anna, "give ritmo");
  await make(anna, "ask ducats 1");
  await make(anna, "ask ducats 1");
  // A step is taken out without the others.
  const before = await steps(anna);
  await draft.locator(".asked button").first().click();
  await anna.locator(`[data-steps="${before - 1}"]`).waitFor();
  // Nobody sees the draft.
  await bruno.goto(`/t/${id}`);
  await bruno.locator(".prompt").waitFor();
  assert.equal(await bruno.locator("[data-trade]").count(), 0);
  await make(anna, "offer");

  await settle(bruno);
  await bruno.locator("[data-trade]").waitFor();
  await anna.locator("[data-trade]").waitFor();
  await make(bruno, "counter");
  const more = await make(bruno, "ask");
  assert.match(more, /^ask/);
  if (await bruno.locator(".draft .do .main").isDisabled()) await make(bruno, "give ritmo");
  await make(bruno, "offer");
  await settle(anna);
  assert.equal(await anna.locator(".decision").getAttribute("data-decision"), "reply");
  assert.equal(await anna.locator(".decision [data-move=counter]").count(), 0, "a second counter-offer");
  await make(anna, "accept");
  await settle(anna);
  assert.match(await told(anna), /accepts the offer/);

  const other = await sit(anna, bruno, /^refuse$/, ({ turn }) => turn < 10);
  await open(anna, `/t/${other.id}`);
  await make(anna, "refuse");
  assert.match(await told(anna), /does not come to terms/);
  await leave();
});

test("what scores at the end is chosen, and the trade can be drafted with the table as text", async () => {
  const { anna, bruno, leave } = await two();
  const { id } = await sit(anna, bruno, /^score cards/);
  await open(anna, `/t/${id}`);
  await make(anna, "score cards");
  await bruno.goto(`/t/${id}`);
  await anna.locator("[data-game=over], .prompt").first().waitFor();
  await leave();

  const text = await two({ textView: true });
  const draft = await sit(text.anna, text.bruno, /^offer$/);
  await text.anna.goto(`/t/${draft.id}`);
  await settle(text.anna);
  assert.equal(await text.anna.locator("svg, img, canvas").count(), 0);
  assert.match(await text.anna.locator("main").innerText(), /You give: .*Ritmo card/);
  await make(text.anna, "offer");
  await text.bruno.goto(`/t/${draft.id}`);
  await settle(text.bruno);
  await text.bruno.locator("[data-trade]").waitFor();
  await make(text.bruno, "refuse");
  await settle(text.anna);
  assert.match(await text.anna.locator(".record").innerText(), /does not come to terms/);
  await text.leave();
});
