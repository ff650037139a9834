// The way back of the browser closes what is open over the table before it leaves the table: while
// something is, an entry of the history lies above that of the page.
import { tick } from "svelte";

interface Entry {
  readonly over?: boolean;
}
const isOver = () => (history.state as Entry | null)?.over === true;

/** `close` closes what is open last, and says whether anything was; `open` only looks. */
export function backCloses(open: () => boolean, close: () => boolean): () => void {
  let over = isOver();
  let path = location.pathname;

  function lay() {
    if (isOver() || location.pathname !== path || !open()) return;
    history.pushState({ ...(history.state as object | null), over: true }, "");
    over = true;
  }

  // What a click or a key opens is there when the page has been drawn anew.
  const look = () => void tick().then(() => requestAnimationFrame(lay));

  function popped() {
    const back = over && !isOver() && location.pathname === path;
    over = isOver();
    // Of what has been closed by other ways nothing is left but its entry.
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
