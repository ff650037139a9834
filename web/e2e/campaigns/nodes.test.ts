// A whole game of two people and two bots at three nodes, behind a proxy that sends successive requests to
// different nodes, watched by a third person: `make cluster-test`. The number of servers must be
// unnoticeable.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import type { Page } from "playwright-core";
import type { Log, Position } from "../../src/wire/types.ts";
import { closeBrowser, Person } from "../browser.ts";
import { keepEvidence } from "../evidence.ts";
import { decide, dice, settle } from "../player.ts";
import { patience, shows, steps } from "../rest.ts";
import { Cluster } from "../serve.ts";
import { make } from "../tables.ts";
import { calm } from "../walk.ts";

/** Only ends a test in which nothing happens any more: a person has some sixty decisions, and bots think. */
const whole = { timeout: 30 * patience };

let cluster: Cluster | null = null;

keepEvidence();
after(async () => {
  await closeBrowser();
  await cluster?.stop();
});

/** The result of a finished game: from the page, and from the nodes. */
async function told(page: Page, id: string) {
  await page.locator("[data-game='over']").first().waitFor();
  const log = (await (await page.request.get(`/api/tables/${id}/log`)).json()) as Log;
  const { view } = (await (
    await page.request.get(`/api/tables/${id}/position?open=true`)
  ).json()) as Position;
  return { steps: await steps(page), moves: log.lines.map(({ move }) => move), score: view.score };
}

test("a whole game of two people and two bots, watched by a third, over three nodes", whole, async () => {
  const { url } = (cluster = await Cluster.start());
  const [anna, bruno, carla] = await Promise.all([1, 2, 3].map(() => Person.come(url, { settings: calm })));
  assert.ok(anna && bruno && carla);
  const bot = { who: "bot", bot: "greedy" } as const;
  const { id } = await make(anna.page, { seats: [{ who: "me" }, { who: "open" }, bot, bot] });
  await anna.page.goto(`/t/${id}`);
  await anna.page.locator(".seat.open .ways button").last().click();
  const link = await anna.page.locator(".seat.open input[readonly]").inputValue();
  await bruno.page.goto(new URL(link).pathname);
  await bruno.page.locator("button.main").click();
  await bruno.page.waitForURL(/\/t\//);
  await anna.page.locator(".seat.open").waitFor({ state: "detached" });
  await anna.page.locator(".do button.main").click();
  await carla.page.goto(`/t/${id}`);

  const roll = dice(27);
  for (;;) {
    const turn = await Promise.race(
      [anna, bruno].map(({ page }) => settle(page).then((is) => ({ page, is }))),
    );
    if (turn.is === "over") break;
    await decide(turn.page, roll);
  }
  const last = await steps(anna.page);
  for (const { page } of [anna, bruno, carla]) await shows(page, last);
  const [first, ...others] = await Promise.all([anna, bruno, carla].map(({ page }) => told(page, id)));
  assert.ok(first && first.steps > 100 && first.moves.length === first.steps + 1, JSON.stringify(first));
  for (const other of others) assert.deepEqual(other, first);
  for (const person of [anna, bruno, carla]) {
    assert.deepEqual(person.faults, []);
    await person.leave();
  }
});
