// How much is transferred until the first click that counts, and how fast it is there.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Person } from "../browser.ts";
import { decide, dice, settle } from "../player.ts";
import { make, playOn } from "../tables.ts";
import { serve } from "../walk.ts";

const server = serve();

const kB = 1000;

/** A table in the middle of a game, and what a browser needs to be the person who sits there. */
async function running() {
  const anna = await Person.come(server().url);
  const { id } = await make(anna.page);
  await playOn(anna.page, id, dice(8), (turn) => turn >= 5);
  const cookies = await anna.context.cookies();
  await anna.leave();
  return { id, cookies };
}

test("what is transferred until the first legal click: at most 250 kB, of it script at most 100 kB", async () => {
  const { id, cookies } = await running();
  const anna = await Person.come(server().url); // as it is out of the box, guide included
  await anna.context.addCookies(cookies);
  const session = await anna.context.newCDPSession(anna.page);
  await session.send("Network.enable");
  const kinds = new Map<string, string>();
  const names = new Map<string, string>();
  const sizes = new Map<string, number>();
  const asked = new Map<string, number>(); // seconds since 1970
  session.on("Network.requestWillBeSent", (e) => asked.set(e.requestId, e.wallTime));
  session.on("Network.responseReceived", (e) => {
    kinds.set(e.requestId, e.type);
    names.set(e.requestId, new URL(e.response.url).pathname);
  });
  session.on("Network.loadingFinished", (e) => sizes.set(e.requestId, e.encodedDataLength));
  await anna.page.addInitScript(() => {
    new MutationObserver((_, seen) => {
      // In some positions one can go nowhere.
      if (!document.querySelector(".board .place") || !document.querySelector("[data-state=can]")) return;
      Object.assign(globalThis, { ready: Date.now() / 1000 });
      seen.disconnect();
    }).observe(document, { subtree: true, childList: true, attributeFilter: ["data-state"] });
  });
  await anna.page.goto(`/t/${id}`);
  await settle(anna.page);
  await anna.page.locator("[data-state=can]").first().waitFor();
  await anna.page.waitForLoadState("networkidle").catch(() => undefined); // what comes later on its own is little
  await anna.page.waitForTimeout(2500); // the guide too
  const ready = (await anna.page.evaluate("ready")) as number;
  const total = (which: (id: string) => boolean) =>
    [...sizes].filter(([id]) => which(id)).reduce((all, [, n]) => all + n, 0);
  const early = (id: string) => (asked.get(id) ?? 0) < ready;
  const sum = (type?: string) => total((id) => early(id) && (type === undefined || kinds.get(id) === type));
  const late = total((id) => !early(id));
  const list = [...sizes]
    .sort((a, b) => b[1] - a[1])
    .map(([id, n]) => `${n} ${early(id) ? "" : "later "}${kinds.get(id)} ${names.get(id)}`);
  console.log(
    `transferred ${(sum() / kB).toFixed(1)} kB, script ${(sum("Script") / kB).toFixed(1)} kB; later ${(late / kB).toFixed(1)} kB`,
  );
  const art = [...names].filter(([, name]) => /\/(art|Ornaments|Vine)-/.test(name));
  assert.ok(art.length >= 4, `no art: ${list.join("\n")}`);
  assert.deepEqual(art.filter(([id]) => early(id)).map(([, name]) => name), [], "the art does not wait for the game"); // prettier-ignore
  assert.ok(sum() <= 250 * kB, `${sum()} bytes:\n${list.join("\n")}`);
  assert.ok(sum("Script") <= 100 * kB, `script ${sum("Script")} bytes:\n${list.join("\n")}`);
  assert.ok(late <= 60 * kB, `what comes later is no longer little, ${late} bytes:\n${list.join("\n")}`);
  await anna.leave();
});

const median = (all: number[]) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? Infinity;

/** From navigation to the first accepted click, in milliseconds; with the settings that everybody has at first a second click confirms. */
async function firstClick(settings?: Record<string, unknown>): Promise<number> {
  const anna = await Person.come(server().url, { ...(settings && { settings }) });
  const table = await make(anna.page, { seats: [{ who: "me" }, { who: "bot", bot: "greedy" }] });
  const begin = performance.now();
  await anna.page.goto(`/t/${table.id}`, { waitUntil: "commit" });
  const before = await (await anna.page.waitForSelector(".desk[data-steps]")).getAttribute("data-steps");
  await anna.page.locator(".board [data-state=can]").first().click();
  if (!settings) await anna.page.locator(".chooser .way[data-armed]").click();
  await anna.page.waitForFunction(
    (n) => document.querySelector("[data-steps]")?.getAttribute("data-steps") !== n,
    before,
  );
  const time = performance.now() - begin;
  await anna.leave();
  return time;
}

/**
 * How long a page of another kind takes in the same browser, in milliseconds: a first
 * look at three thousand shapes that somebody has clicked on. It is the machine's, not ours.
 */
async function yardstick(): Promise<number> {
  const anna = await Person.come(server().url);
  const begin = performance.now();
  await anna.page.goto("/healthz", { waitUntil: "commit" });
  await anna.page.evaluate(() => {
    const svg = document.body.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "svg"));
    for (let i = 0; i < 3000; i++) {
      const shape = svg.appendChild(
        document.createElementNS("http://www.w3.org/2000/svg", i % 3 ? "path" : "text"),
      );
      shape.setAttribute("d", `M${i % 300} ${i / 20}l9 3 -4 6z`);
      shape.textContent = `${i}`;
    }
    svg.addEventListener("click", () => document.body.setAttribute("data-clicked", ""));
  });
  await anna.page.locator("svg").click();
  await anna.page.locator("[data-clicked]").waitFor();
  const time = performance.now() - begin;
  await anna.leave();
  return time;
}

