// The Deluxe expansions in the browser: cards are drawn, kept, given up, returned and traded.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import type { Page } from "playwright-core";
import { Person } from "./browser.ts";
import { make, touch } from "./moves.ts";
import { settle } from "./player.ts";
import { shows, steps } from "./rest.ts";
import { played, sit } from "./records.ts";
import type { Position, Seat, Snapshot } from "../src/wire/types.ts";
import { everything } from "./tables.ts";
import { calm, open, serve } from "./walk.ts";

const server = serve();
/** Random games, in which sooner or later everything happens. */
let games: string[];
before(async () => (games = await played({ bot: "random", on: everything, games: 1000 })));

/** A seat's own view of itself. */
async function me(page: Page, id: string, seat: Seat) {
  const answer = await page.request.get(`/api/tables/${id}/position?seat=${seat}`);
  const { view } = (await answer.json()) as Position;
  const player = view.players.find((p) => p.seat === seat);
  assert.ok(player, "no such seat");
  return player;
}

/** The largest possible hand: four Ritmo, four Placiti, four Scuola and Arnault together, three Glossario. */
const full: Record<string, string[]> = {
  ritmo: ["ritmo-blue", "ritmo-yellow", "ritmo-pink", "ritmo-green"],
  placiti: ["placiti-placito", "placiti-placito", "placiti-guaita", "placiti-white"],
  scuola: ["scuola-3", "scuola-4"],
  arnault: ["arnault-1", "arnault-2"],
  glossario: ["glossario-1", "glossario-2", "glossario-3"],
};

test("a hand of fifteen cards is shown in full, without scrolling", async () => {
  const { anna, bruno, leave } = await two();
  const { id, seat } = await sit(games, anna, bruno, /^return guaita/);
  await anna.route(/\/snapshot\?/, async (route) => {
    const answer = await route.fetch();
    const now = (await answer.json()) as Snapshot;
    const player = now.position?.view.players.find((p) => p.seat === seat);
    for (const held of player?.cards ?? []) held.cards = full[held.deck] ?? [];
    await route.fulfill({ response: answer, json: now });
  });
  for (const [width, height, players] of [
    [1280, 720, false],
    [1366, 768, false],
    [1920, 1080, false],
    [1024, 768, false],
    [360, 740, true],
  ] as const) {
    await anna.setViewportSize({ width, height });
    await open(anna, `/t/${id}`);
    if (players) await anna.locator("button[data-tab=players]").click();
    const cards = anna.locator("section.hand .held");
    await cards.first().waitFor();
    assert.equal(await cards.count(), 14, `${width}: piles of equal cards`);
    for (const card of await cards.all()) {
      await card.scrollIntoViewIfNeeded();
      assert.ok((await card.getAttribute("aria-label")) !== "", "a card without words");
      const hit = await card.evaluate((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
      assert.ok(hit, `${width}: a card is covered`);
    }
    const wide = await anna
      .locator(".bar .hand, .mine")
      .evaluateAll((all) => Math.max(...all.map((e) => e.scrollWidth - e.clientWidth)));
    assert.equal(wide, 0, `${width}: the hand scrolls sideways`);
  }
  await leave();
});

test("the log takes the room of the tracks, and returns it", async () => {
  const { anna, bruno, leave } = await two();
  const { id } = await sit(games, anna, bruno, /^return guaita/);
  await open(anna, `/t/${id}`);
  const high = () => anna.locator(".log").evaluate((log) => log.clientHeight);
  const before = await high();
  assert.ok(before >= 90, `the log has ${before} px`);
  await anna.locator(".taller").click();
  assert.ok((await high()) > before + 200, `the log has only ${await high()} px`);
  await anna.locator(".taller").click();
  assert.equal(await high(), before);
  await leave();
});

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
  const drawn = await sit(games, anna, bruno, /^placiti 1$/);
  await open(anna, `/t/${drawn.id}`);
  // Cards are drawn at the piece's place: the place offers it, and so does the deck.
  const { place } = await me(anna, drawn.id, drawn.seat);
  await anna.locator(`.map [data-target="place:${place}"]`).dispatchEvent("click");
  const draw = anna.locator('.chooser [data-move="placiti 1"]');
  assert.match(await draw.locator(".brings").innerText(), /^draws \d cards, keeps \d$/);
  await anna.keyboard.press("Escape");
  // A deck of another place says where it is drawn, and what its cards are for.
  await anna.locator('[data-target="deck:ritmo"]').dispatchEvent("click");
  await anna.locator(".chooser [data-why=wrong-place]", { hasText: "Venezia" }).waitFor();
  await anna.locator(".chooser", { hasText: "look at 2, keep 1" }).waitFor();
  await anna.keyboard.press("Escape");
  await touch(anna, "deck:placiti", "placiti 1");
  const kept = await make(anna, "keep placiti");
  if ((await anna.locator("[data-decision=card-give]").count()) > 0) await make(anna, "give up");
  const [, , label = ""] = kept.split(" ");
  await anna.locator(`.hand [data-target="card:placiti-${label}"]`).waitFor();
  // Other players see that a card was kept, but not which.
  await bruno.goto(`/t/${drawn.id}`);
  await bruno.locator(".log .rule").last().waitFor();
  const name = { placito: "a Placito", guaita: "the Guaita di Travale", white: "a white card" }[label] ?? "";
  assert.match(await told(bruno), /keeps a card/);
  assert.doesNotMatch(await told(bruno), new RegExp(`keeps ${name}`));
  assert.match(await told(anna), new RegExp(`keeps ${name}`));

  const given = await sit(games, anna, bruno, /^give up placiti/);
  await open(anna, `/t/${given.id}`);
  await make(anna, "give up placiti");
  await settle(anna);

  const guaita = await sit(games, anna, bruno, /^return guaita/);
  await open(anna, `/t/${guaita.id}`);
  await touch(anna, "card:placiti-guaita", "return guaita ducats");
  assert.match(await told(anna), /30 ducats/);

  const white = await sit(games, anna, bruno, /^return white/);
  await open(anna, `/t/${white.id}`);
  await touch(anna, "card:placiti-white", "return white");
  assert.match(await told(anna), /under the deck/);
  await leave();
});

