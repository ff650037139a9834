/** Called when the script has taken over the page: presses the remembered button (early.ts, `hold`). */
export function taken() {
  document.documentElement.dataset["taken"] = "";
  document.getElementById("late")?.remove(); // the script has loaded, so the notice is removed
  const pressed = document.querySelector<HTMLElement>("[data-pressed]");
  pressed?.removeAttribute("data-pressed");
  pressed?.click();
}
