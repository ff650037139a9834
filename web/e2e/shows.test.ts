// Illustrations and sounds of the table: spines, portraits, smoke; no sound unless enabled.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Position } from "../src/wire/types.ts";
import { Person } from "./browser.ts";
import { opener } from "./menu.ts";
import { touch } from "./moves.ts";
import { lay, played, upTo } from "./records.ts";
import { calm, open, serve } from "./walk.ts";

const server = serve();
const names = ["Dante", "Beatrice", "Cino", "Guido"];

test("manuscripts are spines, seats have the faces of their rank, and sound needs to be enabled", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  await anna.context.addInitScript(() => {
    const Real = globalThis.AudioContext;
    Object.assign(globalThis, { heard: 0 });
    globalThis.AudioContext = class extends Real {
      constructor() {
        super();
        Reflect.set(globalThis, "heard", Number(Reflect.get(globalThis, "heard")) + 1);
      }
    };
  });
  // Late enough for people of all three kinds, and manuscripts of several levels.
  const late = ({ turn, move }: { turn: number; move: string }) => turn >= 10 && move === "business";
  const { record, seat } = upTo(await played(), late);
  const { id } = await lay(page, record, (i) => names[i] ?? "");
  await open(page, `/t/${id}`);
  const { view } = (await (
    await page.request.get(`/api/tables/${id}/position?seat=${seat}`)
  ).json()) as Position;

  const mine = view.players.find((p) => p.seat === seat)?.hidden?.manuscripts ?? [];
  const spines = page.locator(".bar .screen .spine:not(.gap)");
  assert.equal(
    await spines.count(),
    mine.reduce((n, m) => n + m.count, 0),
  );
  for (const level of new Set(mine.map((m) => m.level)))
    assert.equal(
      await page.locator(`.bar .screen .spine.level-${level}`).count(),
      mine.filter((m) => m.level === level).reduce((n, m) => n + m.count, 0),
    );

  const faces = new Set<string>();
  for (const { seat, friar, cardinal } of view.players) {
    const face = cardinal ?? friar ?? "merchant";
    const portrait = page.locator(`.seats [data-target="seat:${seat}"] .portrait`);
    assert.match((await portrait.locator("use").getAttribute("href")) ?? "", new RegExp(`#${face}$`), seat);
    const { width = 0 } = (await portrait.boundingBox()) ?? {};
    assert.ok(width >= 36, `${seat}: a face of ${width} px`);
    faces.add(face);
  }
  assert.ok(faces.size >= 3, "all faces are the same");

  const heard = () => page.evaluate("heard");
  await page.locator(".seats .target.seat").first().hover();
  await page.locator(".air").waitFor({ state: "attached" }); // the animation with sound is loaded
  await touch(page, "action:business", "business");
  assert.equal(await heard(), 0, "a sound although sounds are off");
  await opener(page, "menu").click();
  await page.getByRole("switch", { name: "Sound" }).click();
  await page.waitForFunction("heard > 0");
  assert.equal(await heard(), 1);
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("white smoke rises only for a Pope", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  const games = await played();
  for (const pope of [true, false]) {
    const game = games.find((one) => / elect pope/.test(one) === pope);
    assert.ok(game, "no such game");
    const { id } = await lay(page, game, (i) => names[i] ?? "");
    await page.goto(`/t/${id}`);
    await page.locator(".ending table").first().waitFor();
    await page.locator(".ending .ways .quiet").click();
    const smoke = page.locator(".election .smoke svg");
    await smoke.waitFor();
    assert.equal(await page.locator(".election .smoke svg.white").count(), pope ? 1 : 0);
    assert.equal(await page.locator(".election li.pope").count(), pope ? 1 : 0);
    assert.ok((await smoke.locator(".puff").count()) > 0, "no smoke");
  }
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});