test("choosing among cards shows their use, and the limit", async () => {
  const { anna, bruno, leave } = await two();
  const { id } = await sit(games, anna, bruno, /^keep placiti (white|placito)$/);
  await open(anna, `/t/${id}`);
  const say = anna.locator(".decision .say");
  await say.locator('a[data-rules~="EXP-P6"]').waitFor();
  const white = anna.locator('.way[data-move="keep placiti white"]');
  const { width } = (await white.boundingBox()) ?? { width: 0 };
  await white.click();
  // Only the selected choice is described, and nothing has moved.
  await say.locator('a[data-rules~="EXP-P6"]').waitFor({ state: "detached" });
  assert.match(await say.innerText(), /White cards, put back, bring 1 knowledge/);
  assert.equal(Math.round((await white.boundingBox())?.width ?? 0), Math.round(width));

  const given = await sit(games, anna, bruno, /^give up placiti/);
  await open(anna, `/t/${given.id}`);
  assert.match(await say.innerText(), /You own 1 card of the Placiti: on knowledge level 1/);
  await say.locator('a[data-rules~="EXP-P3"]').click();
  await anna.locator("[role=dialog] h2", { hasText: "EXP-P3" }).waitFor();
  await leave();
});

test("the deck that no action draws from says so, to keyboard users too", async () => {
  const { anna, bruno, leave } = await two();
  const { id } = await sit(games, anna, bruno, /^placiti 1$/);
  await open(anna, `/t/${id}`);
  const deck = anna.locator('[data-target="deck:scuola"]');
  assert.equal(await deck.getAttribute("data-state"), "cannot");
  await deck.focus();
  await anna.keyboard.press("Enter");
  const why = anna.locator(".chooser [data-why]");
  assert.equal(await why.locator(".rule").getAttribute("data-rules"), "EXP-S1");
  assert.match(await why.innerText(), /Only when Stupor Mundi is resolved\. §\s+Rules/);
  await leave();
});

