import { describe, expect, it } from "vitest";
import type { Effect, LogLine, Seat } from "../wire/types.ts";
import { discsOf, flightsOf, soundsOf } from "./flights.ts";

const effect = (kind: string, seat: string, a?: [string, unknown], n?: number) =>
  ({ kind, seat, ...(a && { a: { is: a[0], value: a[1] } }), n }) as unknown as Effect;
const line = (...effects: Effect[]) => [{ step: 1, turn: 1, seat: "red", effects }] as unknown as LogLine[];
const at = {
  me: "yellow" as Seat,
  where: new Map<Seat, string>([["red", "roma"]]),
  deckOf: (card: string) => card.split("-")[0],
};
const way = (...effects: Effect[]) =>
  flightsOf(line(...effects), at).map(({ from, to, n }) => [from[0], to[0], n]);

describe("what flies in a move", () => {
  it("is a cube from its area to who takes it, behind the screen if that is me", () => {
    const [red, mine] = ["red", "yellow"].map((seat) => effect("cubes-taken", seat, ["cube", "nobles"], 2));
    expect(way(red as Effect)).toEqual([
      ['[data-target="cubes:nobles"] svg:not(.ghost)', '[data-target="seat:red"] svg.nobles', 2],
    ]);
    expect(way(mine as Effect)[0]?.[1]).toBe(".screen svg.nobles");
  });

  it("is a coin between a seat and where it stands, and from seat to seat once", () => {
    const purse = (seat: string) => `[data-target="seat:${seat}"] .ducats svg`;
    expect(way(effect("ducats", "red", ["seat", "none"], 20))).toEqual([
      ['[data-target="place:roma"]', purse("red"), 3],
    ]);
    expect(way(effect("ducats", "red", ["seat", "none"], -5))).toEqual([
      [purse("red"), '[data-target="place:roma"]', 1],
    ]);
    const both = [
      effect("ducats", "red", ["seat", "grey"], -10),
      effect("ducats", "grey", ["seat", "red"], 10),
    ];
    expect(way(...both)).toEqual([[purse("red"), purse("grey"), 2]]);
  });

  it("is what goes back, to the space of the turn where it comes again", () => {
    const noble = effect("cubes-discarded", "red", ["cube", "nobles"], 1);
    const [back] = way({ ...noble, b: { is: "space", value: 9 } } as Effect);
    expect(back?.slice(1)).toEqual(['[data-space="9"]', 1]);
  });

  it("is a card that goes back under its deck, if it is known which", () => {
    const back = (card: string | null) => way({ ...effect("card-returned", "red"), a: { is: "card", value: card } } as Effect); // prettier-ignore
    expect(back("ritmo-3")).toEqual([
      ['[data-target="seat:red"] .hand .card', '[data-target="deck:ritmo"]', 1],
    ]);
    expect(back(null)).toEqual([]);
  });

  it("is what two seats trade, once, from who gives it to who gets it", () => {
    const trade = (seat: string, other: string, n: number) => ({ ...effect("good-traded", seat, ["good", "nobles"], n), b: { is: "seat", value: other } }) as Effect; // prettier-ignore
    expect(way(trade("red", "yellow", -2), trade("yellow", "red", 2))).toEqual([
      ['[data-target="seat:red"] svg.nobles', ".screen svg.nobles", 2],
    ]);
  });

  it("is never more than a heap, and nothing of the turn that begins", () => {
    expect(way(effect("cubes-taken", "red", ["cube", "nobles"], 9))[0]?.[2]).toBe(4);
    const [turn, taken] = [effect("turn", "red"), effect("cubes-taken", "red", ["cube", "nobles"], 1)];
    expect(way(turn, taken)).toEqual([]);
  });

  it("is a disc on its track, but not that of knowledge, which goes round the map by itself", () => {
    const both = ["rest", "knowledge"].map((track) => effect("track", "red", ["track", track]));
    expect(discsOf(line(...both))).toEqual(['[data-target="track:rest"] .red']);
  });

  it("is heard, each sound once, a seal where I spend points", () => {
    const ducats = effect("ducats", "red", ["seat", "none"], 5);
    const points = ["red", "yellow"].map((seat) => effect("points", seat, undefined, -1));
    expect(soundsOf(line(ducats, ducats, points[0] as Effect), at)).toEqual(["coin"]);
    expect(soundsOf(line(points[1] as Effect), at)).toEqual(["seal"]);
  });
});
