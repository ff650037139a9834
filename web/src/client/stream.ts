// Live updates. One stream carries all tables of the browser; where the page may
// lock (a secure context), the tabs share one stream: the tab that holds the lock
// listens and tells the others.
import type { News } from "./client.ts";

type Listener = (news: News) => void;

const listeners = new Set<Listener>();
const watched = new Set<string>();
let source: EventSource | null = null;
let retry = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("volgare") : null;

function tell(news: News) {
  for (const listener of listeners) listener(news);
}

function heard(news: News) {
  tell(news);
  channel?.postMessage({ news });
}

function open() {
  source?.close();
  clearTimeout(timer);
  const tables = [...watched].join(",");
  const stream = new EventSource(tables === "" ? "/api/stream" : `/api/stream?tables=${tables}`);
  source = stream;
  const on = <T>(kind: string, make: (data: T) => News) =>
    stream.addEventListener(kind, (event) => {
      retry = 0;
      heard(make(JSON.parse((event as MessageEvent<string>).data) as T));
    });
  on<{ build: string; sync: { table: string; seq: number }[] }>("hello", (d) => ({ kind: "hello", ...d }));
  on<{ table: string; seq: number }>("table", (d) => ({ kind: "table", ...d }));
  on("seats", () => ({ kind: "seats" }));
  stream.onerror = () => {
    // One that ends is most likely replaced at once, by another server; if not, that is told.
    if (retry === 0) stream.close();
    else lose();
    // Sooner than the browser would, later each time, never in step with others.
    timer = setTimeout(open, Math.min(15_000, 300 * 2 ** retry++) * (0.7 + 0.6 * Math.random()));
  };
}

function lose() {
  source?.close();
  heard({ kind: "lost" });
}

function lead() {
  open();
  addEventListener("online", open);
  // A dead line says nothing for a long time; the browser knows at once.
  addEventListener("offline", lose);
}

if (channel) {
  channel.onmessage = (event: MessageEvent<{ news?: News; watch?: string }>) => {
    if (event.data.news) tell(event.data.news);
    else if (event.data.watch && source && !watched.has(event.data.watch)) {
      watched.add(event.data.watch);
      open();
    }
  };
}

let begun = false;

/** Begins to listen; later calls do nothing. */
function listen() {
  if (begun) return;
  begun = true;
  if (channel && "locks" in navigator) {
    // Held until the tab closes: then the next tab takes over.
    void navigator.locks.request("volgare-stream", () => {
      lead();
      return new Promise<never>(() => undefined);
    });
  } else lead();
}

/** Listens for news; the function returned ends it. */
export function onNews(listener: Listener): () => void {
  listen();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks for news of a table at which this browser need not sit. */
export function watch(table: string) {
  listen();
  if (watched.has(table)) return;
  watched.add(table);
  if (source) open();
  else channel?.postMessage({ watch: table });
}
