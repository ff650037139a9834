// A move that is known beforehand, made where the table offers it.
import type { Page } from "playwright-core";
import { settle } from "./player.ts";
import { steps } from "./rest.ts";

/** Chooses a move where it is offered, and makes it; returns what the move was. */
export async function make(page: Page, move: string): Promise<string> {
  await settle(page);
  const button = page.locator(`button[data-move^="${move}"]:enabled`).first();
  await button.waitFor();
  const made = (await button.getAttribute("data-move")) ?? "";
  const before = await steps(page);
  if ((await button.getAttribute("aria-pressed")) !== "true") await button.click();
  const armed = page.locator(`button.way[data-armed][data-move="${made}"]`);
  if ((await armed.count()) > 0) await armed.click();
  await page.locator(`[data-steps="${before}"]`).waitFor({ state: "detached" });
  return made;
}

/** Touches a thing of the table and makes one of its moves. */
export async function touch(page: Page, target: string, move: string) {
  await page.locator(`[data-target="${target}"]`).first().dispatchEvent("click");
  await make(page, move);
}
