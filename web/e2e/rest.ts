// The waits of tests: until the page is at rest, or a move has arrived. Never for a fixed time.
import { setTimeout } from "node:timers/promises";
import type { Page } from "playwright-core";

/**
 * The timeout of a wait, ms, which only ends hanging tests. On an idle machine nothing takes a tenth of it.
 */
export const patience = 60_000;

/**
 * The timeout for analyses by bots: they run at the lowest priority, and a busy machine leaves them little
 * time.
 */
export const thinking = 8 * patience;

/** Adds a timeout where Playwright itself would wait forever if the browser does not respond. */
export async function ends<T>(what: string, promise: Promise<T>): Promise<T> {
  const given = setTimeout(patience, null, { ref: false }).then(() => {
    throw new Error(`${what} does not end`);
  });
  return Promise.race([promise, given]);
}

/**
 * Waits until nothing is in progress that would change the page by itself: work registered by its script
 * (src/rest/underWay.ts), fonts, and finite animations, for some frames in a row. Work that the test itself
 * holds up may be in progress; `held` is the page's name for it.
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
        // Measurements of one frame are reported before the next, and their effect is drawn in the one after
        // that.
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

/** Waits until the script of the page has no work in progress; animations may still run. */
export const idle = (page: Page) => page.locator('html[data-under-way=""]').waitFor({ state: "attached" });

/** The number of moves that the table shows; -1 if there is no table. */
export const steps = (page: Page) =>
  page.evaluate(() => Number(document.querySelector("[data-steps]")?.getAttribute("data-steps") ?? -1));

/** Waits until the table shows this number of moves, and all work in progress is done. */
export const shows = (page: Page, count: number) =>
  page.locator(`html[data-under-way=""] [data-steps="${count}"]`).waitFor({ state: "attached" });

/**
 * Waits until the table shows more moves than `before`, or something else is in its place, and all work in
 * progress is done; returns the number of moves.
 */
export async function grows(page: Page, before: number): Promise<number> {
  await page.waitForFunction((n) => {
    const now = Number(document.querySelector("[data-steps]")?.getAttribute("data-steps") ?? -1);
    return (now > n || now < 0) && document.documentElement.dataset["underWay"] === "";
  }, before);
  return steps(page);
}
