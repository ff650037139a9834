// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from "vitest";
import { speak, withWords } from "../i18n/i18n.svelte.ts";
import type { Order, Setup, Step } from "../wire/types.ts";
import type { Scene } from "../wording/names.ts";
import { conditionText, whyCancelled } from "./orderWords.ts";

const setup = {
  places: [{ id: "roma", name: "Roma" }],
  tiles: [{ id: "1-blue", level: 1, colours: ["blue"] }],
} as unknown as Setup;
const scene: Scene = { table: null, view: null, setup };
const roma = { move: "move roma", kind: "move", operands: [{ type: "place", value: "roma" }] } as Step;
const fault = (reason: string, more: object = {}) => ({
  reason,
  plan: null,
  move: null,
  condition: null,
  ...more,
});
const why = (...faults: object[]) => whyCancelled(scene, { plans: [[roma]], faults } as unknown as Order);

describe("an order in words", () => {
  beforeAll(async () => {
    await speak("en");
    await withWords(Promise.resolve(), "order");
  });

  it("names the move or the condition that cancelled it", () => {
    expect(why(fault("not-legal", { plan: 1, move: 0 }))).toBe("“Move to Roma” was no longer possible.");
    expect(why(fault("condition", { condition: { type: "city", value: "roma" } }))).toBe(
      "Another player has gone to Roma.",
    );
    expect(why(fault("condition", { condition: { type: "summons" } }))).toBe(
      "You were summoned to Brindisi.",
    );
    expect(why(fault("other-outcome", { plan: 1 }), fault("not-legal", { plan: 2, move: 0 }))).toBe(
      "It would not have had the outcome you saw. The alternatives were not possible either.",
    );
    expect(why(fault("ended"))).toBe("The turn was already over.");
  });

  it("names the conditions to choose from", () => {
    expect(conditionText(scene, { type: "city", value: "roma" })).toBe("another player goes to Roma");
    expect(conditionText(scene, { type: "manuscript", value: "1-blue" })).toMatch(
      /^another player takes the manuscript of level 1/,
    );
  });
});
