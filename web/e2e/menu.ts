// The menu of a table.
import type { Page } from "playwright-core";

export async function openMenu(page: Page) {
  await page.getByRole("button", { name: "Table", exact: true }).click();
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
