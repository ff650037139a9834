// The menu of a table.
import type { Page } from "playwright-core";

/** What opens something beside the game, in any language. */
export const opener = (page: Page, of: "menu" | "glossary") => page.locator(`header [data-opens=${of}]`);

export async function openMenu(page: Page) {
  await opener(page, "menu").click();
  return menuOf(page);
}

/** The menu, as soon as it tells of the table. */
export async function menuOf(page: Page) {
  const menu = page.getByRole("dialog", { name: "Table" });
  await menu.getByRole("heading", { name: "Seats" }).waitFor();
  return menu;
}

export async function closeMenu(page: Page) {
  const menu = page.getByRole("dialog", { name: "Table" });
  await menu.getByRole("button", { name: "Close", exact: true }).click();
  await menu.waitFor({ state: "detached" });
}
