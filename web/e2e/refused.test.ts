// Refusals of the server have a text that names the error, and change nothing.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { join } from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";
import type { Table } from "../src/wire/types.ts";
import { Person } from "./browser.ts";
import { decide, dice, settle } from "./player.ts";
import { steps } from "./rest.ts";
import { make, playOn } from "./tables.ts";
import { calm, serve } from "./walk.ts";

const server = serve();

async function sit(): Promise<Person> {
  const anna = await Person.come(server().url, { settings: calm });
  const { id } = await make(anna.page);
  await anna.page.goto(`/t/${id}`);
  await settle(anna.page);
  return anna;
}

/** Selects the first possible place, twice: the move is sent. */
async function send(person: Person) {
  const place = person.page.locator(".board [data-state=can]").first();
  await place.dispatchEvent("click");
  await person.page.locator(".chooser .way").first().click();
}

for (const { name, change, says } of [
  {
    name: "an illegal move",
    change: { moves: ["move roma"] },
    says: "Something else is to be decided now: Starting city.",
  },
  { name: "something that is no move", change: { moves: ["dance"] }, says: "This move cannot be read." },
  {
    name: "a stale number",
    change: { seq: 1 },
    says: "The table has changed in the meantime, so this was not done. Look again, then decide.",
  },
  { name: "the seat of another", change: { seat: "red" }, says: "This seat is not yours, in this browser." },
  {
    name: "too many moves",
    change: { moves: Array.from({ length: 65 }, () => "end") },
    says: "That is more than a table can hold.",
  },
  {
    name: "a body that is too large",
    change: { key: "x".repeat(100_000) },
    says: "That is too long for the server.",
  },
]) {
  test(`${name} is refused with a reason, and the table is unchanged`, async () => {
    const anna = await sit();
    const before = await steps(anna.page);
    await anna.page.route("**/moves", async (route) => {
      const sent = route.request().postDataJSON() as Record<string, unknown>;
      await route.continue({ postData: JSON.stringify({ ...sent, ...change }) });
    });
    await send(anna);
    const alarm = anna.page.locator(".alarm[role=alert]");
    await alarm.waitFor();
    const text = await alarm.innerText();
    assert.equal(text.split("\n")[0], says);
    assert.doesNotMatch(text, /fault-|undefined|null|\{/);
    assert.equal(await steps(anna.page), before);
    await anna.page.unroute("**/moves");
    await settle(anna.page);
    await anna.page.keyboard.press("Escape"); // otherwise selecting the same target again would make the move at once
    await anna.page.locator(".chooser").waitFor({ state: "detached" });
    await decide(anna.page, dice(1));
    assert.ok((await steps(anna.page)) > before, "the game does not continue");
    assert.deepEqual(anna.faults, []);
    await anna.leave();
  });
}

test("an unknown table is reported, with a way back", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  for (const path of ["/t/aaaaaaaaaaaaaaaa", "/t/nonsense", "/s/aaaaaaaaaaaaaaaaaaaaaaaa"]) {
    await anna.page.goto(path);
    const home = anna.page.locator("main a[href='/'], a.button[href='/']").first();
    await home.waitFor();
    assert.ok((await anna.page.locator("body").innerText()).length > 40, path);
  }
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

/** Changes the rules of a table, in the file of a stopped server, to rules that no version can build. */
async function loseRules({ id, rules: { hash } }: Table) {
  const script = `
import sqlite3, sys
file, table, rules = sys.argv[1:]
with sqlite3.connect(file) as db:
    change = "UPDATE entries SET data = CAST(replace(CAST(data AS TEXT), ?, ?) AS BLOB) WHERE tab = ? AND seq = 1"
    assert db.execute(change, (rules, "0" * len(rules), table)).rowcount == 1
`;
  await promisify(execFile)("python3", ["-c", script, join(server().data, "volgare.db"), id, hash]);
}

test("a table whose rules are unavailable shows seats, points, moves and the record, and a way back", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  const table = await make(page, {
    seats: [
      { who: "me", name: "Anna" },
      { who: "bot", bot: "greedy" },
    ],
  });
  await playOn(page, table.id, dice(5), (turn, _, decides) => turn >= 2 && decides !== null);
  const { turn, steps } = (await (await page.request.get(`/api/tables/${table.id}`)).json()) as Table;
  await server().kill("SIGTERM");
  await loseRules(table);
  await server().run();
  await page.goto(`/t/${table.id}`);
  await page.getByText("Nobody can play on here.").waitFor();
  const seats = page.getByRole("list", { name: "Seats" }).getByRole("listitem");
  assert.match((await seats.allInnerTexts()).join("; "), /Anna \(you\)\s+\d+ VP; .+\(bot\)\s+\d+ VP/);
  await page.getByText(`The game had come to turn ${turn}.`).waitFor();
  await page.getByText("The points are those that all could know.").waitFor();
  await page.getByText(`${steps} moves`).click();
  const moves = page.locator("ol li");
  assert.equal(await moves.count(), steps);
  assert.ok(await moves.last().isVisible());
  const record = await page.request.get((await page.locator("a[download]").getAttribute("href")) ?? "");
  assert.ok((await record.text()).includes(await moves.last().locator("code").innerText()));
  await page.getByRole("link", { name: "To the lobby" }).click();
  await page.getByText("Can only be read").waitFor();
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("a full disk: the move is refused, the table is unchanged, and play continues when there is room", async () => {
  const anna = await sit();
  await decide(anna.page, dice(1));
  await settle(anna.page);
  const before = await steps(anna.page);
  await server().fileLimit(1);
  try {
    await send(anna);
    const alarm = anna.page.locator(".alarm[role=alert]");
    await alarm.waitFor();
    assert.ok((await alarm.innerText()).trim().length > 20);
    assert.equal(await steps(anna.page), before);
  } finally {
    await server().fileLimit("unlimited");
  }
  await settle(anna.page);
  await decide(anna.page, dice(2));
  assert.ok((await steps(anna.page)) > before);
  await anna.leave();
});
