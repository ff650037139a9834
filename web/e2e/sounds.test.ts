// Sounds: none is made unless enabled, and none is ever downloaded.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { Person } from "./browser.ts";
import { openMenu } from "./menu.ts";
import { touch } from "./moves.ts";
import { dice, endTurn, settle } from "./player.ts";
import { played, sit } from "./records.ts";
import { atRest, shows, steps } from "./rest.ts";
import { playOn } from "./tables.ts";
import { calm, serve } from "./walk.ts";

const server = serve();

/** Records the sounds of a page: the pitch of a tone in hertz, or "rustle" for noise. */
function listen() {
  const heard: (number | "rustle" | "context")[] = [];
  const pitches = new WeakMap<AudioParam, number>();
  Object.assign(globalThis, { heard });
  const set = Reflect.get(AudioParam.prototype, "setValueAtTime") as AudioParam["setValueAtTime"];
  AudioParam.prototype.setValueAtTime = function (value, at) {
    if (!pitches.has(this)) pitches.set(this, value);
    return set.call(this, value, at);
  };
  const tone = Reflect.get(OscillatorNode.prototype, "start") as OscillatorNode["start"];
  OscillatorNode.prototype.start = function (at) {
    heard.push(pitches.get(this.frequency) ?? 0);
    tone.call(this, at);
  };
  const noise = Reflect.get(AudioBufferSourceNode.prototype, "start") as AudioBufferSourceNode["start"];
  AudioBufferSourceNode.prototype.start = function (at) {
    heard.push("rustle");
    noise.call(this, at);
  };
  globalThis.AudioContext = class extends AudioContext {
    constructor() {
      super();
      heard.push("context");
    }
  };
}

/** The sounds since the last call. */
const heard = (page: Page) =>
  page.evaluate(() => (Reflect.get(globalThis, "heard") as (number | string)[]).splice(0));

/** Turns sounds on or off in the menu of the table. */
async function wish(page: Page, on: boolean) {
  const menu = await openMenu(page);
  await menu.getByRole("switch", { name: "Sound" }).setChecked(on);
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "detached" });
}

/** The first pitch of each sound. */
const [bell, wax, coin] = [587, 150, 2637];

test("sounds are off by default; then seals, coins and the bell of the player's turn", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const bruno = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  await page.addInitScript(listen);
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "media") fetched.push(request.url());
  });
  const { id, seat } = await sit(await played(), page, bruno.page, /^business$/);
  await page.goto(`/t/${id}`);
  await settle(page);
  const before = await steps(page);
  /** Does business, which costs a point and gains coins, and undoes it; returns the sounds. */
  const business = async () => {
    await touch(page, "action:business", "business");
    await page.locator(".desk > .air").waitFor({ state: "attached" });
    const sounds = await heard(page);
    await page.keyboard.press("u");
    await shows(page, before);
    return [...sounds, ...(await heard(page))];
  };
  assert.deepEqual(await business(), [], "before sounds were on");
  await wish(page, true);
  assert.deepEqual(
    await heard(page),
    ["context", "rustle", wax, "rustle"],
    "turning sounds on plays a page and a seal",
  );
  const all = await business();
  for (const pitch of [wax, coin])
    assert.ok(all.includes(pitch), `${pitch} was not played: ${all.join(", ")}`);
  await wish(page, false);
  assert.deepEqual(await business(), [], "after sounds were turned off");

  for (const wanted of [true, false]) {
    await wish(page, wanted);
    await endTurn(page);
    await heard(page);
    await playOn(bruno.page, id, dice(2), (_turn, _step, decides) => decides === seat);
    await settle(page);
    await atRest(page);
    const sounds = await heard(page);
    assert.equal(sounds.includes(bell), wanted, `the bell: ${sounds.join(", ")}`);
  }
  assert.deepEqual(fetched, []);
  assert.deepEqual([...anna.faults, ...bruno.faults], []);
  await anna.leave();
  await bruno.leave();
});
