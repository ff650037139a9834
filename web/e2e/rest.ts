// What tests wait for: that the page is at rest, and that a move has come. Never for a time.
import { setTimeout } from "node:timers/promises";
import type { Page } from "playwright-core";

/** When a wait is given up, ms: only so that what hangs ends. On a quiet machine nothing takes a tenth of it. */
export const patience = 60_000;

/** The same for what bots think of a game: they think at the lowest priority, and a busy machine leaves them little. */
export const thinking = 8 * patience;

/** Gives up what Playwright itself would wait for without end, should the browser not answer. */
export async function ends<T>(what: string, promise: Promise<T>): Promise<T> {
  const given = setTimeout(patience, null, { ref: false }).then(() => {
    throw new Error(`${what} does not end`);
  });
  return Promise.race([promise, given]);
}

/**
 * Waits until nothing is under way any more that would change the page by itself: what its script has
 * begun (src/rest/underWay.ts), fonts, animations that end, and for some frames no more of them. What a
 * test itself holds up, by the page's name of it, may be under way.
 */
export async function atRest(page: Page, held = "") {
  const calm = () =>
    page.waitForFunction(
      (held) => {
        const ends = (one: Animation) =>
          one.playState === "running" && one.effect?.getComputedTiming().endTime !== Infinity;
        const still =
          document.documentElement.dataset["underWay"] === held &&
          document.fonts.status === "loaded" &&
          !document.getAnimations().some(ends);
        // What a frame measures is told before the next, and what comes of it drawn in that after.
        const frames = still ? Number(Reflect.get(globalThis, "framesAtRest") ?? 0) + 1 : 0;
        const over = frames > 3;
        Reflect.set(globalThis, "framesAtRest", over ? 0 : frames);
        return over;
      },
      held,
      { polling: "raf" },
    );
  await calm().catch(async (cause: unknown) => {
    const what = await page.evaluate(() => document.documentElement.dataset["underWay"] ?? "no script");
    const moves = await page.evaluate(() =>
      document
        .getAnimations()
        .map((one) => (one.effect as KeyframeEffect | null)?.target?.outerHTML.slice(0, 120)),
    );
    throw new Error(`the page does not come to rest: ${what}; ${moves.join("; ")}`, { cause });
  });
}

/** Waits until the script of the page has nothing under way; what it has begun to draw may still move. */
export const idle = (page: Page) => page.locator('html[data-under-way=""]').waitFor({ state: "attached" });

/** How many moves the table shows; -1 where there is no table. */
export const steps = (page: Page) =>
  page.evaluate(() => Number(document.querySelector("[data-steps]")?.getAttribute("data-steps") ?? -1));

/** Waits until the table shows so many moves, and all that it has begun is over. */
export const shows = (page: Page, count: number) =>
  page.locator(`html[data-under-way=""] [data-steps="${count}"]`).waitFor({ state: "attached" });

/**
 * Waits until the table shows more moves than `before`, or something else stands in its place, and all
 * that it has begun is over; returns how many it shows.
 */
export async function grows(page: Page, before: number): Promise<number> {
  await page.waitForFunction((n) => {
    const now = Number(document.querySelector("[data-steps]")?.getAttribute("data-steps") ?? -1);
    return (now > n || now < 0) && document.documentElement.dataset["underWay"] === "";
  }, before);
  return steps(page);
}
