// The table in all its states, at all sizes, light and dark: selected and impossible targets with the reason,
// every decision, the panels, and the notices above the board.
import assert from "node:assert/strict";
import { before } from "node:test";
import type { Page } from "playwright-core";
import { freshKey } from "../../src/client/once.ts";
import { opener } from "../menu.ts";
import { dice, endTurn, settle } from "../player.ts";
import { hand, lay, played, upTo, type Cut } from "../records.ts";
import { steps } from "../rest.ts";
import { playOn } from "../tables.ts";
import { open, serve, walk } from "../walk.ts";

serve();
/** Games between four and five bots; random moves reach what bots never do. */
let games: string[], five: string[], wild: string[], italian: string[];
before(async () => {
  games = await played();
  five = await played({ players: 5 });
  wild = await played({ players: 5, bot: "random" });
  italian = await played({ preset: "it2010", players: 5, bot: "random" });
});

const names = ["Beatrice Portinari", "Cino", "Dante da Maiano", "Forese", "Guido Cavalcanti"];

walk("at the table", "laptop", async ({ judge, come, touch, server }) => {
  const table = upTo(games, (step) => step.turn === 7 && step.first);
  const anna = await come();
  const { page } = anna;
  const { id, seats } = await lay(page, table.record, () => "Anna");
  const others: Page[] = []; // no browser sees two hands
  for (const [i, other] of seats.filter((s) => s.seat !== table.seat).entries()) {
    const { page: one } = await come();
    await hand(page, one, id, other.seat, names[i] ?? "");
    others.push(one);
  }
  const play = (seed: number, enough: Parameters<typeof playOn>[3]) =>
    Promise.all(others.map((one) => playOn(one, id, dice(seed), enough)));
  const see = (state: string) => judge.look(page, state);
  const escape = () => page.keyboard.press("Escape");
  await open(page, `/t/${id}`);
  await see("table");

  // A selected target, and an impossible one with the reason.
  const place = page.locator(".map [data-target^='place:'][data-state=can]").first();
  if (!touch) {
    await place.hover({ force: true });
    await page.locator(".hint").waitFor();
    await see("hint");
    await page.mouse.move(0, 0);
  }
  await place.dispatchEvent("click");
  await page.locator(".chooser").waitFor();
  await see("chooser");
  await escape();
  await page.locator(".kind[data-state=can][data-target^='action:take']").first().click();
  await page.locator(".chooser .way").last().click();
  await see("ways");
  await escape();
  await page.locator(".map [data-state=cannot][data-target^='place:']").first().dispatchEvent("click");
  await page.locator(".chooser .no").waitFor();
  await see("why");
  await page.locator(".chooser .rule").first().click();
  await page.locator("[role=dialog] [lang] .example").waitFor();
  await see("rule");
  await escape();
  await escape();
  await page.locator(".steps [aria-keyshortcuts=e]").click();
  await see("end-sure");
  await escape();

  // The dialogs.
  const sheet = page.locator("dialog[open]");
  const foot = () => sheet.locator(".body").evaluate((body) => { body.scrollTo(0, body.scrollHeight); }); // prettier-ignore
  await opener(page, "menu").click();
  await sheet.locator("section").nth(3).waitFor();
  await see("menu");
  const mine = sheet.locator("li", { hasText: "Anna" }).locator(".ways");
  await mine.locator("button").last().click();
  await mine.locator("> button").last().click();
  await sheet.locator("li .share").waitFor();
  await sheet.locator("li .share button").last().click();
  await see("menu-seats");
  await sheet.locator("summary").click();
  await sheet.locator("textarea").fill("The psalter brought too little.");
  await foot();
  await see("menu-foot");
  await escape();
  await page.locator("dialog").waitFor({ state: "detached" }); // the next one is another dialog
  await opener(page, "glossary").click();
  await sheet.locator(".body dl, .body table, .body ul").first().waitFor();
  await see("glossary");
  await foot();
  await see("glossary-foot");
  await escape();

  // The parts of the table, and the log with the chat.
  for (const tab of touch ? ["market", "tracks", "players"] : []) {
    await page.locator(`button[data-tab=${tab}]`).click();
    await see(tab);
  }
  if (touch) await page.locator("button[data-tab=log]").click();
  await others[0]?.request.post(`/api/tables/${id}/chat`, { data: { text: "Che bella mossa, Anna! And now to Bologna?", key: freshKey() } }); // prettier-ignore
  await page.locator(".said").waitFor();
  await page.locator("#say").fill("Vediamo …");
  await see("log");
  await page.locator("#say").fill("");
  for (const tab of await page.locator(".side [role=tab]:not([aria-selected=true])").all()) {
    const name = (await tab.getAttribute("id")) ?? "";
    await tab.click();
    await see(name);
  }
  const log = page.locator("#side-log"); // on a large screen it has its own place
  if ((await log.count()) > 0) await log.click();
  const map = page.locator("button[data-tab=map]"); // on a laptop, and a tablet in landscape, the map is always there
  if (await map.isVisible()) await map.click();

  // Errors, and notices above the board.
  await server.fileLimit(1);
  await place.dispatchEvent("click");
  await page.locator(".chooser .way").first().click();
  if ((await page.locator(".chooser .way[data-armed]").count()) > 0) await page.locator(".chooser .way[data-armed]").click(); // prettier-ignore
  await page.locator(".alarm[role=alert]").waitFor();
  await see("fault");
  await server.fileLimit("unlimited");
  await page.locator(".alarm button").click();
  await page.mouse.move(0, 0);
  await escape();
  await anna.context.setOffline(true);
  await page.locator(".alarm").waitFor();
  await see("offline");
  await anna.context.setOffline(false);
  await page.locator(".alarm").waitFor({ state: "detached" });
  await page.request.patch(`/api/tables/${id}`, { data: { closed: true, key: freshKey() } });
  await page.locator(".banners button").waitFor();
  await see("closed");
  await page.goto(`/t/${id}?text`);
  await page.locator(".text .banners button").waitFor();
  await judge.read(page, "closed-text");
  await page.goto(`/t/${id}`);
  await page.locator(".map svg").first().waitFor();
  await page.request.patch(`/api/tables/${id}`, { data: { closed: false, key: freshKey() } });
  await settle(page);

  // While others decide.
  await endTurn(page);
  await page.locator(".waiting button").waitFor();
  await see("waiting");
  await page.locator(".waiting button").click();
  await page.locator(".desk.trying").waitFor();
  await see("what-if");
  await page.locator(".steps button.main").click();
  const before = await steps(page);
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("volgare.settings") ?? "{}") as object;
    localStorage.setItem("volgare.settings", JSON.stringify({ ...kept, pace: "fast" }));
  });
  await page.goto(`/t/${id}`);
  await page.locator(".waiting").waitFor();
  // The playback starts at once, and stops before its third step.
  let release = (): void => undefined;
  const released = new Promise<void>((go) => (release = go));
  await page.route(/\/snapshot\?/, (route) => released.then(() => route.continue()));
  await page.route(/position.*at=/, (route) => {
    const at = Number(new URL(route.request().url()).searchParams.get("at"));
    if (at <= before + 2) void route.continue();
  });
  await play(5, (_, step) => step >= before + 4);
  release();
  await page.locator(`[data-steps="${before + 4}"] [data-story] button`, { hasText: "2" }).waitFor();
  await judge.look(page, "story", "request");
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.goto("/help");
  await play(6, (_turn, _step, decides) => decides === table.seat);
  await open(page, `/t/${id}`);
  await page.locator(".banners [role=status] button.main").waitFor();
  await see("since-away");
  await page.locator(".banners [role=status] button").last().click();
  await page.request.post(`/api/tables/${id}/seats/${table.seat}`, { data: { do: "bot", key: freshKey() } });
  await page.locator(".lent button.main").waitFor();
  await page.locator(".prompt:not(.mine)").waitFor();
  await see("bot-for-me");

  // A spectator.
  const carla = await come();
  await carla.page.goto(`/t/${id}`);
  await carla.page.locator(".waiting").waitFor();
  await carla.page.locator(".map svg").first().waitFor();
  await judge.look(carla.page, "spectator");
  await carla.page.goto("/t/aaaaaaaaaaaaaaaaaaaa");
  await carla.page.locator("h1").waitFor();
  await judge.look(carla.page, "trouble");
});