test("a bid shows the prize, and the number of votes", async () => {
  const { anna, bruno, leave } = await two();
  const { id, seat } = await sit(games, anna, bruno, /^bid/);
  await open(anna, `/t/${id}`);
  const { hidden } = await me(anna, id, seat);
  await anna.locator('.decision [data-rules~="STU-3"]').waitFor();
  const foot = await anna.locator(".decision").innerText();
  assert.match(foot, /Bid \d+ votes?/);
  assert.match(
    foot,
    new RegExp(
      `You have ${hidden?.votes || "no"} votes?(, and 2 more as the one who summoned)?: bid up to \\d+\\.( You open .*only the others may pass\\.)? .*§\\s+Rules`,
    ),
  );
  await leave();
});

test("the number field of a bid keeps its keys", async () => {
  const { anna, bruno, leave } = await two();
  // A higher bid than another player's: there are a button to bid and one to pass.
  let last = 0;
  const { id } = await sit(games, anna, bruno, /./, ({ move }) => {
    const before = last;
    last = Number(/^bid (\d+)$/.exec(move)?.[1] ?? 0);
    return before > 0 && last > before + 2;
  });
  await open(anna, `/t/${id}`);
  const field = anna.locator(".bid input");
  await field.focus();
  const least = Number(await field.inputValue());
  for (const [key, more] of [
    ["ArrowUp", 1],
    ["ArrowUp", 2],
    ["ArrowDown", 1],
    ["Home", 1],
    ["End", 1],
  ] as const) {
    await anna.keyboard.press(key);
    assert.ok(await field.evaluate((e) => e === document.activeElement), `${key} moves the focus`);
    assert.equal(await field.inputValue(), String(least + more), key);
  }
  await leave();
});

test("a draft shows what is given next to what cannot be asked for, and leads to the players and back", async () => {
  const { anna, bruno, leave } = await two();
  const { id } = await sit(games, anna, bruno, /^offer$/);
  await open(anna, `/t/${id}`);
  const draft = anna.locator(".draft");
  assert.equal(await anna.locator(".right [data-state=can], .board [data-state=can]").count(), 0);
  await draft.locator(".blind").waitFor();
  // My side stays in sight next to all that cannot be asked for.
  await draft.locator("summary").click();
  await draft.locator(".no").evaluate((list) => {
    list.scrollIntoView({ block: "end" });
  });
  const given = await draft.locator(".card").first().boundingBox();
  const sides = await draft.locator(".sides").boundingBox();
  assert.ok(given && sides && given.y >= sides.y, "the given cards have scrolled away");

  await anna.setViewportSize({ width: 360, height: 740 });
  await draft.waitFor();
  assert.equal(await anna.locator("nav .beckons").count(), 0, "a tab is marked as having targets");
  await anna.locator("button[data-tab=players]").click();
  await draft.waitFor({ state: "hidden" });
  await anna.locator(".seats [data-target^='seat:']").first().waitFor();
  await anna.locator(".decision .back").click();
  await draft.waitFor();
  assert.equal(await anna.locator("[data-tab=map][aria-pressed=true]").count(), 1);
  await leave();
});

test("an offer that cannot be accepted shows the full reason, and a counter-offer shows the offer it answers", async () => {
  const { anna, bruno, leave } = await two();
  const { id } = await sit(games, anna, bruno, /^counter$/);
  for (const [width, height] of [
    [1366, 768],
    [360, 740],
  ] as const) {
    await anna.setViewportSize({ width, height });
    await open(anna, `/t/${id}`);
    const no = anna.locator(".reply .no");
    await no.locator(".rule").click({ trial: true });
    await anna.locator(".reply [data-move=counter]").click();
    const hidden = await anna.locator(".do").evaluate((foot) => foot.scrollHeight - foot.clientHeight);
    if (width > 1200) assert.ok(hidden <= 1, `${hidden} px of the foot are hidden`);
    await anna.keyboard.press("Escape");
  }
  const offer = await anna.locator("[data-trade] ul").last().locator("li .hidden").allInnerTexts();
  await make(anna, "counter");
  const answered = await anna.locator(".draft .answered").innerText();
  for (const good of offer) assert.ok(answered.includes(good), `${good} is not in: ${answered}`);
  await leave();
});

