// A finished game: replayed, and its log read from the beginning.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Table } from "../src/wire/types.ts";
import { Person } from "./browser.ts";
import { lay, played, upTo } from "./records.ts";
import { steps as stepsOf } from "./rest.ts";
import { calm, serve } from "./walk.ts";

const server = serve();

async function over() {
  const anna = await Person.come(server().url, { settings: calm });
  const [record = ""] = await played({ bot: "random", games: 1 });
  const { id, steps } = await lay(anna.page, record, (n) => ["Anna", "Bruno", "Carla", "Dario"][n] ?? "");
  return { anna, page: anna.page, id, steps };
}

test("a replay moves by moves and by turns, and requests each position once", async () => {
  const { anna, page, id, steps } = await over();
  const asked: string[] = [];
  page.on("request", (request) => {
    const at = new URL(request.url()).searchParams.get("at");
    if (request.url().includes("/position?")) asked.push(at ?? "");
  });
  await page.goto(`/t/${id}?at=0`);
  const bar = page.getByRole("region", { name: "Through the game" });
  const shown = async (n: number) => {
    await bar.getByText(`move ${n} of ${steps}`).waitFor();
    await page.locator(".replay[aria-busy=false]").waitFor();
  };
  const press = (name: string) => bar.getByRole("button", { name, exact: true }).click();
  await shown(0);
  await press("One move on");
  await shown(1);
  await press("One move on");
  await shown(2);
  await press("One move back");
  await shown(1);
  await press("One turn on");
  const turn = Number(new URL(page.url()).searchParams.get("at"));
  assert.ok(turn > 2 && turn < steps, `a turn begins after move ${turn}`);
  await shown(turn);
  await press("One turn back");
  await page.waitForFunction((n) => !location.search.endsWith(`at=${n}`), turn);
  assert.deepEqual(asked, [...new Set(asked)]);
  await press("To the result");
  await bar.waitFor({ state: "detached" });
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("a replay of a running game is read-only; all parts of the page agree on its position", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  const games = await played({ bot: "random", games: 1 });
  const { record } = upTo(games, ({ turn, first }) => turn === 5 && first);
  const { id, steps } = await lay(page, record, (n) => ["Anna", "Bruno", "Carla", "Dario"][n] ?? "");
  await page.goto(`/t/${id}?at=${steps}`);
  await page.getByRole("button", { name: "show my table" }).click();
  const bar = page.getByRole("region", { name: "Through the game" });
  const log = page.getByRole("log").first();
  /** The turn in the header, the turn in the bar, and the move that is marked in the log. */
  const told = async (at: number) => {
    await page.locator(".replay[aria-busy=false]").waitFor();
    await log.getByText(at === 0 ? "before the first move" : `after move ${at}`).waitFor();
    await bar.getByText(`move ${at} of ${steps}`).waitFor();
    assert.equal(Number(await log.locator("[aria-current=step]").first().getAttribute("data-step")), at);
    const turn = (await bar.locator(".where").innerText()).split(" · ")[0];
    assert.equal(turn, await page.locator("header .turn span").first().innerText());
    return turn;
  };
  assert.equal(await told(steps), "Turn 5"); // in which no move has been made yet
  assert.equal(await page.locator("[data-state=can], .shelves, header .steps").count(), 0);
  assert.equal(await page.getByText("What if it were my turn?").count(), 0);
  assert.match(await page.locator(".prompt").innerText(), /^(Anna|Bruno|Carla|Dario) \w+s /); // not an instruction to the viewer
  await page.keyboard.press("u");
  await page.getByRole("alert").getByText("It is your turn now").waitFor();
  await bar.getByRole("button", { name: "One move back", exact: true }).click();
  assert.equal(await told(steps - 1), "Turn 4");
  await page.getByRole("button", { name: "To my turn" }).click();
  await page.locator(".prompt.mine").waitFor();
  assert.equal(await stepsOf(page), steps);

  // The details of a score, by pointer and by keyboard.
  const scores = page.locator(".seats button.known");
  const slip = page.getByRole("tooltip");
  const adds = async (n: number) => {
    await slip.getByRole("rowheader", { name: "Known" }).waitFor();
    const parts = (await slip.locator("tbody td").allInnerTexts()).map((vp) => Number(vp.replace("−", "-")));
    const sum = parts.reduce((all, vp) => all + (vp || 0), 0);
    assert.equal(sum, parseInt(await scores.nth(n).locator(".sum").innerText(), 10));
  };
  const known = await scores
    .locator(".sum")
    .evaluateAll((all) => all.map((e) => parseInt(e.textContent, 10)));
  const most = known.indexOf(Math.max(...known));
  await scores.nth(most).hover();
  await adds(most);
  const swings = (await slip.locator("th", { hasText: "at present" }).count()) > 0;
  assert.equal(await slip.getByText("whoever is ahead at the end").count(), swings ? 1 : 0);
  await page.mouse.move(700, 400);
  await slip.waitFor({ state: "detached" });
  await page.keyboard.press("Tab");
  await scores.first().focus();
  await adds(0);
  await page.keyboard.press("Escape");
  await slip.waitFor({ state: "detached" });
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("a long log shows its end, and the rest on demand", async () => {
  const { anna, page, id } = await over();
  await page.goto(`/t/${id}?at=${Number.MAX_SAFE_INTEGER}`);
  const log = page.getByRole("log").first();
  const first = log.getByRole("heading", { name: /^Turn 1\b/ });
  await log.getByRole("heading").first().waitFor();
  assert.equal(await first.count(), 0);
  const earlier = log.getByRole("button", { name: /^Earlier \(\d+\)$/ });
  for (let press = 0; press < 10 && (await earlier.count()) > 0; press++) await earlier.click();
  await first.waitFor();
  assert.equal(await earlier.count(), 0);
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("a finished game can be continued from any move", async () => {
  const { anna, page, id, steps } = await over();
  const bar = page.getByRole("region", { name: "Through the game" });
  const onward = bar.getByRole("button", { name: "Play on from here" });
  await page.goto(`/t/${id}?at=${steps}`);
  await bar.getByText(`move ${steps} of ${steps}`).waitFor();
  assert.equal(await onward.count(), 0, "continuing is offered after the last move");
  for (const at of [7, steps - 1]) {
    await page.goto(`/t/${id}?at=${at}`);
    await page.locator(".replay[aria-busy=false]").waitFor();
    await onward.click();
    await page.waitForURL((url) => url.pathname.startsWith("/t/") && !url.pathname.endsWith(id));
    await page.locator(".desk[data-game=playing]").waitFor();
    const answer = await page.request.get(new URL(page.url()).pathname.replace("/t/", "/api/tables/"));
    const table = (await answer.json()) as Table;
    assert.ok(table.steps >= at && table.seats.filter((s) => s.mine).length === 1, JSON.stringify(table));
  }
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});
