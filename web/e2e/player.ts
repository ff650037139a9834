// Somebody who plays by what the page shows: looks for what can be touched, touches
// it, reads what it does, and does it.
import type { ElementHandle, Locator, Page } from "playwright-core";
import { grows, steps } from "./rest.ts";

/** Numbers that look random and are the same every time. */
export function dice(seed: number): (sides: number) => number {
  let state = seed >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** What the page asks of the one who looks at it. */
export type Asked = "decide" | "wait" | "over" | "curtain";

/** What the page asks now; null while nothing can be done. It runs in the page. */
function reading(): Exclude<Asked, "wait"> | null {
  const seen = (selector: string) =>
    [...document.querySelectorAll(selector)].some((e) => e.checkVisibility());
  if (seen("[data-game='over']")) return "over";
  if (seen("main > button[autofocus]")) return "curtain";
  if (document.documentElement.dataset["underWay"] !== "") return null;
  // Some choices are fetched first.
  const choices = ".decision, .draft, .steps [aria-keyshortcuts='e'], [data-state=can], .asked.mine";
  const mine = seen(".prompt.mine, .asked.mine") && document.querySelector(choices) !== null;
  return mine && !seen("[data-move]:disabled") ? "decide" : null;
}

/** Reads from the page, and from nothing else, what is asked. */
export const asked = async (page: Page): Promise<Asked> => (await page.evaluate(reading)) ?? "wait";

/** Waits until the page asks for a decision, or the game is over. */
export async function settle(page: Page): Promise<Asked> {
  for (;;) {
    const is = await page.waitForFunction(reading).catch(async (cause: unknown) => {
      throw new Error(`nothing is asked: ${await page.locator("body").innerText()}`, { cause });
    });
    const now = (await is.jsonValue()) as Asked;
    if (now !== "curtain") return now;
    await page.locator("main > button[autofocus]").click();
  }
}

/** An element itself: what is drawn beside it may come and go. */
export type Found = ElementHandle<SVGElement | HTMLElement>;

const visible = (all: Locator) =>
  found(all, (elements) =>
    elements.map(
      (e) => e.checkVisibility({ visibilityProperty: true }) && e.getBoundingClientRect().width > 0,
    ),
  );

/** Those elements for which a judgement of them all, made in the page, says yes. */
export async function found(all: Locator, judge: (elements: Element[]) => boolean[]): Promise<Found[]> {
  const handles = (await all.elementHandles()) as Found[];
  const yes = await all.page().evaluate(judge, handles);
  return handles.filter((_, i) => yes[i]);
}

/** Chooses one of the ways that are offered for the thing touched: a tap shows, the next does. */
async function go(page: Page, target: string, roll: (n: number) => number) {
  // Of many ways the list comes on demand.
  const unfold = page.locator(".chooser .unfold");
  if ((await unfold.count()) > 0) await unfold.click();
  // While an answer is on its way nothing can be done yet.
  await page
    .locator(".chooser .way:enabled")
    .first()
    .waitFor()
    .catch(async (cause: unknown) => {
      const seen = await page.locator(".chooser, .prompt, .decision").allInnerTexts();
      throw new Error(`nothing is offered for ${target}: ${seen.join(" | ")}`, { cause });
    });
  const ways = await visible(page.locator(".chooser .way:enabled"));
  const way = ways[roll(ways.length)];
  if (!way) throw new Error("nothing can be done with what was touched");
  if ((await way.getAttribute("data-armed")) === null) await way.click();
  await page.locator(".chooser .way[data-armed]").click();
}

/** Ends the turn, points left or not. */
export async function endTurn(page: Page) {
  const before = await steps(page);
  const button = page.locator(".steps button[aria-keyshortcuts='e']");
  await button.click();
  if ((await page.locator(".sure").count()) > 0) await button.click();
  await grows(page, before);
}

/** Makes one decision with the pointer; prefers what is on the board to the bar. Returns what was touched. */
export async function decide(page: Page, roll: (n: number) => number): Promise<string> {
  const before = await steps(page);
  const decision = page.locator(".decision");
  if ((await decision.count()) > 0 && (await decision.getAttribute("data-decision")) !== "start") {
    await decision.locator("button[data-move]:enabled").first().waitFor(); // some are fetched first
    const choices = await visible(decision.locator("button[data-move]:enabled"));
    const choice = choices[roll(choices.length)];
    if (!choice) throw new Error("a decision without a choice");
    const move = (await choice.getAttribute("data-move")) ?? "";
    await choice.click();
    const armed = decision.locator(".way[data-armed]");
    if ((await armed.count()) > 0) await armed.click();
    await grows(page, before);
    return move;
  }
  const kinds = roll(2) === 0 ? ".board [data-state=can], .right [data-state=can]" : ".kind[data-state=can]";
  const there = await visible(page.locator(kinds));
  const things = there.length > 0 ? there : await visible(page.locator("[data-state=can]"));
  const thing = things[roll(things.length)];
  if (!thing) {
    await endTurn(page);
    return "end";
  }
  const target = (await thing.getAttribute("data-target")) ?? "";
  if (target === "action:end") {
    await endTurn(page);
    return "end";
  }
  await thing.dispatchEvent("click");
  await go(page, target, roll);
  await grows(page, before);
  return target;
}