// The yardstick took 230 to 271 ms on the machine for which the second was promised, two cores of
// an AMD EPYC with Chromium 156, while nobody else used them. The longest of these counts, so that
// a calm machine is given no more than was promised; where the yardstick takes longer, a click may
// take longer in the same measure.
const calm = 271;
const slowness = (sticks: number[]) => Math.max(1, median(sticks) / calm);

test("from navigation to the first accepted click in less than a second, from an empty cache", async () => {
  const times: number[] = [];
  const sticks: number[] = [];
  for (let n = 0; n < 10; n++) {
    sticks.push(await yardstick());
    times.push(await firstClick({ guide: false, pace: "off", oneTap: true }));
  }
  const newcomer = await firstClick();
  const slower = slowness(sticks);
  console.log(
    `first accepted click: median ${median(times).toFixed(0)} ms of ${times.map((t) => t.toFixed(0)).join(", ")}; ` +
      `confirmed by a newcomer ${newcomer.toFixed(0)} ms; ` +
      `yardstick ${median(sticks).toFixed(0)} ms, ${calm} on a calm machine`,
  );
  assert.ok(median(times) < 1000 * slower, times.join(", "));
  assert.ok(newcomer < 2000 * slower, `a newcomer: ${newcomer.toFixed(0)}`); // once, and with two clicks
});

test("from a move in one browser to the change in another in less than 100 ms", async () => {
  const anna = await Person.come(server().url, { settings: { guide: false, pace: "off" } });
  const seats = [
    { who: "me", name: "Anna" },
    { who: "me", name: "Bruno" },
  ] as const;
  const { id } = await make(anna.page, { seats: [...seats] });
  const carla = await Person.come(server().url, { settings: { guide: false, pace: "off" } });
  await carla.page.goto(`/t/${id}`);
  await carla.page.locator(".board svg").first().waitFor();
  await carla.page.evaluate(() => {
    const seen: Record<string, number> = {};
    Object.assign(globalThis, { seen });
    const desk = document.querySelector("[data-steps]");
    if (!desk) return;
    new MutationObserver(() => (seen[desk.getAttribute("data-steps") ?? ""] ??= Date.now())).observe(desk, {
      attributes: true,
    });
  });
  const sent: Record<string, number> = {};
  const roll = dice(3);
  for (let step = 1; step <= 30; step++) {
    await playOn(anna.page, id, roll, (_, at) => {
      if (at < step) sent[at + 1] = Date.now(); // the move that follows is sent after this
      return at >= step;
    });
    await carla.page.waitForTimeout(30);
  }
  const sticks = [await yardstick(), await yardstick(), await yardstick()];
  const seen = (await carla.page.evaluate("seen")) as Record<string, number>;
  const delays = Object.keys(seen).flatMap((step) =>
    sent[step] ? [(seen[step] ?? Infinity) - (sent[step] ?? 0)] : [],
  );
  console.log(
    `move to change: median ${median(delays)} ms, most ${Math.max(...delays)} ms, of ${delays.length}; ` +
      `yardstick ${median(sticks).toFixed(0)} ms, ${calm} on a calm machine`,
  );
  assert.ok(delays.length >= 20, "the other browser missed moves");
  assert.ok(median(delays) < 100 * slowness(sticks), delays.join(", "));
  await anna.leave();
  await carla.leave();
});

/** The times between frames, in milliseconds, while something flies over the table. */
async function framesInFlight(moves: number): Promise<number[]> {
  const anna = await Person.come(server().url, { settings: { guide: false, pace: "off" } });
  const { page } = anna;
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const { id } = await make(page, { seats: [{ who: "me" }, { who: "bot", bot: "greedy" }] });
  await playOn(page, id, dice(8), (turn, _, decides) => turn >= 3 && decides !== null);
  await page.goto(`/t/${id}`);
  await settle(page);
  await page.evaluate(() => {
    const between: number[] = [];
    Object.assign(globalThis, { between });
    let last = 0;
    requestAnimationFrame(function frame(now) {
      const flies = (document.querySelector(".air")?.childElementCount ?? 0) > 0;
      if (flies && last > 0) between.push(now - last);
      last = flies ? now : 0;
      requestAnimationFrame(frame);
    });
  });
  const roll = dice(5);
  for (let move = 0; move < moves && (await settle(page)) === "decide"; move++) {
    await decide(page, roll);
    await page.waitForFunction(() => (document.querySelector(".air")?.childElementCount ?? 0) === 0);
  }
  const between = (await page.evaluate("between")) as number[];
  await anna.leave();
  return between;
}

test("sixty frames a second while pieces fly", async () => {
  const sticks = [await yardstick(), await yardstick(), await yardstick()];
  const between = await framesInFlight(12);
  const late = between.filter((ms) => ms > 25).length;
  console.log(
    `between frames in flight: median ${median(between).toFixed(1)} ms, ${late} of ${between.length} late; ` +
      `yardstick ${median(sticks).toFixed(0)} ms, ${calm} on a calm machine`,
  );
  assert.ok(between.length > 60, `only ${between.length} frames`);
  const all = between.map((ms) => ms.toFixed(0)).join(", ");
  assert.ok(median(between) < 17.5 * slowness(sticks), all);
  assert.ok(late < (between.length / 10) * slowness(sticks), `${late} late: ${all}`);
});
