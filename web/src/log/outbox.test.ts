// @vitest-environment jsdom
// Messages are sent once each, in order, over an unreliable connection.
import { beforeEach, expect, it, vi } from "vitest";
import { provideClient, Refusal, type Client } from "../client/client.ts";
import { Outbox } from "./outbox.svelte.ts";

/**
 * The messages that the server has received, and the number of further requests that the connection allows.
 */
let got: { text: string; key: string }[] = [];
let line = Infinity;

beforeEach(() => {
  sessionStorage.clear();
  [got, line] = [[], Infinity];
  const chat: Client["chat"] = (_, text, key) => {
    if (line-- <= 0) return Promise.reject(new Refusal(null));
    if (text.includes("\0"))
      return Promise.reject(
        new Refusal({
          type: "about:blank",
          title: "",
          status: 422,
          code: "bad-text",
          field: "text",
          character: "U+0000",
        }),
      );
    got.push({ text, key });
    return Promise.resolve({ seq: got.length, steps: 0 });
  };
  provideClient({ chat } as Client);
});

const heard = () => Promise.resolve();
const texts = () => got.map(({ text }) => text);

it("sends messages in order, including those written meanwhile", async () => {
  const outbox = new Outbox("table");
  outbox.say("Salve", null);
  const sending = outbox.send(heard);
  outbox.say("Come stai?", null);
  void outbox.send(heard);
  await sending;
  expect(texts()).toEqual(["Salve", "Come stai?"]);
  expect(outbox.waiting).toEqual([]);
});

it("resends by itself once the connection is back, whatever the page shows by then", async () => {
  const outbox = new Outbox("table");
  outbox.say("Salve", null);
  line = 0;
  await outbox.send(heard);
  line = Infinity;
  dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(outbox.waiting).toEqual([]));
  expect(texts()).toEqual(["Salve"]);
});

it("keeps unsent messages, with their keys, across a reload", async () => {
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

it("keeps a refused message with its refusal, and sends the next ones", async () => {
  const outbox = new Outbox("table");
  outbox.say("Sal\0ve", null);
  outbox.say("Ci sei?", null);
  await outbox.send(heard);
  expect(texts()).toEqual(["Ci sei?"]);
  expect(outbox.fault).toBeNull();
  expect(outbox.waiting).toMatchObject([{ text: "Sal\0ve", refusal: { code: "bad-text" } }]);
  outbox.say("Rispondi", null);
  await outbox.send(heard);
  expect(texts()).toEqual(["Ci sei?", "Rispondi"]);

  const anew = new Outbox("table");
  await anew.send(heard);
  expect(anew.waiting).toMatchObject([{ text: "Sal\0ve", refusal: { code: "bad-text" } }]);
  anew.discard(anew.waiting[0]?.key ?? "");
  expect(new Outbox("table").waiting).toEqual([]);
});

it("does not send a discarded message", async () => {
  const outbox = new Outbox("table");
  outbox.say("Salve", null);
  outbox.say("Ci sei?", null);
  line = 0;
  await outbox.send(heard);
  outbox.discard(outbox.waiting[0]?.key ?? "");
  line = Infinity;
  await outbox.send(heard);
  expect(texts()).toEqual(["Ci sei?"]);
  expect(new Outbox("table").waiting).toEqual([]);
});
