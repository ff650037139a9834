import { expect, test } from "vitest";
import { Asked } from "./asked.svelte.ts";

/** A server that answers when it is told to. */
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

test("tells a fault, and asks again after it", async () => {
  const { asked, open } = server();
  const first = asked.load("en");
  open[0]?.fail(new Error("offline"));
  await first;
  expect(asked.fault).toEqual(new Error("offline"));
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
