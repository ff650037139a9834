// Every screen at phone, laptop and large size, light and dark, in the middle of a real
// game: words do not overlap, are not cut off, can be read and touched.
import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import { after, before, test } from "node:test";
import { browser, closeBrowser, Person } from "./browser.ts";
import { faint, overlaps, scrolls, small, words } from "./looks.ts";
import { dice, settle } from "./player.ts";
import { Server } from "./serve.ts";
import { make, playOn } from "./tables.ts";

// With SHOTS=DIR the pictures are kept there, to be looked at.
const shots = process.env["SHOTS"];

let server: Server;
before(async () => {
  server = await Server.start();
  if (shots) await mkdir(shots, { recursive: true });
});
after(async () => {
  await closeBrowser();
  await server.stop();
});

for (const size of ["phone", "laptop", "large"] as const) {
  for (const theme of ["light", "dark"] as const) {
    test(`looks: ${size} ${theme}`, async () => {
      const anna = await Person.come(server.url, { size, theme, settings: { guide: false, pace: "off" } });
      const { page } = anna;
      const faults: string[] = [];

      const judge = async (name: string, still = true) => {
        await page.waitForTimeout(150);
        if (shots) await page.screenshot({ path: `${shots}/${name}-${size}-${theme}.png` });
        const all = await words(page);
        assert.ok(all.length > 5, `${name}: an empty page`);
        const say = (what: string, list: string[]) =>
          faults.push(...list.map((one) => `${name}: ${what}: ${one}`));
        say("overlap", overlaps(all));
        say("cut off", all.filter((w) => w.clipped).map((w) => `"${w.text}" (${w.where})`)); // prettier-ignore
        say("small", all.filter((w) => w.size < 11.95).map((w) => `"${w.text}" ${w.size.toFixed(1)} px (${w.where})`)); // prettier-ignore
        say("faint", await faint(page, all));
        if (size === "phone") say("too small to touch", await small(page, 44));
        const { down, across } = await scrolls(page);
        if (across > 0) faults.push(`${name}: scrolls ${across} px sideways`);
        if (still && down > 0) faults.push(`${name}: scrolls ${down} px`);
      };

      for (const path of ["/", "/new", "/settings", "/help"]) {
        await page.goto(path);
        await page.locator("h1, h2").first().waitFor();
        await page.waitForLoadState("networkidle");
        await judge(path === "/" ? "lobby" : path.slice(1), false);
      }
      const seating = await make(page, { seats: [{ who: "me" }, { who: "open" }, { who: "open" }] });
      await page.goto(`/t/${seating.id}`);
      await page.locator(".seat").first().waitFor();
      await judge("seating", false);

      const { id } = await make(page);
      await page.goto(`/t/${id}`);
      await settle(page);
      await judge("start");
      await playOn(page, id, dice(8), (turn) => turn >= 7);
      await page.reload();
      await settle(page);
      await judge("table");
      for (const tab of ["market", "tracks", "players", "log"]) {
        if (size !== "phone") break;
        await page.locator(`button[data-tab=${tab}]`).click();
        await judge(tab);
      }
      await page.goto(`/t/${id}?text`);
      await settle(page);
      await judge("text", false);
      await page.goto(`/t/${id}?at=30`);
      await page.locator("[data-steps]").waitFor();
      await judge("replay");
      await playOn(page, id, dice(8), () => false);
      await page.goto(`/t/${id}`);
      await page.locator(".ending").waitFor();
      await judge("ending");
      assert.deepEqual(faults, []);
      assert.deepEqual(anna.faults, []);
      await anna.leave();
    });
  }
}

test("seats are told apart whatever colours somebody sees", async () => {
  const anna = await Person.come(server.url, { settings: { guide: false, pace: "off" } });
  const { page } = anna;
  const bot = { who: "bot", bot: "greedy" } as const;
  const { id } = await make(page, { seats: [{ who: "me" }, bot, bot, bot, bot] });
  await page.goto(`/t/${id}`);
  await settle(page);
  const session = await page.context().newCDPSession(page);
  for (const type of ["achromatopsia", "deuteranopia", "protanopia", "tritanopia"] as const) {
    await session.send("Emulation.setEmulatedVisionDeficiency", { type });
    const marks: { seat: string; png: string }[] = [];
    for (const seat of ["yellow", "red", "black", "grey", "green"]) {
      const mark = page.locator(`.seats [data-target="seat:${seat}"] svg`).first();
      marks.push({ seat, png: (await mark.screenshot({ animations: "disabled" })).toString("base64") });
    }
    const alike = await pairs(marks);
    assert.deepEqual(alike, [], type);
  }
  await anna.leave();
});

/** Pairs of pictures of which less than a twelfth of the points differ clearly. */
async function pairs(marks: { seat: string; png: string }[]): Promise<string[]> {
  const page = await (await browser()).newPage();
  const found = await page.evaluate(
    `(async (marks) => {
      const size = 32;
      const grey = [];
      for (const { png } of marks) {
        const image = await createImageBitmap(await (await fetch("data:image/png;base64," + png)).blob());
        const canvas = new OffscreenCanvas(size, size).getContext("2d");
        canvas.drawImage(image, 0, 0, size, size);
        const { data } = canvas.getImageData(0, 0, size, size);
        grey.push(Array.from({ length: size * size }, (_, i) => 0.3 * data[4 * i] + 0.59 * data[4 * i + 1] + 0.11 * data[4 * i + 2]));
      }
      const alike = [];
      for (let a = 0; a < marks.length; a++) for (let b = a + 1; b < marks.length; b++) {
        const differ = grey[a].filter((g, i) => Math.abs(g - grey[b][i]) > 40).length / (size * size);
        if (differ < 1 / 12) alike.push(marks[a].seat + " and " + marks[b].seat + ": " + differ.toFixed(3));
      }
      return alike;
    })(${JSON.stringify(marks)})`,
  );
  await page.close();
  return found as string[];
}
