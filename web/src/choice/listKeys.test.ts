// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listKeys } from "./listKeys.ts";

const names = ["Move to Ancona", "Move to Roma", "Move to Rieti", "Move to Siena"];
let list: HTMLElement;
let free: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  list = document.createElement("section");
  list.innerHTML = names
    .map((name) => `<button class="way" data-move="${name}"><span class="words">${name}</span></button>`)
    .join("");
  document.body.append(list);
  free = listKeys(list);
  list.querySelector("button")?.focus();
});

afterEach(() => {
  free();
  document.body.replaceChildren();
  vi.useRealTimers();
});

const at = () => names.indexOf(document.activeElement?.textContent ?? "");

/** Presses a key and returns the index of the focused name; null if the key was not handled. */
function press(key: string) {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
  return event.defaultPrevented ? at() : null;
}

test("arrows move between the moves and wrap around, Home and End go to the ends", () => {
  expect(["ArrowDown", "ArrowDown", "ArrowUp", "End", "ArrowDown", "ArrowUp", "Home"].map(press)).toEqual([
    1, 2, 1, 3, 0, 3, 0,
  ]);
});

test("letters find names by their beginning, without the words that all names begin with", () => {
  expect(["r", "i"].map(press)).toEqual([1, 2]);
  vi.advanceTimersByTime(1000);
  expect(press("r")).toBe(1);
  vi.advanceTimersByTime(1000);
  expect(press("r")).toBe(2);
});

test("a letter that begins no name keeps its usual effect, unless a name is being typed", () => {
  expect(press("y")).toBeNull();
  expect(press("m")).toBeNull();
  expect(press("s")).toBe(3);
  expect(press("y")).toBe(3);
});

test("input fields keep their keys", () => {
  const field = document.createElement("input");
  list.append(field);
  field.focus();
  expect(["ArrowDown", "ArrowLeft", "Home", "End", "s"].map(press)).toEqual([null, null, null, null, null]);
  expect(document.activeElement).toBe(field);
});

test("buttons that are no items of the list, as the goods of a trade, keep their keys", () => {
  list.innerHTML = names.map((name) => `<button data-move="${name}">${name}</button>`).join("");
  list.querySelector("button")?.focus();
  expect(["ArrowDown", "End", "s"].map(press)).toEqual([null, null, null]);
});