test("an outcome says you, and does not repeat the name or the price", async () => {
  const { anna, bruno, leave } = await two();
  const { id } = await sit(games, anna, bruno, /^accept$/, ({ turn }) => turn < 9);
  await open(anna, `/t/${id}`);
  const brings = await anna.locator(".decision [data-move=accept] .brings").innerText();
  assert.match(brings, /^you (give|get) .* · you (give|get) /);
  const white = await sit(games, anna, bruno, /^return white 2/);
  await open(anna, `/t/${white.id}`);
  await anna.locator('[data-target="action:return-white"]').dispatchEvent("click");
  const equal = anna.locator('.chooser [data-move="return white 2"] .brings');
  assert.match(await equal.innerText(), /^\+2 knowledge/);
  const guaita = await sit(games, anna, bruno, /^return guaita/);
  await open(anna, `/t/${guaita.id}`);
  await anna.locator('[data-target="action:return-guaita"]').dispatchEvent("click");
  for (const [gain, told] of [
    ["ducats", /30 ducats/],
    ["knowledge", /\+6 knowledge/],
  ] as const)
    assert.match(await anna.locator(`.chooser [data-move="return guaita ${gain}"]`).innerText(), told);
  await leave();
});

test("a trade is offered, countered and accepted; another one is refused", async () => {
  const { anna, bruno, leave } = await two();
  // A position where Anna has a Ritmo card, and another player has ducats for it.
  const { id } = await sit(games, anna, bruno, /^ask ducats/);
  await open(anna, `/t/${id}`);
  const draft = anna.locator(".draft");
  if ((await draft.locator(".card.up").count()) === 0) await make(anna, "give ritmo");
  await make(anna, "ask ducats 1");
  await make(anna, "ask ducats 1");
  // A step is removed without the others.
  const before = await steps(anna);
  await draft.locator(".asked button").first().click();
  await shows(anna, before - 1);
  // A rule opens next to the draft and does not cover it.
  await anna.locator(".log .rule").first().dispatchEvent("click"); // the draft may cover it
  const panel = anna.locator(".panel[role=dialog]");
  await panel.locator(".example").waitFor();
  const rule = await panel.boundingBox();
  const sheet = await draft.boundingBox();
  assert.ok(rule && sheet && rule.x + rule.width <= sheet.x, "the rule covers the draft");
  await anna.keyboard.press("Escape");
  // Other players do not see the draft.
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

  const other = await sit(games, anna, bruno, /^refuse$/, ({ turn }) => turn < 10);
  await open(anna, `/t/${other.id}`);
  await make(anna, "refuse");
  assert.match(await told(anna), /does not come to terms/);
  await leave();
});

test("the scoring choice is made, and the trade can be drafted in the text view", async () => {
  const { anna, bruno, leave } = await two();
  const { id } = await sit(games, anna, bruno, /^score cards/);
  await open(anna, `/t/${id}`);
  // Both choices describe their effect and its consequences.
  for (const kind of ["cards", "track"])
    await anna
      .locator(`[data-move="score ${kind}"] .brings`, { hasText: /you \d+ VP.* VP known in all/ })
      .waitFor();
  await make(anna, "score cards");
  await bruno.goto(`/t/${id}`);
  await anna.locator("[data-game=over], .prompt").first().waitFor();
  await leave();

  const text = await two({ textView: true });
  const draft = await sit(games, text.anna, text.bruno, /^offer$/);
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
