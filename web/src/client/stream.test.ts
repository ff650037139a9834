// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import type { News } from "./client.ts";

/** The server rejects streams that name more tables. */
const maxNamed = Number(/maxNamed += (\d+)/.exec(readFileSync("../server/stream/stream.go", "utf8"))?.[1]);

/** A fake EventSource, whose events the test sends. */
class Line {
  static all: Line[] = [];
  /** The lines that were not closed. */
  static get open() {
    return Line.all.filter(({ closed }) => !closed);
  }
  onerror: () => void = () => undefined;
  closed = false;
  #heard = new Map<string, (event: { data: string }) => void>();
  constructor(readonly url: string) {
    Line.all.push(this);
  }
  /** The tables that it names. */
  get tables() {
    return this.url.split("tables=")[1]?.split(",") ?? [];
  }
  addEventListener(kind: string, hear: (event: { data: string }) => void) {
    this.#heard.set(kind, hear);
  }
  close() {
    this.closed = true;
  }
  bring(kind: string, data: unknown) {
    this.#heard.get(kind)?.({ data: JSON.stringify(data) });
  }
}

/** A fake BroadcastChannel between the tabs of a browser. */
class Channel {
  static all = new Set<Channel>();
  onmessage: (event: { data: unknown }) => void = () => undefined;
  constructor() {
    Channel.all.add(this);
  }
  dead = false;
  postMessage(data: unknown) {
    if (this.dead) return;
    for (const other of Channel.all) if (other !== this) setTimeout(() => other.onmessage({ data }));
  }
}

const beat = 15_000;
const hello = { build: "b", beat, sync: [] };

/** The window events that the tab under construction listens to. */
let events: Map<string, () => void>;
let hidden: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  Channel.all = new Set();
  hidden = false;
  const addEventListener = (kind: string, then: () => void) => events.set(kind, then);
  vi.stubGlobal("EventSource", Line);
  vi.stubGlobal("BroadcastChannel", Channel);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response())); // the browser's other connections are alive
  vi.stubGlobal("addEventListener", addEventListener);
  vi.stubGlobal("document", {
    addEventListener,
    get hidden() {
      return hidden;
    },
  });
});

/** Advances the time. A moment is less than a beat. */
const passes = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const moment = () => passes(200);

/** Opens a tab that watches a table, or none. */
async function tab(table?: string) {
  vi.resetModules();
  const own = (events = new Map());
  const channels = new Set(Channel.all);
  const { onNews } = await import("./stream.ts");
  const news: News["kind"][] = [];
  let stop = onNews((n) => news.push(n.kind), table);
  const channel = [...Channel.all].find((one) => !channels.has(one));
  await moment();
  return {
    news,
    happens: (what: string) => own.get(what)?.(),
    /** Goes to another table within the same page. */
    visit: async (next: string) => {
      stop();
      stop = onNews((n) => news.push(n.kind), next);
      await moment();
    },
    /** Closes the tab, or kills it without a farewell message. */
    end: async (word = true) => {
      if (channel) {
        channel.dead = !word;
        Channel.all.delete(channel);
      }
      own.get("pagehide")?.();
      await moment();
    },
  };
}

/** The only open line. */
function line() {
  expect(Line.open).toHaveLength(1);
  return Line.open[0] as Line;
}

test("a stream that ends is replaced at once, without a notice", async () => {
  const { news } = await tab();
  for (let n = 0; n < 2; n++) {
    line().bring("hello", hello);
    line().onerror();
    expect(Line.open).toEqual([]);
    await passes(500);
  }
  line().bring("hello", hello);
  expect(news).toEqual(["hello", "hello", "hello"]);
});

test("one that cannot be replaced is reported as lost, and retried with growing pauses", async () => {
  const { news } = await tab();
  line().bring("hello", hello);
  for (let n = 0; n < 4; n++) {
    line().onerror();
    await passes(300 * 2 ** n * 1.3);
    expect(Line.all.length).toBe(n + 2);
  }
  line().bring("hello", hello);
  expect(news).toEqual(["hello", "lost", "lost", "lost", "hello"]);
});

test("a line that misses two beats is replaced; one with only heartbeats is not", async () => {
  const { news } = await tab();
  const first = line();
  first.bring("hello", { ...hello, beat: 1000 }); // the server announces its heartbeat interval
  for (let n = 0; n < 10; n++) {
    await passes(1500);
    first.bring("beat", {});
  }
  expect(line()).toBe(first);
  await passes(2600);
  expect(line()).not.toBe(first);
  line().bring("hello", hello);
  expect(news).toEqual(["hello", "hello"]);
});

test("a line to a server that announces no interval is kept until the default is exceeded", async () => {
  await tab();
  const first = line();
  first.bring("hello", { build: "b", sync: [] });
  await passes(2 * beat - 1000);
  expect(line()).toBe(first);
});

test("the second line in a row that does not open is reported as lost", async () => {
  const { news } = await tab();
  line().bring("hello", hello);
  await passes(2 * beat + 500);
  expect(news).toEqual(["hello"]);
  await passes(5000);
  expect(news).toEqual(["hello", "lost"]);
});

test("a tab that becomes visible again refreshes at once; a hidden one does not", async () => {
  const { happens } = await tab("a");
  const first = line();
  first.bring("hello", hello);
  hidden = true;
  happens("visibilitychange");
  await moment();
  expect(line()).toBe(first);
  hidden = false;
  happens("visibilitychange");
  await moment();
  expect(line()).not.toBe(first);
  expect(line().tables).toEqual(["a"]);
});

