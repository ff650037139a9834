import { expect, test } from "vitest";
import { isA, nodeNamed, thingOf } from "./things.ts";

test("a target has a kind and an id", () => {
  expect(thingOf("manuscript:4-blue-pink")).toEqual({ type: "manuscript", which: "4-blue-pink" });
  expect(thingOf("stack")).toEqual({ type: "stack", which: "" });
  expect(isA("action:friar", "friar", "cardinal")).toBe(false);
  expect(isA("friar:gigi", "friar", "cardinal")).toBe(true);
  expect(["place:roma", "sea:tirreno", "seat:red", "lingua", null].map(nodeNamed)).toEqual(["roma", "tirreno", null, null, null]); // prettier-ignore
});
