// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import type { News } from "./client.ts";

/** A stream as a browser has it, on which the test says what comes. */
class Line {
  static all: Line[] = [];
  onerror: () => void = () => undefined;
  closed = false;
  #heard = new Map<string, (event: { data: string }) => void>();
  constructor(readonly url: string) {
    Line.all.push(this);
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

const hello = { build: "b", sync: [] };

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  Line.all = [];
  vi.stubGlobal("EventSource", Line);
  vi.stubGlobal(
    "BroadcastChannel",
    class {
      postMessage = () => undefined; // there is no other tab
    },
  );
  vi.stubGlobal("addEventListener", () => undefined);
});

async function listening() {
  const { onNews } = await import("./stream.ts");
  const news: News["kind"][] = [];
  onNews((n) => news.push(n.kind));
  Line.all[0]?.bring("hello", hello);
  return news;
}

test("a stream that ends is replaced at once, and nobody is told that it was lost", async () => {
  const news = await listening();
  Line.all[0]?.onerror();
  await vi.advanceTimersByTimeAsync(500);
  expect([Line.all.length, Line.all[0]?.closed]).toEqual([2, true]);
  Line.all[1]?.bring("hello", hello);
  Line.all[1]?.onerror();
  await vi.advanceTimersByTimeAsync(500);
  Line.all[2]?.bring("hello", hello);
  expect(news).toEqual(["hello", "hello", "hello"]);
});

test("one that cannot be replaced is told to be lost, and tried again less and less often", async () => {
  const news = await listening();
  for (let n = 0; n < 4; n++) {
    Line.all.at(-1)?.onerror();
    await vi.advanceTimersByTimeAsync(300 * 2 ** n * 1.3);
    expect(Line.all.length).toBe(n + 2);
  }
  Line.all.at(-1)?.bring("hello", hello);
  expect(news).toEqual(["hello", "lost", "lost", "lost", "hello"]);
});
