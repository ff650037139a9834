// The lists of tables on the home page, even if they are long.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { freshKey } from "../src/client/once.ts";
import type { Table } from "../src/wire/types.ts";
import { closeBrowser, Person } from "./browser.ts";
import { keepEvidence } from "./evidence.ts";
import { atRest } from "./rest.ts";
import { Server } from "./serve.ts";
import { make } from "./tables.ts";

let server: Server;
before(async () => (server = await Server.start("0s", "--no-limits")));
keepEvidence();
after(async () => {
  await closeBrowser();
  await server.stop();
});

test("a list of tables has pages, each following the previous one", async () => {
  const anna = await Person.come(server.url);
  const { page } = anna;
  const made: Table[] = [];
  // Running tables are all on the first page, so these are closed.
  while (made.length < 103) {
    const table = await make(page, { seats: [{ who: "me" }, { who: "open" }] });
    await page.request.patch(`/api/tables/${table.id}`, { data: { closed: true, key: freshKey() } });
    made.push(table);
  }
  await page.goto("/");
  const mine = page.getByRole("region", { name: "My tables" });
  const more = mine.getByRole("button", { name: "Show more" });
  for (const shown of [6, 100]) {
    await more.waitFor();
    await atRest(page);
    assert.equal(await mine.getByRole("listitem").count(), shown);
    await more.click();
  }
  await mine.getByRole("listitem").nth(102).waitFor();
  assert.equal(await more.count(), 0);
  const links = mine.getByRole("link");
  const shown = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  assert.deepEqual(new Set(shown), new Set(made.map(({ id }) => `/t/${id}`)));
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});
