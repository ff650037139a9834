// Live updates. One stream carries all tables of the browser, and one tab listens for all tabs: the one that
// was visible last. The tabs only need a BroadcastChannel, which works on plain HTTP too.
import type { News, Present } from "./client.ts";
import { shake } from "../rest/shake.ts";

type Listener = (news: News) => void;

/** Messages between tabs. */
type Told =
  /**
   * The rank of the listening tab, with the news that it received; without news it is a heartbeat. The tab
   * with the highest rank listens.
   */
  | { leads: number; news?: News | undefined }
  /** The tables that a non-listening tab watches. */
  | { tab: number; watches: string[] }
  /** A tab is closing; `led` if it was the listening one. */
  | { tab: number; led: boolean };

const most = 64; // maximum number of tables that the server accepts in one stream
const gathering = 50; // milliseconds for the other tabs to announce their tables
const connecting = 5000; // milliseconds after which an attempt to connect is given up
const lingering = 5000; // milliseconds for which a table stays subscribed after the last tab has left it: the user may come back

const listeners = new Set<{ hear: Listener; table: string | undefined }>();
const tab = Math.random();
/** The tables that the other tabs watch. */
const others = new Map<number, string[]>();
/** The tables that the stream subscribes to. */
let named: string[] = [];
/** The last known presence at the tables. */
const present = new Map<string, Present>();
/** The rank of this tab while it listens; 0 while another tab does. */
let rank = 0;
/** The highest known rank. */
let highest = 0;
let source: EventSource | null = null;
let retry = 0;
/** Milliseconds between two heartbeats, as announced by the server. */
let beat = 15_000;
let opening: ReturnType<typeof setTimeout> | undefined;
let letting: ReturnType<typeof setTimeout> | undefined;
let silence: ReturnType<typeof setTimeout> | undefined;
let channel: BroadcastChannel | null = null;

const watched = () => [...listeners].flatMap(({ table }) => table ?? []);

function say(told: Told) {
  channel?.postMessage(told);
}

function tell(news: News) {
  if (news.kind === "present") present.set(news.table, news);
  // A new connection sends presence again.
  else if (news.kind === "lost" || news.kind === "hello") present.clear();
  for (const { hear, table } of [...listeners])
    if (news.kind !== "present" || news.table === table) hear(news);
}

/** Reconnects or takes over if nothing is received for `ms` milliseconds. */
function expect(ms: number) {
  clearTimeout(silence);
  silence = setTimeout(() => (rank ? void giveUp(source) : lead()), ms);
}

/**
 * Restarts the timer that detects a dead stream, or in other tabs a dead listening tab. One heartbeat may be
 * missed. The other tabs wait one heartbeat longer, so that the listening tab notices a failure first.
 */
const alive = () => expect((rank ? 2 : 3) * beat);

function heard(news?: News) {
  say({ leads: rank, news });
  if (news) tell(news);
}

/** The tables that tabs show. */
const wanted = () => [...new Set([...others.values()].flat().concat(watched()))].slice(-most);

function open() {
  close();
  named = wanted();
  const stream = new EventSource(named.length === 0 ? "/api/stream" : `/api/stream?tables=${named.join()}`);
  source = stream;
  const on = <T>(kind: string, make: (data: T) => News | undefined) =>
    stream.addEventListener(kind, (event) => {
      retry = 0;
      const news = make(JSON.parse((event as MessageEvent<string>).data) as T);
      alive();
      heard(news);
    });
  on<{ build: string; beat?: number; sync: { table: string; seq: number }[] }>("hello", (d) => {
    beat = d.beat ?? beat; // during an upgrade, an older server does not send it
    return { kind: "hello", ...d };
  });
  on<{ table: string; seq: number }>("table", (d) => ({ kind: "table", ...d }));
  on<Omit<Present, "kind" | "at">>("present", (d) => ({ kind: "present", ...d, at: Date.now() }));
  on("seats", () => ({ kind: "seats" }));
  on("beat", () => undefined);
  stream.onerror = fail;
  expect(connecting);
}

