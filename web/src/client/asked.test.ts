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

test("asks once, and remembers", async () => {
  const { asked, open } = server();
  const both = [asked.load("en"), asked.load("en")];
  open[0]?.answer("the book");
  await Promise.all([...both, asked.load("en")]);
  expect(open.length).toBe(1);
  expect(asked.value).toBe("the book");
});

test("asks again by itself after a failure that may pass; who waits is told after the first", async () => {
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

test("tells a fault that lasts, and asks again when it is asked for again", async () => {
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

test("keeps what there is until the other has come, and takes nothing that comes late", async () => {
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
