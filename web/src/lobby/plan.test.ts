import { describe, expect, it } from "vitest";
import type { Presets } from "../wire/types.ts";
import { chair, choosable, complete, differing, request, resize, shared, type Plan } from "./plan.ts";

const value = (v: string) => ({ value: v, text: v });
const option = (id: string, ...values: string[]) => ({
  id,
  title: id,
  text: id,
  rule: "SET-1",
  values: values.map(value),
});
const options: Presets["options"] = [
  option("edition", "classic", "deluxe"),
  option("landing", "another", "any"),
  option("bologna", "open", "closed"),
  option("grunt", "off", "on"),
  option("ritmo", "off"),
];
const preset: Presets["presets"][number] = {
  id: "deluxe",
  title: "",
  document: "",
  text: "",
  settings: { edition: "deluxe", landing: "", bologna: "closed", grunt: "off", ritmo: "off" },
};
const plan = (over: Partial<Plan> = {}): Plan => ({
  name: "",
  preset: "deluxe",
  chairs: [chair("me"), chair("bot:greedy")],
  public: false,
  board: "",
  boardText: "",
  options: {},
  ...over,
});

describe("options of a new table", () => {
  it("offers what means something with the preset and leaves a choice", () => {
    expect(choosable(options, preset, 3).map((o) => o.id)).toEqual(["bologna", "grunt"]);
    expect(choosable(options, preset, 4).map((o) => o.id)).toEqual(["bologna"]);
  });

  it("sends only what differs from the preset", () => {
    expect(differing({ bologna: "closed" }, options, preset)).toEqual({});
    expect(differing({ bologna: "open" }, options, preset)).toEqual({ bologna: "open" });
    expect(request(plan(), options, preset).options).toBeUndefined();
  });

  it("forgets an option that the number of seats has made void", () => {
    const four = plan({ chairs: resize([chair("me")], 4, "greedy"), options: { grunt: "on" } });
    expect(request(four, options, preset).options).toBeUndefined();
  });
});

describe("seats of a new table", () => {
  it("keeps who sits there when the number changes", () => {
    const two = [chair("me"), chair("open")];
    expect(resize(two, 4, "greedy").map((c) => c.who)).toEqual(["me", "open", "bot:greedy", "bot:greedy"]);
    expect(resize(two, 1, "greedy").map((c) => c.who)).toEqual(["me"]);
  });

  it("becomes the request", () => {
    const chairs = [
      { who: "me", name: " Anna " },
      { who: "screen", name: "Bruno" },
      { who: "open", name: "x" },
      { who: "bot:greedy", name: "" },
    ] as const;
    expect(request(plan({ chairs: [...chairs] }), options, preset).seats).toEqual([
      { who: "me", name: "Anna" },
      { who: "me", name: "Bruno" },
      { who: "open" },
      { who: "bot", bot: "greedy" },
    ]);
    expect(complete([...chairs])).toBe(false);
    expect(shared([...chairs])).toBe(true);
  });
});
