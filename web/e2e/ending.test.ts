// The end of a game: the ceremony, complete and hurried, and the shared picture.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { Person, sizes } from "./browser.ts";
import { covered } from "./looks.ts";
import { lay, played } from "./records.ts";
import { dice } from "./player.ts";
import { atRest } from "./rest.ts";
import { make, playOn } from "./tables.ts";
import { calm, serve } from "./walk.ts";

const server = serve();
const names = ["Dante", "Beatrice", "Cino", "Guido"];

/**
 * A user just before the end of a whole game with an election, on a large screen if the whole result is to be
 * visible.
 */
async function end(who: readonly string[] = names, size: keyof typeof sizes = "laptop"): Promise<Person> {
  const anna = await Person.come(server().url, { settings: calm, size });
  const games = await played({ on: [], games: 1 });
  await anna.page.goto("/");
  const { id } = await lay(anna.page, games[0] ?? "", (i) => who[i] ?? "");
  await anna.page.goto(`/t/${id}`);
  await anna.page.locator(".ending table").first().waitFor();
  return anna;
}

/** The text of the table outside the ceremony, visible and for screen readers. */
const beside = (anna: Person) =>
  anna.page.evaluate(() =>
    [...document.querySelectorAll(".desk > header, .desk > main, .desk > footer, title")]
      .map((part) => {
        const said = part.cloneNode(true) as Element;
        said.querySelector(".ending")?.remove();
        return said.textContent;
      })
      .join(" "),
  );

/**
 * A decoded picture: its size, its number of colours, and the number of pixels that are not paper, in total
 * and between names and bars.
 */
async function decoded(anna: Person, file: string) {
  const page = await anna.context.newPage();
  const bytes = (await readFile(file)).toString("base64");
  const found = await page.evaluate(async (bytes) => {
    const start = Uint8Array.from(atob(bytes), (c) => c.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([start], { type: "image/png" }));
    const { width, height } = picture;
    const on = new OffscreenCanvas(width, height).getContext("2d");
    on?.drawImage(picture, 0, 0);
    const dots = new Uint32Array(on?.getImageData(0, 0, width, height).data.buffer ?? new ArrayBuffer(0));
    const paper = dots[40 * width + 40];
    const other = dots.filter((dot) => dot !== paper).length;
    const strip = dots.filter(
      (_, i) => i % width >= 697 && i % width <= 709 && i > 204 * width && i < 540 * width,
    );
    const between = strip.filter((dot) => dot !== paper).length;
    return { start: [...start.slice(1, 4)], width, height, colours: new Set(dots).size, other, between };
  }, bytes);
  await page.close();
  return found;
}

