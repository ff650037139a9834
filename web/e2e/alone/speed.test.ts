// How much is transferred until the first click that counts, and how fast it is there.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { closeBrowser, Person } from "../browser.ts";
import { dice, settle } from "../player.ts";
import { Server } from "../serve.ts";
import { make, playOn } from "../tables.ts";

let server: Server;
before(async () => (server = await Server.start()));
after(async () => {
  await closeBrowser();
  await server.stop();
});

const kB = 1000;

/** A table in the middle of a game, and what a browser needs to be the person who sits there. */
async function running() {
  const anna = await Person.come(server.url);
  const { id } = await make(anna.page);
  await playOn(anna.page, id, dice(8), (turn) => turn >= 5);
  const cookies = await anna.context.cookies();
  await anna.leave();
  return { id, cookies };
}

test("what is transferred until the first legal click: at most 250 kB, of it script at most 100 kB", async () => {
  const { id, cookies } = await running();
  const anna = await Person.come(server.url); // as it is out of the box, guide included
  await anna.context.addCookies(cookies);
  const session = await anna.context.newCDPSession(anna.page);
  await session.send("Network.enable");
  const kinds = new Map<string, string>();
  const names = new Map<string, string>();
  const sizes = new Map<string, number>();
  session.on("Network.responseReceived", (e) => {
    kinds.set(e.requestId, e.type);
    names.set(e.requestId, new URL(e.response.url).pathname);
  });
  session.on("Network.loadingFinished", (e) => sizes.set(e.requestId, e.encodedDataLength));
  await anna.page.goto(`/t/${id}`);
  await settle(anna.page);
  await anna.page.locator("[data-state=can]").first().waitFor();
  await anna.page.waitForLoadState("networkidle").catch(() => undefined); // what comes on its own counts too
  await anna.page.waitForTimeout(500);
  const sum = (type?: string) =>
    [...sizes]
      .filter(([id]) => type === undefined || kinds.get(id) === type)
      .reduce((all, [, n]) => all + n, 0);
  const list = [...sizes]
    .sort((a, b) => b[1] - a[1])
    .map(([id, n]) => `${n} ${kinds.get(id)} ${names.get(id)}`);
  console.log(`transferred ${(sum() / kB).toFixed(1)} kB, script ${(sum("Script") / kB).toFixed(1)} kB`);
  assert.ok(sum() <= 250 * kB, `${sum()} bytes:\n${list.join("\n")}`);
  assert.ok(sum("Script") <= 100 * kB, `script ${sum("Script")} bytes:\n${list.join("\n")}`);
  await anna.leave();
});

const median = (all: number[]) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? Infinity;

test("from navigation to the first accepted click in less than a second, from an empty cache", async () => {
  const times: number[] = [];
  for (let n = 0; n < 10; n++) {
    const anna = await Person.come(server.url, { settings: { guide: false, pace: "off", oneTap: true } });
    const table = await make(anna.page, { seats: [{ who: "me" }, { who: "bot", bot: "greedy" }] });
    const begin = performance.now();
    await anna.page.goto(`/t/${table.id}`, { waitUntil: "commit" });
    const before = await (await anna.page.waitForSelector(".desk[data-steps]")).getAttribute("data-steps");
    await anna.page.locator(".board [data-state=can]").first().click();
    await anna.page.waitForFunction(
      (n) => document.querySelector("[data-steps]")?.getAttribute("data-steps") !== n,
      before,
    );
    times.push(performance.now() - begin);
    await anna.leave();
  }
  console.log(
    `first accepted click: median ${median(times).toFixed(0)} ms of ${times.map((t) => t.toFixed(0)).join(", ")}`,
  );
  assert.ok(median(times) < 1000, times.join(", "));
});

test("from a move in one browser to the change in another in less than 100 ms", async () => {
  const anna = await Person.come(server.url, { settings: { guide: false, pace: "off" } });
  const seats = [
    { who: "me", name: "Anna" },
    { who: "me", name: "Bruno" },
  ] as const;
  const { id } = await make(anna.page, { seats: [...seats] });
  const carla = await Person.come(server.url, { settings: { guide: false, pace: "off" } });
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
  const seen = (await carla.page.evaluate("seen")) as Record<string, number>;
  const delays = Object.keys(seen).flatMap((step) =>
    sent[step] ? [(seen[step] ?? Infinity) - (sent[step] ?? 0)] : [],
  );
  console.log(
    `move to change: median ${median(delays)} ms, most ${Math.max(...delays)} ms, of ${delays.length}`,
  );
  assert.ok(delays.length >= 20, "the other browser missed moves");
  assert.ok(median(delays) < 100, delays.join(", "));
  await anna.leave();
  await carla.leave();
});
