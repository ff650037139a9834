// Guide cards and other panels next to a chooser: they do not close it, and no dialog covers them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Person } from "./browser.ts";
import { settle } from "./player.ts";
import { atRest, grows, steps } from "./rest.ts";
import { make } from "./tables.ts";
import { calm, serve } from "./walk.ts";

const server = serve();

const windows = [
  { width: 740, height: 360 },
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
];

/** A user at a new table, before the guide has explained where to begin. */
async function sit(
  window: (typeof windows)[number],
  settings: Record<string, unknown> = { pace: "off", guided: ["aim"] },
) {
  // prettier-ignore
  const anna = await Person.come(server().url, { size: window.width < 1000 ? "phone" : "laptop", settings });
  const { page } = anna;
  await page.setViewportSize(window);
  const { id } = await make(page);
  await page.goto(`/t/${id}`);
  return { anna, page };
}

for (const window of windows) {
  const size = `${window.width}x${window.height}`;

  test(`a guide card waits until the selection is used or dropped: ${size}`, async () => {
    const { anna, page } = await sit(window);
    const card = page.locator("aside.card");
    const chooser = page.locator(".chooser");
    const city = page.locator(".map .place[data-state=can]").first();
    await city.dispatchEvent("click"); // before the guide appears, unless the machine is slow
    await chooser.waitFor();
    await atRest(page); // the guide would have appeared by now
    assert.ok(!(await card.isVisible()), "a card is shown next to the chooser");
    await chooser.locator("header button").click();
    await chooser.waitFor({ state: "detached" });
    await card.locator("button.main").waitFor();
    // A target can be selected and used while the card is open.
    const before = await steps(page);
    await city.dispatchEvent("click");
    await chooser.locator(".way[data-armed]").waitFor();
    assert.ok(!(await card.isVisible()), "the card stays next to the chooser");
    await chooser.locator(".way[data-armed]").click();
    await grows(page, before);
    assert.deepEqual(anna.faults, []);
    await anna.leave();
  });

  test(`a guide card is not covered by a dialog, and appears when that is closed: ${size}`, async () => {
    const { anna, page } = await sit(window);
    const card = page.locator("aside.card");
    const hint = page.getByRole("button", { name: "Hint", exact: true });
    const leaf = page.locator("dialog[open]");
    for (const when of ["before it comes", "after it has come"]) {
      await hint.dispatchEvent("click");
      await leaf.waitFor();
      await atRest(page);
      assert.ok(!(await card.isVisible()), `a card is covered by the dialog opened ${when}`);
      await page.keyboard.press("Escape");
      await leaf.waitFor({ state: "detached" });
      await page.locator("aside.card.found").waitFor();
    }
    await card.locator("button.main").click();
    await card.waitFor({ state: "detached" });
    assert.deepEqual(anna.faults, []);
    await anna.leave();
  });
}

test("dismissing an error, zooming the map and closing a dialog do not change a selection", async () => {
  const { anna, page } = await sit({ width: 1366, height: 768 }, calm);
  await settle(page);
  const chosen = page.locator(".chooser .way[data-armed]");
  await page.locator(".map .place[data-state=can]").first().dispatchEvent("click");
  await chosen.waitFor();
  await page.route("**/moves", (route) => route.continue({ postData: route.request().postData()?.replace(/"seq":\d+/, '"seq":1') ?? "" })); // prettier-ignore
  await chosen.click();
  await page.locator(".alarm[role=alert] .button").click();
  await page.locator(".alarm[role=alert]").waitFor({ state: "detached" });
  assert.equal(await chosen.count(), 1, "dismissing the error closed the chooser");
  await page.locator(".zoom button").first().click();
  await atRest(page);
  assert.equal(await chosen.count(), 1, "zooming the map closed the chooser");
  await page.keyboard.press("?");
  await page.locator("dialog[open] form button").click();
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  assert.equal(await chosen.count(), 1, "closing the dialog closed the chooser");
  await anna.leave();
});
