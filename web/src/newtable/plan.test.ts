import { describe, expect, it } from "vitest";
import { noClock } from "./clockPlan.ts";
import type { Presets } from "../wire/types.ts";
import { alike, allBots, chair, complete, introduce, request, resize, shared, type Plan } from "./plan.ts";

const preset: Presets["presets"][number] = { id: "deluxe", title: "", document: "", text: "", settings: {} };
const plan = (over: Partial<Plan> = {}): Plan => ({
  name: "",
  preset: "deluxe",
  chairs: [chair("me"), chair("bot:greedy")],
  public: false,
  replaceAbsent: false,
  clock: noClock(),
  board: "",
  boardText: "",
  options: {},
  ...over,
});

describe("the seats of a new table", () => {
  it("keep their players when the number changes", () => {
    const two = [chair("me"), chair("open")];
    expect(resize(two, 4, "greedy").map((c) => c.who)).toEqual(["me", "open", "bot:greedy", "bot:greedy"]);
    expect(resize(two, 1, "greedy").map((c) => c.who)).toEqual(["me"]);
  });

  it("give all bots the same level, and report whether they have it", () => {
    const mixed = [chair("me"), chair("bot:novice"), chair("open"), chair("bot:planner")];
    expect(alike(mixed)).toBeNull();
    const even = allBots(mixed, "greedy");
    expect(even.map((c) => c.who)).toEqual(["me", "bot:greedy", "open", "bot:greedy"]);
    expect(alike(even)).toBe("greedy");
    expect(alike([chair("me")])).toBeNull();
  });

  it("name only the host by the name in use", () => {
    const names = (chairs: ReturnType<typeof introduce>) => chairs.map(({ name }) => name);
    expect(names(introduce([chair("bot:greedy"), chair("me"), chair("screen")], "Anna"))).toEqual([
      "",
      "Anna",
      "",
    ]);
    expect(names(introduce([{ who: "me", name: "Lapa" }, chair("me")], "Anna"))).toEqual(["Lapa", ""]);
  });

  it("become the request", () => {
    const chairs = [
      { who: "me", name: " Anna " },
      { who: "screen", name: "Bruno" },
      { who: "open", name: "x" },
      { who: "bot:greedy", name: "" },
    ] as const;
    expect(request(plan({ chairs: [...chairs] }), [], preset).seats).toEqual([
      { who: "me", name: "Anna" },
      { who: "me", name: "Bruno" },
      { who: "open" },
      { who: "bot", bot: "greedy" },
    ]);
    expect(request(plan({ chairs: [chair("me"), chair("program")] }), [], preset)).toMatchObject({
      seats: [{ who: "me" }, { who: "bot", bot: "program" }],
      start: false, // it must come first
    });
    expect(complete([...chairs])).toBe(false);
    expect(shared([...chairs])).toBe(true);
  });
});
