// axe finds nothing serious on any page, in either theme.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { closeBrowser, Person, type Look } from "./browser.ts";
import { dice, settle } from "./player.ts";
import { Server } from "./serve.ts";
import { make, playOn } from "./tables.ts";

let server: Server;
let axe: string;
before(async () => {
  server = await Server.start();
  axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
});
after(async () => {
  await closeBrowser();
  await server.stop();
});

async function serious(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const results = (await page.evaluate("axe.run({ resultTypes: ['violations'] })")) as AxeResults;
  return results.violations
    .filter((v) => v.impact === "serious" || v.impact === "critical")
    .flatMap((v) =>
      v.nodes.slice(0, 4).map((n) => `${v.id}: ${n.target.join(" ")} ${n.failureSummary ?? ""}`),
    );
}

const looks: Look[] = [
  { size: "laptop", theme: "light" },
  { size: "laptop", theme: "dark" },
  { size: "phone", theme: "light" },
];

for (const look of looks) {
  test(`axe: ${look.size} ${look.theme}`, async () => {
    const anna = await Person.come(server.url, { ...look, settings: { guide: false, pace: "off" } });
    const { page } = anna;
    const faults: string[] = [];
    const check = async (name: string) =>
      faults.push(...(await serious(page)).map((fault) => `${name}: ${fault}`));
    for (const path of ["/", "/new", "/settings", "/help", "/nowhere", "/s/aaaaaaaaaaaaaaaaaaaaaaaa"]) {
      await page.goto(path);
      await page.waitForLoadState("networkidle").catch(() => undefined);
      await check(path);
    }
    const seating = await make(page, { seats: [{ who: "me" }, { who: "open" }] });
    await page.goto(`/t/${seating.id}`);
    await page.locator(".seat").first().waitFor();
    await check("seating");

    const { id } = await make(page);
    await playOn(page, id, dice(8), (turn) => turn >= 5);
    await page.goto(`/t/${id}`);
    await settle(page);
    await check("table");
    await page.locator(".kind[data-state=can]").first().click();
    await check("chooser");
    await page.keyboard.press("Escape");
    await page.keyboard.press("?");
    await check("glossary");
    await page.goto(`/t/${id}?text`);
    await settle(page);
    await check("text");
    await page.goto(`/t/${id}?at=20`);
    await page.locator("[data-steps]").waitFor();
    await check("replay");
    await playOn(page, id, dice(8), () => false);
    await page.goto(`/t/${id}`);
    await page.locator(".ending").waitFor();
    await check("ending");
    assert.deepEqual(faults, []);
    await anna.leave();
  });
}
