// @vitest-environment jsdom
import { expect, test } from "vitest";
import { watchPresses } from "../browser/pointed.ts";
import { targetAttributes } from "./target.ts";

const selection: Parameters<typeof targetAttributes>[0]["selection"] = {
  focus: null,
  armed: null,
  legal: new Map(),
  refused: new Map(),
  lit: new Set(),
  spoken: new Set(),
  touch: () => undefined,
};
const table = { selection, memory: { told: new Set<string>() } };

/** A mouse event at a screen position. */
const mouse = (type: string, screenX: number) =>
  Object.assign(new MouseEvent(type, { bubbles: true, screenX }), {
    pointerType: "mouse",
  }) as unknown as PointerEvent;

test("an element that moved under the mouse after a press is focused only once the mouse moves", () => {
  watchPresses();
  const place = targetAttributes(table, "place:roma");
  document.body.dispatchEvent(mouse("pointerdown", 10));
  place.onpointerenter(mouse("pointerenter", 10));
  expect(selection.focus).toBeNull();
  place.onpointermovecapture(mouse("pointermove", 20));
  expect(selection.focus).toBe("place:roma");
  place.onpointerleave();
  expect(selection.focus).toBeNull();
});
