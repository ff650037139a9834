/** The script has taken the page over: what was pressed until now is pressed (early.ts, `hold`). */
export function taken() {
  document.documentElement.dataset["taken"] = "";
  document.getElementById("late")?.remove(); // the script has come
  const pressed = document.querySelector<HTMLElement>("[data-pressed]");
  pressed?.removeAttribute("data-pressed");
  pressed?.click();
}
