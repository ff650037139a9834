// @vitest-environment jsdom
// Typed text survives redrawing the field, and reloading the page.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Typed, typing, unfinished } from "./typed.svelte.ts";

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

it("is restored until it has been sent", () => {
  const typed = new Typed("say.table", "usual");
  expect(typed.text).toBe("usual");
  typed.text = "Salve";
  expect(new Typed("say.table").text).toBe("Salve");
  expect(new Typed("say.other").text).toBe("");
  typed.sent("Salve", "Anna");
  expect(typed.text).toBe("Anna");
  expect(new Typed("say.table").text).toBe("");
});

it("is kept if it differs from the sent text", () => {
  const typed = new Typed("say.table");
  typed.text = "Come stai?";
  typed.sent("Salve");
  expect(typed.text).toBe("Come stai?");
  expect(new Typed("say.table").text).toBe("Come stai?");
});

it("lasts as long as the page without browser storage", () => {
  const keeps = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError");
  });
  new Typed("record").text = "a long record";
  expect(new Typed("record").text).toBe("a long record");
  expect(unfinished()).toBe(true);
  keeps.mockRestore();
  new Typed("record").text = "a record";
  expect(new Typed("record").text).toBe("a record");
  expect(unfinished()).toBe(false);
});

it("reports whether the user is typing", () => {
  document.body.innerHTML = `<input type="checkbox" id="tick" value="on"><input id="say"><button>`;
  const hold = (id: string) => document.querySelector<HTMLInputElement>(id)?.focus();
  hold("#tick");
  expect(typing()).toBe(false);
  hold("#say");
  expect(typing()).toBe(false);
  Object.assign(document.querySelector("#say") ?? {}, { value: "Sal" });
  expect(typing()).toBe(true);
  hold("button");
  expect(typing()).toBe(false);
});
