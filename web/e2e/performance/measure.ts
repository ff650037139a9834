// The speed of the interface: `make measure`. It is not a test, because other load on the machine matters as
// much. Each figure is therefore printed with a yardstick measured alternately, and only their ratio is
// meaningful.
import { closeBrowser, Person } from "../browser.ts";
import { decide, dice, settle } from "../player.ts";
import { grows, shows, steps } from "../rest.ts";
import { Server } from "../serve.ts";
import { make, playOn } from "../tables.ts";

const server = await Server.start();
const still = { guide: false, pace: "off" };

const median = (all: number[]) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? NaN;

/**
 * The time of an unrelated page in the same browser, in milliseconds: the first paint of three thousand
 * shapes after a click. It depends only on the machine.
 */
async function yardstick(): Promise<number> {
  const anna = await Person.come(server.url);
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

/**
 * The yardstick in ms on the reference machine for the promised figures: two cores of an AMD EPYC without
 * other load.
 */
const calm = 271;

/** Measures a figure, in milliseconds, alternately with the yardstick, and prints both. */
async function tell(what: string, promised: number, times: number, take: () => Promise<number>) {
  const taken: number[] = [];
  const sticks: number[] = [];
  for (let n = 0; n < times; n++) {
    sticks.push(await yardstick());
    taken.push(await take());
  }
  const ratio = median(taken.map((time, n) => time / (sticks[n] ?? NaN)));
  const cells = [median(taken).toFixed(1), median(sticks).toFixed(0), ratio.toFixed(3), (promised / calm).toFixed(3)]; // prettier-ignore
  console.log([what.padEnd(42), ...cells.map((cell) => cell.padStart(9))].join(" "));
}

/** From navigation to the first accepted click, with an empty cache. */
async function firstClick(settings?: Record<string, unknown>): Promise<number> {
  const anna = await Person.come(server.url, { ...(settings && { settings }) });
  const { page } = anna;
  const { id } = await make(page, { seats: [{ who: "me" }, { who: "bot", bot: "greedy" }] });
  const begin = performance.now();
  await page.goto(`/t/${id}`, { waitUntil: "commit" });
  await page.locator(".desk[data-steps]").waitFor();
  const before = await steps(page);
  await page.locator(".board [data-state=can]").first().click();
  if (!settings) await page.locator(".chooser .way[data-armed]").click(); // by default a second click confirms
  await page.locator(`[data-steps="${before}"]`).waitFor({ state: "detached" });
  const time = performance.now() - begin;
  await anna.leave();
  return time;
}

/** A person with two seats, and another who watches when the table changes. */
async function watched() {
  const anna = await Person.come(server.url, { settings: still });
  const { id } = await make(anna.page, { seats: [{ who: "me" }, { who: "me", name: "Bruno" }] });
  const carla = await Person.come(server.url, { settings: still });
  await carla.page.goto(`/t/${id}`);
  await shows(carla.page, 0);
  await carla.page.evaluate(() => {
    const desk = document.querySelector("[data-steps]");
    const changed = () => Object.assign(globalThis, { changed: Date.now() });
    if (desk) new MutationObserver(changed).observe(desk, { attributeFilter: ["data-steps"] });
  });
  const roll = dice(3);
  let step = 0;
  /** From a move in one browser to the change in the other. */
  const delay = async () => {
    let sent = NaN;
    await playOn(anna.page, id, roll, (_, at) => {
      if (at === step) sent = Date.now(); // the next move is sent after this
      return at > step;
    });
    step = await grows(carla.page, step);
    return Number(await carla.page.evaluate("changed")) - sent;
  };
  return { delay, leave: () => Promise.all([anna.leave(), carla.leave()]) };
}

/** The times between frames, in milliseconds, during flights over the table. */
async function framesInFlight(moves: number): Promise<number[]> {
  const anna = await Person.come(server.url, { settings: still });
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

console.log(`${"medians, ms".padEnd(42)}    figure yardstick     ratio  promised`);
await tell("navigation to the first accepted click", 1000, 10, () => firstClick({ ...still, oneTap: true }));
await tell("the same by a newcomer, two clicks", 2000, 3, () => firstClick());
const { delay, leave } = await watched();
await tell("a move to the change in another browser", 100, 20, delay);
await leave();
const between: number[] = [];
await tell("between two frames while pieces fly", 17.5, 3, async () => {
  const frames = await framesInFlight(4);
  between.push(...frames);
  return median(frames);
});
const late = between.filter((ms) => ms > 25).length;
console.log(`of ${between.length} frames ${((100 * late) / between.length).toFixed(0)} % came late`);
await closeBrowser();
await server.stop();
