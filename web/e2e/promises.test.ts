// The promises of a choice before it is made: the value of people, and the reductions by a limit, an empty
// stock or the end of the game.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { Person, type Look } from "./browser.ts";
import { offers } from "./engine.ts";
import { played, seated, sit, type Cut, type Step } from "./records.ts";
import { atRest } from "./rest.ts";
import type { Legal, Position, Setup } from "../src/wire/types.ts";
import { everything } from "./tables.ts";
import { calm, open, serve } from "./walk.ts";

const server = serve();
/** Random games, in which sooner or later everything happens. */
let games: string[];
before(async () => (games = await played({ bot: "random", on: everything, games: 1000 })));

/** Opens a position where such a move was made, and returns the moves offered there. */
async function offered(look: Look, move: RegExp, wanted?: (step: Step) => boolean) {
  const bruno = await Person.come(server().url, { settings: calm });
  const anna = await Person.come(server().url, { ...look, settings: { ...calm, ...look.settings } });
  const { id, seat } = await sit(games, anna.page, bruno.page, move, wanted);
  await bruno.leave();
  await open(anna.page, `/t/${id}`);
  const answer = await anna.page.request.get(`/api/tables/${id}/position?seat=${seat}`);
  const { view } = (await answer.json()) as Position;
  const setup = (await (await anna.page.request.get(`/api/tables/${id}/setup`)).json()) as Setup;
  return { anna, view, setup };
}

/** The value of a tile in the text of its choice. */
const worth = (vp: number) => (vp === 0 ? "" : `${vp > 0 ? "+" : "−"}${Math.abs(vp)} VP`);

const laptop = { size: "laptop" } as const;
for (const look of [{ size: "phone" }, laptop, { settings: { textView: true } }] as const) {
  const where = "size" in look ? look.size : "as text";
  test(`the choice of a friar shows the knowledge, power and value of each: ${where}`, async () => {
    const { anna, view, setup } = await offered(look, /^friar/);
    const { page } = anna;
    if (look === laptop) {
      // If a person can be chosen, the log stays in front; if that choice is opened, the people come to the
      // front.
      await page.locator("#side-people.beckons[aria-selected=false]").waitFor();
      const said = await page.locator("#side-people").getAttribute("aria-description");
      assert.equal(said, "Something can be chosen here");
      await page.locator("#side-log[aria-selected=true]").waitFor();
    }
    if ("size" in look && look !== laptop) {
      const tab = page.locator("nav .beckons[data-tab=tracks]");
      const said = await page.locator(`#${await tab.getAttribute("aria-describedby")}`).textContent();
      assert.match(said ?? "", /^Something can be chosen here/);
    }
    if ("size" in look) await page.locator('[data-target="action:friar"]').click();
    if (look === laptop) await page.locator("#side-people[aria-selected=true]:not(.beckons)").waitFor();
    await atRest(page);
    const ways = view.legal.filter(({ kind }) => kind === "friar");
    assert.ok(ways.length > 0);
    for (const way of ways) {
      const person = setup.friars.find(({ tile }) => way.move.endsWith(tile));
      const button = page.locator(`[data-move="${way.move}"]`);
      const told = await ("size" in look ? button : button.locator("xpath=..")).innerText();
      assert.ok(person && told.includes(worth(person.vp)), told);
      if (person.knowledge > 0) assert.ok(told.includes(`+${person.knowledge} knowledge`), told);
      assert.ok(told.trim().split("\n").length > 1, `${way.move} shows only its name`);
    }
    if ("size" in look) {
      // The people are in front; the key of the log brings the log back.
      await page.keyboard.press("/");
      await page.locator("[role=log]:focus").waitFor();
    }
    await anna.leave();
  });
}

test("an advance that nothing can follow says so before its points are spent", async () => {
  const { anna, view } = await offered({}, /^rest/, ({ turn }) => turn === 16);
  const { page } = anna;
  await page.locator('[data-target="action:rest"]').first().click();
  await atRest(page);
  const way = view.legal.find(({ kind }) => kind === "rest");
  assert.match(
    await page.locator(`.chooser [data-move="${way?.move}"]`).innerText(),
    /no turn follows: it brings nothing/,
  );
  await anna.leave();
});

test("the choice of a cardinal shows the power and value of each", async () => {
  const { anna, view, setup } = await offered({}, /^cardinal/);
  const { page } = anna;
  await page.locator('[data-target="action:cardinal"]').dispatchEvent("click");
  await atRest(page);
  const ways = view.legal.filter(({ kind }) => kind === "cardinal");
  assert.ok(ways.length > 1);
  for (const way of ways) {
    const person = setup.cardinals.find(({ tile }) => way.move.includes(tile));
    const told = await page.locator(`.chooser [data-move="${way.move}"]`).innerText();
    assert.ok(person && told.includes(worth(person.vp)), told);
    assert.ok(told.trim().split("\n").length > 1, `${way.move} shows only its name`);
  }
  await anna.leave();
});

/** The reductions, with their text in the choice; view/promise_test.go covers the others. */
const cuts: Record<string, RegExp> = {
  "cards-drawn over-limit": /you may own \d+ at most: more only in exchange/,
  "tiles-drawn over-limit": /you may own \d+ at most: more only in exchange/,
  "track not-reached": /tiles can be drawn from space \d+ on|it scores from space \d+ on/,
  "track taken": /place \d+: only the/,
};

/** The reductions of a move's effects. */
const cutsOf = ({ effects = [] }: Legal) =>
  effects.flatMap(({ kind, cut = [] }) => cut.map(({ code }) => `${kind} ${code}`));

/** The first positions with a choice whose effect is reduced. */
async function cutShort(): Promise<Map<string, Cut>> {
  const found = new Map<string, Cut>();
  for await (const { legal, here } of offers(everything)) {
    for (const what of new Set(legal.flatMap(cutsOf)))
      if (what in cuts && !found.has(what)) found.set(what, await here());
    if (found.size === Object.keys(cuts).length) break;
  }
  return found;
}

test("a reduced effect says so in the choice", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const bruno = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  const found = await cutShort();
  for (const [what, says] of Object.entries(cuts)) {
    const cut = found.get(what);
    assert.ok(cut, `not found: ${what}`);
    const { id, seat } = await seated(cut, page, bruno.page);
    const { view } = (await (
      await page.request.get(`/api/tables/${id}/position?seat=${seat}`)
    ).json()) as Position;
    const way = view.legal.find((legal) => cutsOf(legal).includes(what));
    assert.ok(way, `${what} is not offered at the table`);
    await open(page, `/t/${id}`);
    await page.locator(`[data-target="action:${way.kind}"]`).first().dispatchEvent("click");
    await atRest(page);
    assert.match(await page.locator(`.chooser [data-move="${way.move}"]`).innerText(), says);
  }
  assert.deepEqual(anna.faults, []);
  await anna.leave();
  await bruno.leave();
});