function openIn(ms: number) {
  clearTimeout(opening);
  opening = setTimeout(open, ms);
}

/** The line has ended, or the other end is gone. */
function fail() {
  close();
  // A line that ends is usually replaced at once by another server. If not, the user is notified.
  if (retry > 0) heard({ kind: "lost" });
  // Earlier than the browser would reconnect, with growing pauses, and jitter against synchronized clients.
  openIn(Math.min(15_000, 300 * 2 ** retry++) * (0.7 + 0.6 * Math.random()));
}

/** The line is silent. Unless another has replaced it meanwhile, it has failed. */
async function giveUp(dead: EventSource | null) {
  await shake();
  if (source === dead) fail();
}

function close() {
  source?.close();
  source = null;
  clearTimeout(opening);
  clearTimeout(silence);
  clearTimeout(letting);
}

/** Becomes the listening tab, on a new line that sends the state of all tables. */
function lead() {
  highest = rank = Math.max(Date.now(), highest) + Math.random();
  others.clear();
  heard();
  openIn(channel ? gathering : 0);
}

/** Another tab listens, and must know which tables this one watches. */
function follow() {
  rank = 0;
  close();
  alive();
  say({ tab, watches: watched() });
}

/**
 * Updates the subscribed tables: at once if tabs show more, and after a while for tables that they have left.
 */
function rename() {
  clearTimeout(letting);
  const tables = wanted();
  if (tables.some((table) => !named.includes(table))) openIn(gathering);
  else if (tables.length < named.length) letting = setTimeout(open, lingering);
}

/** The set of tables that this tab watches has changed. */
function changed() {
  if (rank) rename();
  else say({ tab, watches: watched() });
}

function hear(told: Told) {
  if ("leads" in told) {
    if (told.leads < highest) {
      if (rank) heard(); // a tab that slept, or whose clock was set back
      return;
    }
    const other = told.leads > highest;
    highest = told.leads;
    if (other) follow();
    else alive();
    if (told.news) tell(told.news);
  } else if ("led" in told) {
    others.delete(told.tab);
    if (rank) rename();
    // All remaining tabs receive this; a random delay selects the one that takes over.
    if (told.led && !rank) expect((document.hidden ? 1000 : 100) * Math.random());
  } else if (rank) {
    const known = others.has(told.tab);
    others.set(told.tab, told.watches);
    if (known) rename();
    else openIn(gathering);
  }
}

function look() {
  if (!document.hidden) lead();
}

let begun = false;

/** Starts listening; later calls have no effect. */
function listen() {
  if (begun) return;
  begun = true;
  try {
    channel = new BroadcastChannel("volgare");
    channel.onmessage = (event: MessageEvent<Told>) => hear(event.data);
  } catch {
    // Without browser storage each tab is alone.
  }
  lead();
  document.addEventListener("visibilitychange", look);
  addEventListener("online", () => {
    if (rank) openIn(0);
  });
  // A dead line stays silent for a while, but the browser knows at once that it is offline.
  addEventListener("offline", () => {
    retry ||= 1;
    if (rank) fail();
  });
  addEventListener("pagehide", () => {
    close();
    say({ tab, led: rank > 0 });
    rank = 0;
  });
}

/** Reconnects after this browser may have changed its identity, so that the server knows the new one. */
export function listenAnew() {
  if (begun) lead();
}

/**
 * Subscribes to news, optionally also about a table where this browser has no seat, with presence there. The
 * returned function unsubscribes.
 */
export function onNews(hear: Listener, table?: string): () => void {
  const listener = { hear, table };
  listeners.add(listener);
  if (begun) changed();
  else listen();
  const there = present.get(table ?? "");
  if (there) hear(there);
  return () => {
    listeners.delete(listener);
    changed();
  };
}
