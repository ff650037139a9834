// @vitest-environment jsdom
// What is said goes once, in its order, over a line that fails.
import { beforeEach, expect, it, vi } from "vitest";
import { provideClient, Refusal, type Client } from "../client/client.ts";
import { Outbox } from "./outbox.svelte.ts";

/** What the server has got, and how many requests more the line lets through. */
let got: { text: string; key: string }[] = [];
let line = Infinity;

beforeEach(() => {
  sessionStorage.clear();
  [got, line] = [[], Infinity];
  const chat: Client["chat"] = (_, text, key) => {
    if (line-- <= 0) return Promise.reject(new Refusal(null));
    got.push({ text, key });
    return Promise.resolve({ seq: got.length, steps: 0 });
  };
  provideClient({ chat } as Client);
});

const heard = () => Promise.resolve();
const texts = () => got.map(({ text }) => text);

it("sends what was said in its order, also what is said meanwhile", async () => {
  const outbox = new Outbox("table");
  outbox.say("Salve", null);
  const sending = outbox.send(heard);
  outbox.say("Come stai?", null);
  void outbox.send(heard);
  await sending;
  expect(texts()).toEqual(["Salve", "Come stai?"]);
  expect(outbox.waiting).toEqual([]);
});

it("sends by itself once the line is back, whatever the page shows by then", async () => {
  const outbox = new Outbox("table");
  outbox.say("Salve", null);
  line = 0;
  await outbox.send(heard);
  line = Infinity;
  dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(outbox.waiting).toEqual([]));
  expect(texts()).toEqual(["Salve"]);
});

it("keeps what does not arrive, with its key, for a page that is loaded anew", async () => {
  const outbox = new Outbox("table");
  outbox.say("Salve", "red");
  outbox.say("Ci sei?", "red");
  line = 1;
  await outbox.send(heard);
  expect(outbox.fault).toBeInstanceOf(Refusal);
  const [unsent] = outbox.waiting;

  line = Infinity;
  const anew = new Outbox("table");
  await anew.send(heard);
  expect(texts()).toEqual(["Salve", "Ci sei?"]);
  expect(got[1]?.key).toBe(unsent?.key);
  expect(new Outbox("table").waiting).toEqual([]);
});

it("gives back what shall not be said", async () => {
  const outbox = new Outbox("table");
  outbox.say("Salve", null);
  outbox.say("Ci sei?", null);
  line = 0;
  await outbox.send(heard);
  expect(outbox.takeBack()).toBe("Salve Ci sei?");
  expect(new Outbox("table").waiting).toEqual([]);
  await outbox.send(heard);
  expect(got).toEqual([]);
});
