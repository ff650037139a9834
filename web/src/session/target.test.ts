// @vitest-environment jsdom
import { expect, test } from "vitest";
import { watchPresses } from "../browser/pointed.ts";
import type { TableSession } from "./session.svelte.ts";
import { targetAttributes } from "./target.ts";

const none = new Map<string, never>();
const selection = { focus: null, armed: null, legal: none, refused: none, lit: none, spoken: none };
const session = { selection, memory: { told: none } } as unknown as TableSession;

/** An event of the mouse, so far to the right. */
const mouse = (type: string, screenX: number) =>
  Object.assign(new MouseEvent(type, { bubbles: true, screenX }), {
    pointerType: "mouse",
  }) as unknown as PointerEvent;

test("what comes to lie under a mouse that has just pressed something else is pointed at once the mouse moves", () => {
  watchPresses();
  const place = targetAttributes(session, "place:roma");
  document.body.dispatchEvent(mouse("pointerdown", 10));
  place.onpointerenter(mouse("pointerenter", 10));
  expect(session.selection.focus).toBeNull();
  place.onpointermovecapture(mouse("pointermove", 20));
  expect(session.selection.focus).toBe("place:roma");
  place.onpointerleave();
  expect(session.selection.focus).toBeNull();
});
