// Which page is shown; the address says all of it.

export type Page =
  | { name: "lobby" }
  | { name: "new" }
  | { name: "table"; id: string }
  | { name: "link"; token: string }
  | { name: "learn" }
  | { name: "lesson"; id: string }
  | { name: "help"; topic: string }
  | { name: "rules"; at: string }
  | { name: "settings" }
  | { name: "box"; preset: string }
  | { name: "board" }
  | { name: "lost" };

function read(path: string): Page {
  const [first = "", second = "", ...more] = path.split("/").filter((part) => part !== "");
  if (more.length > 0 || second.includes(".")) return { name: "lost" }; // as the server answers it
  if (first === "" || first === "index.html") return { name: "lobby" };
  if ((first === "new" || first === "settings" || first === "board") && second === "") return { name: first };
  if (first === "box") return { name: "box", preset: second };
  if (first === "t" && second !== "") return { name: "table", id: second };
  if ((first === "s" || first === "d") && second !== "") return { name: "link", token: second };
  if (first === "learn") return second === "" ? { name: "learn" } : { name: "lesson", id: second };
  if (first === "rules") return { name: "rules", at: second };
  if (first === "help") return { name: "help", topic: second };
  return { name: "lost" };
}

const state = $state({ page: read(location.pathname), query: new URLSearchParams(location.search) });

export const page = () => state.page;
export const query = () => state.query;

/** Reads the address anew. */
export function arrive() {
  state.page = read(location.pathname);
  state.query = new URLSearchParams(location.search);
}

/** Goes to a path of this site. */
export function go(path: string, replace = false) {
  if (replace) history.replaceState(history.state, "", path);
  else history.pushState({ from: location.pathname + location.search }, "", path);
  arrive();
}

/** From which page of this site somebody has come to this one; null by another way. */
export const cameFrom = () => (history.state as { from?: string } | null)?.from ?? null;

/** Sets or removes (null) one parameter of the address without a new entry in the history. */
export function put(name: string, value: string | null) {
  const url = new URL(location.href);
  if (value === null) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  go(url.pathname + url.search, true);
}

/** Follows links within the site without loading the page anew. */
export function begin() {
  addEventListener("popstate", arrive);
  addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest("a");
    if (
      !link ||
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey
    )
      return;
    if (link.origin !== location.origin || link.target !== "" || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api/") || link.hash !== "") return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}