/** Anna takes the seat to move; another browser holds all other seats. */
async function seat(anna: Page, others: Page, { record, seat }: Cut) {
  const { id } = await lay(others, record, (i) => names[i] ?? "");
  await hand(others, anna, id, seat, "Anna");
  return id;
}

/** Positions with a decision other than a turn, in games of five. */
const decisions: Record<string, { games: () => string[]; move: RegExp }> = {
  start: { games: () => five, move: /^start/ },
  charity: { games: () => five, move: /^charity/ },
  keep: { games: () => five, move: /^keep/ },
  order: { games: () => italian, move: /^top/ },
  give: { games: () => wild, move: /^give/ },
  answer: { games: () => italian, move: /^(accept|refuse)/ },
  bidding: { games: () => italian, move: /^(bid|pass)/ },
  election: { games: () => five, move: /^elect/ },
  payment: { games: () => five, move: /^pay .*\d.*\d/ },
};

walk("decisions", "phone", async ({ judge, come }) => {
  const anna = await come();
  const bruno = await come();
  const { page } = anna;
  for (const [decision, { games, move }] of Object.entries(decisions)) {
    const table = upTo(games(), (step) => move.test(step.move));
    await open(page, `/t/${await seat(page, bruno.page, table)}`);
    assert.equal(await page.locator(".decision").getAttribute("data-decision"), decision);
    await judge.look(page, decision);
    const way = page.locator(".decision .way").last();
    if ((await way.count()) === 0 || !["election", "keep", "answer"].includes(decision)) continue;
    await way.click();
    await judge.look(page, `${decision}-chosen`);
  }
});
