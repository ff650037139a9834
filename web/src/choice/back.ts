// The browser's back button closes open panels before it leaves the table: while a panel is open, an extra
// history entry is on top of the page's own.
import { tick } from "svelte";

interface Entry {
  readonly over?: boolean;
}
const isOver = () => (history.state as Entry | null)?.over === true;

/**
 * `close` closes the panel opened last and returns whether there was one; `open` only returns whether there
 * is one.
 */
export function backCloses(open: () => boolean, close: () => boolean): () => void {
  let over = isOver();
  let path = location.pathname;

  function lay() {
    if (isOver() || location.pathname !== path || !open()) return;
    history.pushState({ ...(history.state as object | null), over: true }, "");
    over = true;
  }

  // Panels opened by a click or a key exist after the next frame.
  const look = () => void tick().then(() => requestAnimationFrame(lay));

  function popped() {
    const back = over && !isOver() && location.pathname === path;
    over = isOver();
    // If the panels were closed in other ways, only the history entry is left.
    if (back && !close()) history.back();
  }

  addEventListener("click", look, true);
  addEventListener("keyup", look, true);
  addEventListener("popstate", popped);
  look();
  return () => {
    path = "";
    removeEventListener("click", look, true);
    removeEventListener("keyup", look, true);
    removeEventListener("popstate", popped);
  };
}
