// Making a move, with any input method: a target is selected, one of its alternatives is selected, and the
// next press confirms it.
import type { ElementHandle, Locator, Page } from "playwright-core";
import { grows, steps } from "./rest.ts";

/** The element itself, because its neighbours may come and go. */
export type Found = ElementHandle<SVGElement | HTMLElement>;

/** How an input method presses an element. When it resolves, the page has received the click. */
export type Press = (thing: Locator) => Promise<void>;

export const click = (thing: Locator | Found) => thing.click();

/** Touches an element, and waits for the browser's click event; if there is none, it touches again. */
export async function clicked(page: Page, touch: () => Promise<void>) {
  for (let became = ""; became !== "click";) {
    const heard = await page.evaluateHandle(() => {
      const heard = { first: "" };
      for (const kind of ["click", "contextmenu", "pointercancel"])
        addEventListener(kind, () => (heard.first ||= kind), { capture: true, once: true });
      return heard;
    });
    await touch();
    became = await (await page.waitForFunction(({ first }) => first, heard)).jsonValue();
  }
}

/** The moves of the selected target. A long list opens on demand. */
export async function offered(page: Page, press: Press = click): Promise<Locator> {
  const ways = page.locator(".chooser .way:enabled");
  const list = page.locator(".chooser .unfold");
  const there = ways.or(list).first();
  await there.waitFor().catch(async (cause: unknown) => {
    const seen = await page.locator(".chooser, .prompt, .decision").allInnerTexts();
    throw new Error(`no move is offered: ${seen.join(" | ")}`, { cause });
  });
  if ((await list.count()) > 0) await press(list);
  await ways.first().waitFor();
  return ways;
}

/**
 * Makes a move by its button: one press selects the alternative, if it is not selected yet, and `again`
 * confirms it.
 */
export async function choose<T extends Locator | Found>(
  way: T,
  again: Locator,
  press: (thing: NoInfer<T> | Locator) => Promise<void> = click,
) {
  const chosen = (await way.getAttribute("data-armed")) !== null;
  const twice = /\bway\b/.test((await way.getAttribute("class")) ?? "");
  if (!chosen) await press(way);
  if (twice) await press(again);
}

const ending = ".steps button[aria-keyshortcuts='e']";

/** Ends the turn, even if points are left: then `sure` is pressed too. */
export async function end(page: Page, press: Press = click, sure = ending) {
  await press(page.locator(ending));
  if ((await page.locator(".sure").count()) > 0) await press(page.locator(sure));
}

/** Makes a move, and waits until the table shows it. */
export async function played(page: Page, move: () => Promise<void>) {
  const before = await steps(page);
  await move();
  await grows(page, before);
}

/** Makes the move with this prefix through the table; returns the whole move. */
export async function make(page: Page, move: string): Promise<string> {
  const offer = page.locator(`html[data-under-way=""] button[data-move^="${move}"]:enabled`).first();
  const made = (await offer.getAttribute("data-move")) ?? "";
  const way = page.locator(`button[data-move="${made}"]`).first();
  await played(page, () => choose(way, way.and(page.locator("[data-armed]"))));
  return made;
}

/** Selects a target of the table and makes one of its moves. */
export async function touch(page: Page, target: string, move: string) {
  await page.locator(`[data-target="${target}"][data-state=can]`).first().dispatchEvent("click");
  await offered(page);
  await make(page, move);
}
