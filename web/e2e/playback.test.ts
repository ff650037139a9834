// Playback of other players' moves, and hurrying it.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { Position } from "../src/wire/types.ts";
import { Person } from "./browser.ts";
import { dice, settle } from "./player.ts";
import { atRest, grows, steps } from "./rest.ts";
import { make, playOn } from "./tables.ts";
import { calm, serve } from "./walk.ts";

const server = serve();

/** Anna, in her second turn or later, against a bot whose moves are played back slowly. */
async function sit(more: object = {}) {
  const anna = await Person.come(server().url, { settings: { ...calm, pace: "slow", ...more } });
  const { page } = anna;
  const { id } = await make(page, { seats: [{ who: "me" }, { who: "bot", bot: "greedy" }] });
  // If the bot has played before her, nothing is played back when her turn ends.
  for (let step = -1, first = false; !first;) {
    const from = step;
    await playOn(page, id, dice(5), (turn, at, decides) => turn >= 2 && at > from && decides === "yellow");
    const { view, steps: at } = await positionOf(page, id);
    first = view.decision === "turn" && view.order[0] === "yellow";
    step = at;
  }
  await page.goto(`/t/${id}`);
  await settle(page);
  return { anna, page, id };
}

/** Stops the playback after its first step, so that no timer ends it; the returned function continues it. */
async function hold(page: Page) {
  let letGo = (): void => undefined;
  const gone = new Promise<void>((go) => (letGo = go));
  let told = 0;
  await page.route(/position\?.*at=/, async (route) => {
    if (told++ > 0) await gone;
    await route.continue();
  });
  return letGo;
}

async function positionOf(page: Page, id: string) {
  const answer = await page.request.get(`/api/tables/${id}/position?seat=yellow`);
  return (await answer.json()) as Position;
}

for (const oneTap of [false, true])
  test(`a double click that hurries a playback makes no move${oneTap ? ", even with one-tap moves" : ""}`, async () => {
    const { anna, page, id } = await sit({ oneTap });
    const { view } = await positionOf(page, id);
    const near = view.legal.find(({ move }) => /^move \w+$/.test(move))?.targets[0];
    assert.ok(near, "no destination");
    const before = await steps(page);
    const letGo = await hold(page);
    await page.keyboard.press("e");
    const sure = page.locator(".sure .quiet");
    const teller = page.locator(".teller");
    await sure.or(teller).first().waitFor(); // it asks for confirmation if points are left
    if (await sure.isVisible()) await sure.click();
    await teller.waitFor();
    // The bot has played: the page already knows the possible moves, but does not show them yet.
    await playOn(page, id, dice(5), (_, step, decides) => step > before && decides === "yellow");
    const { steps: told } = await positionOf(page, id);
    assert.ok(told > before + 1, "the bot did nothing");
    await page.locator(`[data-steps="${told}"]`).waitFor({ state: "attached" });
    const there = await page.locator(`svg [data-target="${near}"]`).first().boundingBox();
    assert.ok(there);
    assert.ok(await teller.locator("button").isVisible(), "the playback is over");
    await page.mouse.dblclick(there.x + there.width / 2, there.y + there.height / 2);
    letGo();
    await settle(page);
    await atRest(page); // including the effect of a move, had one been sent
    assert.equal(await teller.count(), 0);
    assert.equal(await page.locator(".chooser").count(), 0, "a move was selected");
    assert.equal((await positionOf(page, id)).steps, told, "a move was made");
    await page.locator(`svg [data-target="${near}"]`).first().click();
    if (oneTap) await grows(page, told);
    else await page.locator(".chooser").waitFor();
    assert.deepEqual(anna.faults, []);
    await anna.leave();
  });

test("a held key does not interrupt a playback", async () => {
  const { anna, page } = await sit();
  const letGo = await hold(page);
  await page.keyboard.press("e");
  const teller = page.locator(".teller");
  await page.locator(".sure .quiet").focus(); // it asks for confirmation if points are left
  await page.keyboard.down("Enter");
  await teller.waitFor();
  for (let n = 0; n < 3; n++) await page.keyboard.down("Enter"); // repeats
  assert.ok(await teller.isVisible(), "a key repeat has hurried the playback");
  await page.keyboard.up("Enter");
  await page.keyboard.press("x"); // another press has an effect
  letGo();
  await teller.waitFor({ state: "detached" });
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});
