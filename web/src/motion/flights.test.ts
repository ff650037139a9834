// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import type { Effect, LogLine, Seat } from "../wire/types.ts";
import { discsOf, flightsOf, soundsOf } from "./flights.ts";

type Operand = NonNullable<Effect["a"]>;
const operand = (type: Operand["type"], value: Operand["value"]): Operand => ({ type, value });
const effect = (kind: Effect["kind"], seat: Seat, a?: Operand, n?: number, b?: Operand): Effect => ({
  kind,
  seat,
  secret: false,
  rules: [],
  ...(a && { a }),
  ...(b && { b }),
  ...(n !== undefined && { n }),
});
const cubes = (kind: Effect["kind"], seat: Seat, n: number) =>
  effect(kind, seat, operand("cube", "nobles"), n);
/** Ducats that a seat receives from another seat, or from the bank. */
const ducats = (seat: Seat, n: number, other: Seat | "bank" = "bank") =>
  effect("ducats", seat, operand("seat", other), n);
const line = (...effects: Effect[]): LogLine[] => [
  {
    step: 1,
    at: "",
    turn: 1,
    seat: "red",
    bot: false,
    move: "city",
    kind: "city",
    operands: [],
    effects,
    targets: [],
  },
];
const at = {
  me: "yellow" as Seat,
  where: new Map<Seat, string>([["red", "roma"]]),
  deckOf: (card: string) => card.split("-")[0],
};
const way = (...effects: Effect[]) =>
  flightsOf(line(...effects), at).map(({ from, to, n }) => [from[0], to[0], n]);

describe("the flights of a move", () => {
  it("take a cube from its area to its new owner, or behind the screen if that is me", () => {
    expect(way(cubes("cubes-taken", "red", 2))).toEqual([
      ['[data-target="cubes:nobles"] svg:not(.ghost)', '[data-target="seat:red"] svg.nobles', 2],
    ]);
    expect(way(cubes("cubes-taken", "yellow", 2))[0]?.[1]).toBe(".screen svg.nobles");
  });

  it("take coins between a seat and its place, and between two seats once", () => {
    const purse = (seat: string) => `[data-target="seat:${seat}"] .purse`;
    expect(way(ducats("red", 20))).toEqual([['[data-target="place:roma"]', purse("red"), 3]]);
    expect(way(ducats("red", -5))).toEqual([[purse("red"), '[data-target="place:roma"]', 1]]);
    const both = [ducats("red", -10, "grey"), ducats("grey", 10, "red")];
    expect(way(...both)).toEqual([[purse("red"), purse("grey"), 2]]);
  });

  it("end at the receiving seat, even if another is first on the page", () => {
    document.body.innerHTML = ["grey", "red"]
      .map((seat) => `<div data-target="seat:${seat}"><i class="shelf"></i><i class="facts"></i></div>`)
      .join("");
    const taken = [
      effect("manuscript", "red", operand("manuscript", "1-blue")),
      effect("lingua", "red"),
      effect("tile-kept", "red", operand("tile", null)),
    ];
    for (const { to } of flightsOf(line(...taken), at))
      for (const selector of to)
        for (const found of document.querySelectorAll(selector))
          expect(found.closest("[data-target]")?.getAttribute("data-target"), selector).toBe("seat:red");
  });

  it("return components to the space of the turn where they come again", () => {
    const [back] = way(effect("cubes-discarded", "red", operand("cube", "nobles"), 1, operand("space", 9)));
    expect(back?.slice(1)).toEqual(['[data-space="9"]', 1]);
  });

  it("return a card under its deck, if its identity is known", () => {
    const back = (card: string | null) => way(effect("card-returned", "red", operand("card", card)));
    expect(back("ritmo-3")).toEqual([['[data-target="seat:red"] .card', '[data-target="deck:ritmo"]', 1]]);
    expect(back(null)).toEqual([]);
  });

  it("take traded goods once, from the giver to the receiver", () => {
    const trade = (seat: Seat, other: Seat, n: number) =>
      effect("good-traded", seat, operand("good", "nobles"), n, operand("seat", other));
    expect(way(trade("red", "yellow", -2), trade("yellow", "red", 2))).toEqual([
      ['[data-target="seat:red"] svg.nobles', ".screen svg.nobles", 2],
    ]);
  });

  it("are never more than a heap, and exclude the beginning of the next turn", () => {
    expect(way(cubes("cubes-taken", "red", 9))[0]?.[2]).toBe(4);
    const turn: Effect = { ...effect("turn", "red"), seat: null };
    expect(way(turn, cubes("cubes-taken", "red", 1))).toEqual([]);
  });

  it("move discs on tracks, except knowledge, which moves by itself", () => {
    const both = ["rest", "knowledge"].map((track) => effect("track", "red", operand("track", track)));
    const [disc, ...none] = discsOf(line(...both));
    expect(none).toEqual([]);
    document.body.innerHTML = `<div data-target="track:rest">
      <i class="did"><svg class="mark"><g data-seat="red"></g></svg></i>
      <i class="discs"><svg class="mark"><g data-seat="grey"></g></svg>
        <svg class="mark"><g data-seat="red" class="ghost"></g></svg>
        <svg class="mark" id="disc"><g data-seat="red"></g></svg></i></div>`;
    expect([...document.querySelectorAll(disc ?? "")].map(({ id }) => id)).toEqual(["disc"]);
  });

  it("have sounds, each once, with a seal for points that I spend", () => {
    expect(
      soundsOf(line(ducats("red", 5), ducats("red", 5), effect("points", "red", undefined, -1)), at),
    ).toEqual(["coin"]);
    expect(soundsOf(line(effect("points", "yellow", undefined, -1)), at)).toEqual(["seal"]);
  });
});