test("the result is a picture of 1200 by 630 that can be saved", async () => {
  const anna = await end(names.map((name) => `${name} `.padEnd(40, "W")));
  const { page } = anna;
  await page.locator(".ending button[aria-expanded]").click();
  const link = page.locator(".picture a[download]");
  await page.locator(".picture a[href^=blob]").waitFor();
  const [kept] = await Promise.all([page.waitForEvent("download"), link.click()]);
  assert.equal(kept.suggestedFilename(), "volgare.png");
  const png = await decoded(anna, await kept.path());
  assert.equal(String.fromCharCode(...png.start), "PNG");
  assert.deepEqual([png.width, png.height], [1200, 630]);
  assert.ok(png.colours > 100 && png.other > 60_000, `a blank picture: ${JSON.stringify(png)}`);
  assert.equal(png.between, 0, "a name touches its bar");
  // The label has the same text as the page, for users who cannot see the picture.
  const winner = await page.locator(".explicit .winner").innerText();
  assert.equal(await page.locator(".picture canvas").getAttribute("aria-label"), winner.trim());
  // On a narrow screen it fits; when closed, its button covers neither log nor map controls.
  await page.setViewportSize({ width: 360, height: 740 });
  const { x = 0, width = 999 } = (await page.locator(".ending").boundingBox()) ?? {};
  assert.ok(x >= 0 && x + width <= 360, `from ${x} to ${x + width}`);
  await page.keyboard.press("Escape");
  const there = await page.getByRole("button", { name: "The result" }).boundingBox();
  const keys = await page.locator(".zoom").boundingBox();
  assert.ok(there && keys && there.y + there.height < keys.y, "the button covers the map controls");
  await page.setViewportSize({ width: 1366, height: 768 });
  const wide = await page.getByRole("button", { name: "The result" }).boundingBox();
  const log = await page.getByRole("log").boundingBox();
  assert.ok(wide && log && wide.y + wide.height < log.y, "the button covers the log");
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("the ceremony shows the election, each category, and the winner", async () => {
  const anna = await end();
  const { page } = anna;
  const ending = page.locator(".ending");
  const categories = await ending.locator(".scroll tbody tr").count();
  const totals = await ending.locator("tfoot td").allInnerTexts();
  await ending.locator(".ways .quiet").click();
  await ending.locator(".election .portrait").first().waitFor();
  assert.ok((await ending.locator(".election li").count()) === 4, "not every seat is there");
  await atRest(page); // with reduced motion
  assert.ok(await ending.locator(".election").isVisible(), "the ceremony has continued by itself");

  const told = new Set<string>();
  for (let n = 0; n < categories; n++) {
    await page.keyboard.press("ArrowRight");
    told.add(await ending.locator(".category strong").innerText());
  }
  assert.equal(told.size, categories, "a category was skipped");
  await page.keyboard.press("ArrowRight");
  await ending.locator(".explicit").waitFor();
  assert.deepEqual((await ending.locator(".sum").allInnerTexts()).sort(), totals.sort());
  assert.equal(await ending.locator("li.first").count(), 1);
  await ending.locator(".ways .main").click();
  await ending.locator("table").first().waitFor();

  // With motion it runs by itself until it is skipped.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith("volgare.told.")) localStorage.removeItem(key);
  });
  // From the table's address to the last category, no other text reveals the result.
  const winner = /has won|wins with|scores \d/;
  assert.match(await beside(anna), winner);
  const said = await page.request.get(page.url());
  assert.equal(/<body[^]*has won/.test(await said.text()), false, "the served page reveals the winner");
  // It pauses on request, and continues on request.
  const halt = () => ending.getByRole("button", { name: "Pause" }).click();
  await page.reload();
  await ending.locator(".election").waitFor();
  await halt();
  await page.locator(".seats .known").first().waitFor();
  await page.getByRole("log").getByText("stands for").last().waitFor();
  const { length } = totals;
  const cards = async () =>
    (await page.locator(".seats .known .sum").allInnerTexts()).map((n) => parseInt(n, 10));
  assert.equal((await cards()).length, length);
  assert.notDeepEqual((await cards()).sort(), totals.map(Number).sort());
  assert.doesNotMatch(await beside(anna), winner);
  assert.equal(await page.locator(".prompt").innerText(), "The game is over: the points are being counted.");
  await ending.getByRole("button", { name: "Go on" }).click();
  await ending.locator(".category").waitFor();
  await halt();
  assert.doesNotMatch(await beside(anna), winner);
  // When closed it waits where it was, and reveals nothing either.
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "To the count" }).click();
  await ending.locator(".category").waitFor();
  await halt();
  await page.keyboard.press("Escape");
  for (const size of ["phone", "large", "laptop"] as const) {
    await page.setViewportSize(sizes[size]);
    const back = ".tools > .button.main";
    await page.locator(back).waitFor();
    assert.deepEqual(await covered(page, back, ".prompt, .where, .ribbon, .seats, .board, .right"), [], size);
  }
  await page.getByRole("button", { name: "To the count" }).click();
  await ending.locator(".category").waitFor();
  await halt();
  assert.doesNotMatch(await beside(anna), winner);
  await ending.locator(".ways .quiet").click();
  await ending.locator("table").first().waitFor();
  assert.match(await beside(anna), winner);
  assert.deepEqual((await cards()).sort(), totals.map(Number).sort());
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("the last page shows the course of the election, and counts in the order of the table", async () => {
  const anna = await end(names, "large");
  const { page } = anna;
  const offices = page.locator(".ending .offices");
  assert.match(await offices.locator("p").innerText(), /elected Pope/);
  await atRest(page); // the log is drawn in steps
  // The same text as in the log, except for the points that are counted later.
  const told = (await page.locator("[role=log] p").allInnerTexts()).filter((line) => /is elected/.test(line));
  const lines = await offices.locator("li").allInnerTexts();
  assert.ok(told.length > 0 && lines.length === told.length, `${lines.length} of ${told.length}`);
  for (const [i, line] of lines.entries()) {
    const [, what = line] = /(?:pays|counts)(.*\d VP)\s*§/.exec(line.replaceAll(/\s+/g, " ")) ?? [];
    assert.ok(told[i]?.replaceAll(/\s+/g, " ").includes(what), `${what}: the log has ${told[i]}`);
  }
  // The categories, and the seats, have the same order everywhere.
  const order = async (what: string) =>
    (await page.locator(what).allInnerTexts()).map((text) => text.replace(/\s*§.*/, "").trim());
  const counted = await order(".ending .scroll tbody th");
  const panel = (await order(".figures tbody th")).filter((name) => counted.includes(name));
  assert.deepEqual(counted, panel);
  assert.deepEqual(await order(".ending tfoot td"), await order(".figures tfoot td"));
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("the list of tables shows the winner and the players", async () => {
  const anna = await end();
  const { page } = anna;
  const totals = await page.locator(".ending tfoot td").allInnerTexts();
  const most = Math.max(...totals.map(Number).filter((n) => !Number.isNaN(n)));
  await page.goto("/");
  const line = page.locator("a.line");
  assert.equal(await line.locator(".state").innerText(), `You won, ${most} VP`);
  assert.equal(await line.locator(".name").innerText(), "Dante, Beatrice, Cino and Guido");
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("a rematch against stronger bots has the next level in each seat", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  const { ladder } = (await (await page.request.get("/api/presets")).json()) as { ladder: { bot: string }[] };
  const [weakest = "", second] = ladder.map(({ bot }) => bot);
  const { id } = await make(page, { seats: [{ who: "me" }, { who: "bot", bot: weakest }] });
  await playOn(page, id, dice(3), () => false);
  await page.goto(`/t/${id}`);
  const stronger = page.locator(".ending").getByRole("button", { name: "Rematch with stronger bots" });
  await stronger.click();
  await page.waitForURL((url) => url.pathname.startsWith("/t/") && url.pathname !== `/t/${id}`);
  const there = await page.request.get(`/api/tables/${new URL(page.url()).pathname.slice(3)}`);
  const { seats } = (await there.json()) as { seats: { bot: string | null }[] };
  assert.deepEqual(
    seats.map(({ bot }) => bot),
    [null, second],
  );
  // There is only one rematch: its players are sent there, and no other is offered.
  await page.goto(`/t/${id}`);
  await page.locator(".ending .ways .main").waitFor();
  assert.equal(await stronger.count(), 0);
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});
