// The current page. It depends on the address only.

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
  if (more.length > 0 || second.includes(".")) return { name: "lost" }; // same as the server's 404
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

/** Reads the address again. */
export function arrive() {
  state.page = read(location.pathname);
  state.query = new URLSearchParams(location.search);
}

/** Navigates to a path of this site. */
export function go(path: string, replace = false) {
  if (replace) history.replaceState(history.state, "", path);
  else history.pushState({ from: location.pathname + location.search }, "", path);
  arrive();
}

/** The page of this site from which the user came; null if they came another way. */
export const cameFrom = () => (history.state as { from?: string } | null)?.from ?? null;

/** Sets or removes (null) one query parameter, without a new history entry. */
export function put(name: string, value: string | null) {
  const url = new URL(location.href);
  if (value === null) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  go(url.pathname + url.search, true);
}

/** Follows links within the site without reloading the page. */
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
