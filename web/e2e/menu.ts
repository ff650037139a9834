// The menu of a table.
import type { Page } from "playwright-core";

/** The buttons for functions other than moves, in any language. */
export const opener = (page: Page, of: "menu" | "glossary") => page.locator(`header [data-opens=${of}]`);

export async function openMenu(page: Page) {
  await opener(page, "menu").click();
  return menuOf(page);
}

/** The menu, once the table's data is loaded. */
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
