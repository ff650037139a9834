// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { patience, tip, tipOf } from "./tip.ts";

let target: HTMLElement;
let gone: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has no popovers.
  HTMLElement.prototype.showPopover = function () {
    this.dataset["shown"] = "";
  };
  HTMLElement.prototype.hidePopover = function () {
    delete this.dataset["shown"];
  };
  target = document.createElement("button");
  document.body.append(target);
  gone = tip("A leaf of parchment")(target);
});

afterEach(() => {
  gone?.();
  document.body.replaceChildren();
  vi.useRealTimers();
});

/** A mouse event at a screen position. */
const mouse = (type: string, screenX: number) =>
  Object.assign(new MouseEvent(type, { bubbles: true, screenX }), { pointerType: "mouse" });

const told = () => {
  vi.advanceTimersByTime(patience);
  return document.querySelector<HTMLElement>(".tip[data-shown]")?.textContent ?? null;
};

test("lingering on an element shows its tooltip until the pointer leaves", () => {
  target.dispatchEvent(mouse("pointerenter", 10));
  vi.advanceTimersByTime(patience - 1);
  target.dispatchEvent(mouse("pointermove", 11));
  expect(told()).toBe("A leaf of parchment");
  target.dispatchEvent(mouse("pointerleave", 50));
  expect(told()).toBeNull();
});

test("Escape closes a tooltip", () => {
  target.dispatchEvent(mouse("pointerenter", 10));
  expect(told()).toBe("A leaf of parchment");
  dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  expect(told()).toBeNull();
});

test("an element that moved under the mouse after a press shows its tooltip only once the mouse moves", () => {
  document.body.dispatchEvent(mouse("pointerdown", 10));
  target.dispatchEvent(mouse("pointerenter", 10));
  expect(told()).toBeNull();
  target.dispatchEvent(mouse("pointermove", 11));
  expect(told()).toBeNull();
  target.dispatchEvent(mouse("pointermove", 20));
  expect(told()).toBe("A leaf of parchment");
  // After an absence, hovering again is deliberate.
  target.dispatchEvent(mouse("pointerleave", 50));
  target.dispatchEvent(mouse("pointerenter", 10));
  expect(told()).toBe("A leaf of parchment");
});

test("screen readers read the words once: in the element, or as a description", () => {
  expect(target.getAttribute("aria-description")).toBe("A leaf of parchment");
  const named = document.createElement("span");
  named.textContent = "2 of them: A leaf of parchment";
  const leave = tip("A leaf of parchment")(named);
  expect(named.getAttribute("aria-description")).toBeNull();
  expect(tipOf(named)).toBe("A leaf of parchment");
  leave?.();
  expect(tipOf(named)).toBe("");
  const drawn = document.createElement("button");
  drawn.innerHTML = '<span aria-hidden="true">A leaf of parchment</span>';
  tip("A leaf of parchment")(drawn);
  expect(drawn.getAttribute("aria-description")).toBe("A leaf of parchment");
});
