// A user who plays through the page: finds a possible target, selects it, reads its effect, and confirms.
import type { Locator, Page } from "playwright-core";
import { choose, end, offered, played, type Found } from "./moves.ts";

/** Pseudo-random numbers that are the same every time. */
export function dice(seed: number): (sides: number) => number {
  let state = seed >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** What the page asks of its viewer. */
export type Asked = "decide" | "wait" | "over" | "curtain";

/** The pending request of the page; null while nothing can be done. It runs in the page. */
function reading(): Exclude<Asked, "wait"> | null {
  const seen = (selector: string) =>
    [...document.querySelectorAll(selector)].some((e) => e.checkVisibility());
  if (seen("[data-game='over']")) return "over";
  if (seen("main > button[autofocus]")) return "curtain";
  if (document.documentElement.dataset["underWay"] !== "") return null;
  // Some choices are loaded first.
  const choices = ".decision, .draft, .steps [aria-keyshortcuts='e'], [data-state=can], .asked.mine";
  const mine = seen(".prompt.mine, .asked.mine") && document.querySelector(choices) !== null;
  return mine && !seen("[data-move]:disabled") ? "decide" : null;
}

/** Reads the pending request from the page only. */
export const asked = async (page: Page): Promise<Asked> => (await page.evaluate(reading)) ?? "wait";

/** Waits until the page asks its viewer for something. */
export async function asks(page: Page): Promise<Exclude<Asked, "wait">> {
  const is = await page.waitForFunction(reading).catch(async (cause: unknown) => {
    throw new Error(`the page asks for nothing: ${await page.locator("body").innerText()}`, { cause });
  });
  return (await is.jsonValue()) as Exclude<Asked, "wait">;
}

/** Waits until a decision is pending on the page, or the game is over. */
export async function settle(page: Page): Promise<"decide" | "over"> {
  for (;;) {
    const now = await asks(page);
    if (now !== "curtain") return now;
    await page.locator("main > button[autofocus]").click();
  }
}

const visible = (all: Locator) =>
  found(all, (elements) =>
    elements.map(
      (e) => e.checkVisibility({ visibilityProperty: true }) && e.getBoundingClientRect().width > 0,
    ),
  );

/** The elements for which `judge`, which runs in the page, returns true. */
export async function found(all: Locator, judge: (elements: Element[]) => boolean[]): Promise<Found[]> {
  const handles = (await all.elementHandles()) as Found[];
  const yes = await all.page().evaluate(judge, handles);
  return handles.filter((_, i) => yes[i]);
}

/** A random visible one. */
async function one(all: Locator, roll: (n: number) => number, none: string): Promise<Found> {
  const seen = await visible(all);
  const chosen = seen[roll(seen.length)];
  if (!chosen) throw new Error(none);
  return chosen;
}

/** Ends the turn, even if points are left. */
export const endTurn = (page: Page) => played(page, () => end(page));

/** Makes a decision at the foot; returns the move. */
async function answer(page: Page, roll: (n: number) => number): Promise<string> {
  const choices = page.locator(".decision button[data-move]:enabled");
  await choices.first().waitFor(); // some are loaded first
  const choice = await one(choices, roll, "a decision without a choice");
  const move = (await choice.getAttribute("data-move")) ?? "";
  await played(page, () => choose(choice, page.locator(".decision .way[data-armed]")));
  return move;
}

/**
 * Makes one decision with the pointer, on the board if possible, else in the bar. Returns what was selected.
 */
export async function decide(page: Page, roll: (n: number) => number): Promise<string> {
  if ((await page.locator(".decision:not([data-decision=start])").count()) > 0) return answer(page, roll);
  const kinds = roll(2) === 0 ? ".board [data-state=can], .right [data-state=can]" : ".kind[data-state=can]";
  const there = await visible(page.locator(kinds));
  const things = there.length > 0 ? there : await visible(page.locator("[data-state=can]"));
  const thing = things[roll(things.length)];
  const target = (await thing?.getAttribute("data-target")) ?? "";
  if (!thing || target === "action:end") {
    await endTurn(page);
    return "end";
  }
  await played(page, async () => {
    await thing.dispatchEvent("click");
    const way = await one(await offered(page), roll, "nothing can be done with what was touched");
    await choose(way, page.locator(".chooser .way[data-armed]"));
  });
  return target;
}
