// From an empty profile to the end of a game, with the pointer.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Person } from "./browser.ts";
import { asked, decide, dice, endTurn, settle } from "./player.ts";
import { calm, serve } from "./walk.ts";

const server = serve();

test("two clicks to a running game, four to the first move", async () => {
  const anna = await Person.come(server().url);
  const { page } = anna;
  let clicks = 0;
  await page.goto("/");
  await page.locator("button.main").first().click();
  clicks++;
  await page.waitForURL(/\/t\//);
  await settle(page);
  assert.ok(clicks <= 2, `${clicks} clicks to a running game`);
  const steps = page.locator("[data-steps]");
  const before = await steps.getAttribute("data-steps");
  const start = page.locator(".board [data-state=can]").first();
  while ((await steps.getAttribute("data-steps")) === before) {
    assert.ok(clicks < 4, "the first move takes more than four clicks");
    await start.click();
    clicks++;
    await page.waitForTimeout(300);
  }
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("the guide says a thing once: what has been got does not come again", async () => {
  const anna = await Person.come(server().url, { settings: { pace: "off" } });
  const { page } = anna;
  const roll = dice(5);
  const card = page.locator("aside.card");
  const guided = () =>
    page.evaluate(
      () => (JSON.parse(localStorage.getItem("volgare.settings") ?? "{}") as { guided: string[] }).guided,
    );
  await page.goto("/");
  await page.locator("button.main").first().click();
  await page.waitForURL(/\/t\//);
  const told = new Set<string>();
  for (let n = 0; n < 12 && (await settle(page)) !== "over"; n++) {
    if (await card.isVisible()) {
      const text = (await card.locator("[aria-live]").textContent()) ?? "";
      assert.ok(!told.has(text), `told again: ${text}`);
      told.add(text);
      await card.locator("button").first().click();
      await card.waitFor({ state: "hidden" });
      assert.ok(
        (await guided()).every((name) => typeof name === "string"),
        "a name of a step is lost",
      );
    }
    await decide(page, roll);
  }
  assert.ok(told.size > 3, `only ${told.size} steps were told`);
  await page.reload();
  assert.equal(new Set(await guided()).size, (await guided()).length, "a step stands there twice");
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("a whole game of four seats against bots through the interface", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  const roll = dice(7);
  await page.goto("/");
  await page.locator("button.main").first().click();
  await page.waitForURL(/\/t\//);
  let decisions = 0;
  for (; (await settle(page)) !== "over"; decisions++) {
    assert.ok(decisions < 400, "the game does not end");
    await decide(page, roll);
  }
  assert.ok(decisions > 40, `only ${decisions} decisions`);
  await page.locator(".ending").waitFor();
  // The sum of the categories is the total that is shown, and somebody has won.
  const rows = await page.locator(".ending table tr").count();
  assert.ok(rows > 5, "the score is told by categories");
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("undo, redo, undo of the turn", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  const roll = dice(3);
  await page.goto("/");
  await page.locator("button.main").first().click();
  await page.waitForURL(/\/t\//);
  await settle(page);
  await decide(page, roll);
  await settle(page);
  // Away from the map, which names what the pointer is on.
  const text = async () => {
    await page.mouse.move(0, 0);
    await page.waitForTimeout(300);
    return page.locator("section.map").innerText();
  };
  const before = await text();
  const steps = async () => Number(await page.locator("[data-steps]").getAttribute("data-steps"));
  const at = await steps();
  const place = page.locator(".board [data-state=can]").first();
  await place.dispatchEvent("click");
  await page.locator(".chooser .way").first().click();
  await page.waitForFunction(
    (n) => Number(document.querySelector("[data-steps]")?.getAttribute("data-steps")) > n,
    at,
  );
  const moved = await text();
  await page.locator(".steps button[aria-keyshortcuts^='u']").click();
  await page.waitForFunction(
    (n) => Number(document.querySelector("[data-steps]")?.getAttribute("data-steps")) === n,
    at,
  );
  assert.equal(await text(), before);
  await page.keyboard.press("Control+y");
  await page.waitForFunction(
    (n) => Number(document.querySelector("[data-steps]")?.getAttribute("data-steps")) > n,
    at,
  );
  assert.equal(await text(), moved);
  await page.keyboard.press("u");
  await page.waitForFunction(
    (n) => Number(document.querySelector("[data-steps]")?.getAttribute("data-steps")) === n,
    at,
  );
  assert.equal(await asked(page), "decide");
  await endTurn(page);
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});
