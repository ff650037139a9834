// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { Refusal } from "./client.ts";
import { Asked } from "./asked.svelte.ts";

/** A server whose responses the test controls. */
function server() {
  const open: { key: string; answer: (text: string) => void; fail: (fault: Error) => void }[] = [];
  const asked = new Asked(
    (key: string) => new Promise<string>((answer, fail) => open.push({ key, answer, fail })),
  );
  return { asked, open };
}

test("requests once, and remembers", async () => {
  const { asked, open } = server();
  const both = [asked.load("en"), asked.load("en")];
  open[0]?.answer("the book");
  await Promise.all([...both, asked.load("en")]);
  expect(open.length).toBe(1);
  expect(asked.value).toBe("the book");
});

test("retries by itself after a temporary failure; waiting callers are resumed after the first", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => Promise.resolve(new Response()));
  const { asked, open } = server();
  const first = asked.load("en");
  open[0]?.fail(new Refusal(null));
  await first;
  expect([asked.value, asked.fault, open.length]).toEqual([null, null, 1]);
  await vi.advanceTimersByTimeAsync(2000);
  open[1]?.answer("the book");
  await vi.advanceTimersByTimeAsync(0);
  expect([asked.value, open.length]).toEqual(["the book", 2]);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test("reports a permanent error, and requests again on the next call", async () => {
  const { asked, open } = server();
  const first = asked.load("en");
  const refused = new Refusal({ code: "unknown-table", status: 404, title: "", type: "" });
  open[0]?.fail(refused);
  await first;
  expect(asked.fault).toBe(refused);
  const second = asked.load("en");
  expect(asked.fault).toBe(null);
  open[1]?.answer("the book");
  await second;
  expect(asked.value).toBe("the book");
});

test("keeps the previous value until the new one is loaded, and ignores late responses", async () => {
  const { asked, open } = server();
  const first = asked.load("en");
  open[0]?.answer("the book");
  await first;
  const [german, italian] = [asked.load("de"), asked.load("it")];
  expect(asked.value).toBe("the book");
  open[2]?.answer("il libro");
  await italian;
  open[1]?.answer("das Buch");
  await german;
  expect(asked.value).toBe("il libro");
});
