// Live updates. One stream carries all tables of the browser, and one of its tabs listens for all of
// them: the one that was looked at last. Tabs only have to hear each other, as they do on plain http too.
import type { News, Present } from "./client.ts";
import { shake } from "../rest/shake.ts";

type Listener = (news: News) => void;

/** What tabs tell each other. */
type Told =
  /** Who listens, and what was heard; without news only that the line lives. Of several the highest listens. */
  | { leads: number; news?: News | undefined }
  /** What a tab that does not listen watches. */
  | { tab: number; watches: string[] }
  /** A tab ends, and may have listened. */
  | { tab: number; led: boolean };

const most = 64; // tables that the server lets a stream name
const gathering = 50; // milliseconds in which the other tabs tell what they watch
const connecting = 5000; // milliseconds until a line that does not open is given up
const lingering = 5000; // milliseconds for which a table is named that no tab shows any more: it may come back

const listeners = new Set<{ hear: Listener; table: string | undefined }>();
const tab = Math.random();
/** What the other tabs watch. */
const others = new Map<number, string[]>();
/** The tables that the stream names. */
let named: string[] = [];
/** Who is at the tables, as it was told last. */
const present = new Map<string, Present>();
/** With which number this tab listens; 0 where another does. */
let rank = 0;
/** The highest that was heard of. */
let highest = 0;
let source: EventSource | null = null;
let retry = 0;
/** How many milliseconds lie between two signs of life, as the server tells. */
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
  // A line that is opened anew tells it again.
  else if (news.kind === "lost" || news.kind === "hello") present.clear();
  for (const { hear, table } of [...listeners])
    if (news.kind !== "present" || news.table === table) hear(news);
}

/** Does something about it if nothing is heard for so long. */
function expect(ms: number) {
  clearTimeout(silence);
  silence = setTimeout(() => (rank ? void giveUp(source) : lead()), ms);
}

/** The line, or the tab that listens, lives: it may miss a beat, and that tab may find it out first. */
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
    beat = d.beat ?? beat; // a server of an older build, while they are replaced, tells of none
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

/** The line has ended, or nobody is at its other end. */
function fail() {
  close();
  // One that ends is most likely replaced at once, by another server; if not, that is told.
  if (retry > 0) heard({ kind: "lost" });
  // Sooner than the browser would, later each time, never in step with others.
  openIn(Math.min(15_000, 300 * 2 ** retry++) * (0.7 + 0.6 * Math.random()));
}

/** A line says nothing: unless another has taken its place meanwhile, it has failed. */
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

/** Listens for all tabs from now on, on a new line, which tells how far all tables are. */
function lead() {
  highest = rank = Math.max(Date.now(), highest) + Math.random();
  others.clear();
  heard();
  openIn(channel ? gathering : 0);
}

/** Another tab listens, and has to know what this one watches. */
function follow() {
  rank = 0;
  close();
  alive();
  say({ tab, watches: watched() });
}

/** Has the line name what tabs show by now: at once where they show more, and what they have left no longer after a while. */
function rename() {
  clearTimeout(letting);
  const tables = wanted();
  if (tables.some((table) => !named.includes(table))) openIn(gathering);
  else if (tables.length < named.length) letting = setTimeout(open, lingering);
}

/** What this tab watches has changed. */
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
    // All who are left hear it; one of them is to be the first.
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

/** Begins to listen; later calls do nothing. */
function listen() {
  if (begun) return;
  begun = true;
  try {
    channel = new BroadcastChannel("volgare");
    channel.onmessage = (event: MessageEvent<Told>) => hear(event.data);
  } catch {
    // Tabs of a browser that keeps nothing are alone.
  }
  lead();
  document.addEventListener("visibilitychange", look);
  addEventListener("online", () => {
    if (rank) openIn(0);
  });
  // A dead line says nothing for a while; the browser knows at once.
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

/** Whoever this browser was, it may be somebody else now: the server is to know who listens. */
export function listenAnew() {
  if (begun) lead();
}

/**
 * Listens for news, also of a table at which this browser need not sit, and of who is at it; the function returned
 * ends it.
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