test("a browser that reports being offline is believed at once, but not forever", async () => {
  const { news, happens } = await tab();
  line().bring("hello", hello);
  happens("offline");
  expect(news).toEqual(["hello", "lost"]);
  await passes(1000);
  line().bring("hello", hello);
  expect(news).toEqual(["hello", "lost", "hello"]);
});

test("of many tables that one tab visits only the current one is subscribed", async () => {
  const { visit } = await tab("t0");
  for (let n = 1; n < 70; n++) await visit(`t${n}`);
  expect(line().tables).toEqual(["t69"]);
});

test("if tabs watch more tables than a stream may name, the visible one is subscribed", async () => {
  await tab("own");
  const others = new Channel();
  for (let n = 0; n < 70; n++) others.postMessage({ tab: n, watches: [`t${n}`] });
  await moment();
  expect(line().tables).toHaveLength(maxNamed);
  expect(line().tables.slice(-2)).toEqual(["t69", "own"]);
});

test("a table that no tab shows any more is unsubscribed after a while", async () => {
  const a = await tab("a");
  await tab("b");
  line().bring("hello", hello);
  await a.end();
  const before = line();
  await passes(4000);
  expect(line()).toBe(before); // a reloaded page is back by then
  await passes(2000);
  expect(line().tables).toEqual(["b"]);
  const after = line();
  after.bring("hello", hello);
  await passes(beat);
  expect(line()).toBe(after);
});

test("new listeners get the last known presence, as long as the line is alive", async () => {
  const { news, visit } = await tab("a");
  line().bring("hello", hello);
  line().bring("present", { table: "a", here: ["red"], left: [], watching: 1 });
  await visit("a");
  await visit("b");
  line().bring("hello", hello);
  expect(news).toEqual(["hello", "present", "present", "hello"]);
  for (let n = 0; n < 2; n++) {
    line().onerror();
    await passes(1000);
  }
  await visit("a");
  expect(news.slice(4)).toEqual(["lost"]);
});

test("presence is not sent to listeners of another table, or of none", async () => {
  const { news } = await tab("a");
  const { onNews } = await import("./stream.ts");
  const everywhere: string[] = [];
  onNews(({ kind }) => everywhere.push(kind));
  line().bring("hello", hello);
  for (const table of ["a", "b"]) line().bring("present", { table, here: ["red"], left: [], watching: 0 });
  expect([news, everywhere]).toEqual([["hello", "present"], ["hello"]]);
});

test("after a change of identity a new line is opened", async () => {
  await tab("a");
  const { listenAnew } = await import("./stream.ts");
  const before = line();
  listenAnew();
  await moment();
  expect(line()).not.toBe(before);
  expect(line().tables).toEqual(["a"]);
});

test("of several tabs the last visible one listens, for the tables of all", async () => {
  const a = await tab("a");
  const b = await tab("b");
  const c = await tab();
  expect(line().tables.toSorted()).toEqual(["a", "b"]);
  line().bring("hello", hello);
  line().bring("seats", {});
  await moment();
  for (const { news } of [a, b, c]) expect(news).toEqual(["hello", "seats"]);
  const before = line();
  a.happens("visibilitychange");
  await moment();
  expect(line()).not.toBe(before);
  await c.visit("c");
  expect(line().tables.toSorted()).toEqual(["a", "b", "c"]);
  line().onerror();
  await passes(500);
  line().onerror();
  await moment();
  for (const { news } of [a, b, c]) expect(news).toEqual(["hello", "seats", "lost"]);
});

test.each([
  ["says so", true, 1000],
  ["dies", false, 3 * beat],
])("where the tab that listens %s, another does, with the tables that are left", async (_, word, within) => {
  const tabs = [await tab("a"), await tab("b"), await tab("c")];
  line().bring("hello", hello);
  await moment();
  await tabs[2]?.end(word);
  await passes(within);
  expect(line().tables.toSorted()).toEqual(["a", "b"]);
  line().bring("hello", hello);
  await moment();
  expect(tabs.map(({ news }) => news.length)).toEqual([2, 2, 1]);
});

test("a tab that slept while another took over is ignored", async () => {
  await tab("a");
  const [asleep] = [...Channel.all];
  const wake = vi.spyOn(asleep as Channel, "onmessage");
  const kept: { data: unknown }[] = [];
  wake.mockImplementation((event) => kept.push(event));
  const b = await tab("b");
  const [old, fresh] = Line.open;
  fresh?.bring("hello", hello);
  await moment();
  old?.onerror(); // its error event comes only now
  old?.onerror();
  await moment();
  expect(b.news).toEqual(["hello"]);
  wake.mockRestore();
  for (const event of kept) asleep?.onmessage(event);
  await moment();
  expect(fresh?.closed).toBe(true); // replaced by one that also names the other tab's table
  expect(line().tables.toSorted()).toEqual(["a", "b"]);
  expect(b.news).toEqual(["hello"]);
});

test("if a clock was set back, the last tab still gives way", async () => {
  await tab("a");
  vi.setSystemTime(Date.now() - 3_600_000);
  await tab("b");
  expect(line().tables.toSorted()).toEqual(["a", "b"]);
});

test("without messages between tabs each tab has its own line", async () => {
  vi.stubGlobal("BroadcastChannel", undefined); // not constructible
  const a = await tab("a");
  line().bring("hello", hello);
  expect(a.news).toEqual(["hello"]);
});
