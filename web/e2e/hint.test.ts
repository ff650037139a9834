// Asking the bots for ideas, as a learner does.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Person, touched } from "./browser.ts";
import { Judge } from "./judge.ts";
import { played } from "./moves.ts";
import { decide, dice, settle } from "./player.ts";
import { thinking } from "./rest.ts";
import { make } from "./tables.ts";
import { calm, serve } from "./walk.ts";

const server = serve();

for (const size of ["laptop", "phone"] as const) {
  test(`ideas are shown, then the best one, and one is viewed on the board and played: ${size}`, async () => {
    const anna = await Person.come(server().url, { settings: calm, size });
    const { page } = anna;
    const judge = new Judge(touched(size), `hint-${size}`, { axe: "light" });
    const table = await make(page);
    await page.goto(`/t/${table.id}`);
    await settle(page);
    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
    const ask = page.getByRole("button", { name: "Hint", exact: true });
    await ask.click();
    const leaf = page.locator("dialog[open]");
    const ideas = leaf.locator("article");
    const which = leaf.getByRole("button", { name: "Which is the best?" });
    await which.waitFor({ timeout: thinking });
    assert.ok((await ideas.count()) >= 2, "the best of a single idea is offered");
    assert.ok(scripts.some((path) => /\/assets\/Ideas-.*\.js/.test(path)), "the ideas were there before"); // prettier-ignore
    assert.equal(await leaf.locator(".best").count(), 0, "the best idea is shown without a request");
    await judge.look(page, "ideas");
    await which.click();
    assert.equal(await leaf.locator("article.best").count(), 1);
    await judge.look(page, "solved");
    await page.keyboard.press("Escape");
    assert.ok(await ask.evaluate((button) => button === document.activeElement), "the focus is lost");

    // In the first turn the best idea is shown on the board, as a draft that can be played.
    await decide(page, dice(1));
    await settle(page);
    await ask.click();
    await which.click({ timeout: thinking });
    await judge.look(page, "turn");
    await leaf.locator("article.best button").click();
    await page.locator(".trying").waitFor();
    assert.equal(await ask.count(), 0, "the sandbox offers hints");
    await page.locator(".steps .main").click();
    await played(page, () => page.locator(".tried .main").click());
    assert.deepEqual(judge.faults, []);
    assert.deepEqual(anna.faults, []);
    await anna.leave();
  });
}

test("games between friends have no hints", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  const { id } = await make(page, { seats: [{ who: "me" }, { who: "me" }] });
  await page.goto(`/t/${id}`);
  await settle(page);
  assert.equal(await page.getByRole("button", { name: "Hint", exact: true }).count(), 0);
  await anna.leave();
});
