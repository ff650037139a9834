// Presence: shown at the seats, live, before and during the game; spectators are counted.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { Person } from "./browser.ts";
import { openMenu } from "./menu.ts";
import { make } from "./tables.ts";
import { calm, serve } from "./walk.ts";

const server = serve();

/** Waits until the text of a page says whether a person is at the table. */
const says = (page: Page, name: string, words: string) =>
  page
    .locator("[data-target^='seat:']")
    .filter({ hasText: new RegExp(`\\b${name}\\b`) }) // Anna is not Vanna
    .filter({ hasText: `, ${words}` })
    .waitFor();

/** Descriptions for screen readers that repeat a neighbouring text. */
const twice = (page: Page) =>
  page.locator("[aria-description]").evaluateAll((all) =>
    all.flatMap((e) => {
      const said = e.getAttribute("aria-description") ?? "";
      const words = e.closest("li, header")?.textContent ?? "";
      return !e.closest("[aria-hidden=true]") && words.includes(said) ? [said] : [];
    }),
  );

test("two people and a spectator: arrivals and departures are visible to the others", async () => {
  const [anna, bruno, carla] = await Promise.all(
    [1, 2, 3].map(() => Person.come(server().url, { settings: calm })),
  );
  assert.ok(anna && bruno && carla);
  const { id } = await make(anna.page, { seats: [{ who: "me", name: "Anna" }, { who: "open" }] });

  // Before the game: Bruno arrives, and takes a seat, without a reload of any page.
  for (const { page } of [anna, bruno]) await page.goto(`/t/${id}`);
  await anna.page.getByText("1 is watching").waitFor();
  await bruno.page.locator(".seat.open .ways button").first().click();
  await anna.page.locator(".seat", { hasText: "red, at the table" }).waitFor();
  await bruno.page.locator(".seat", { hasText: "yellow, at the table" }).waitFor();
  await anna.page.getByText("1 is watching").waitFor({ state: "detached" });
  assert.deepEqual(await twice(anna.page), [], "before the game");
  await bruno.page.goto("/rules");
  await anna.page.locator(".seat", { hasText: "not at the table, last seen" }).waitFor();
  await bruno.page.goto(`/t/${id}`);

  await anna.page.locator(".do button.main").click();
  await carla.page.goto(`/t/${id}`);
  for (const { page } of [anna, bruno, carla]) {
    await page.locator(".board svg").first().waitFor();
    await page.locator(".where .watching").getByText("1 is watching").waitFor({ state: "attached" });
  }
  // A second spectator is counted, in the number too; one who leaves is not.
  const dora = await Person.come(server().url, { settings: calm });
  await dora.page.request.patch("/api/me", { data: { name: "Dora" } }); // nameless people at one address count as one
  await dora.page.goto(`/t/${id}`);
  for (const { page } of [anna, carla]) {
    const watching = page.locator(".where .watching");
    await watching.getByText("2 are watching").waitFor({ state: "attached" });
    assert.equal(await watching.locator("span[aria-hidden]").innerText(), "2");
  }
  await dora.leave();
  await anna.page.locator(".where .watching").getByText("1 is watching").waitFor({ state: "attached" });
  await says(anna.page, "Red", "at the table");
  await says(carla.page, "Anna", "at the table");
  assert.equal(await anna.page.locator(".card .present").count(), 1, "a mark for each of the others");
  assert.equal(await carla.page.locator(".card .present.here").count(), 2);

  // By a link on the page, which keeps the connection open.
  await bruno.page.locator("header .home").click();
  await says(anna.page, "Red", "not at the table");
  await anna.page.locator(".card .present:not(.here)").waitFor();
  const menu = await openMenu(anna.page);
  await menu.getByText(/not at the table, last seen (just now|1 minute ago)/).waitFor();
  await menu.getByText("1 is watching").waitFor();
  await menu.getByText("judged by silence alone").waitFor();
  assert.deepEqual(await twice(anna.page), [], "in the menu");
  await bruno.page.goBack();
  await menu.getByText("not at the table").waitFor({ state: "detached" });
  await carla.leave();
  await menu.getByText("1 is watching").waitFor({ state: "detached" });
  assert.deepEqual([...anna.faults, ...bruno.faults], []);
  await anna.leave();
  await bruno.leave();
});
