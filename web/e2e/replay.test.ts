// A game that is over: gone through again, and its log read from the beginning.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Person } from "./browser.ts";
import { lay, played } from "./records.ts";
import { calm, serve } from "./walk.ts";

const server = serve();

async function over() {
  const anna = await Person.come(server().url, { settings: calm });
  const [record = ""] = await played({ bot: "random", games: 1 });
  const { id, steps } = await lay(anna.page, record, (n) => ["Anna", "Bruno", "Carla", "Dario"][n] ?? "");
  return { anna, page: anna.page, id, steps };
}

test("a replay goes by moves and by turns, and asks for each position once", async () => {
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

test("a long log shows its end, and on demand all that was before", async () => {
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
