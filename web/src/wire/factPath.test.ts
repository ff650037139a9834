import { expect, test } from "vitest";
import { factPath } from "./factPath.ts";

test("the path of a value has its entry, its field, and its places", () => {
  const none = { id: "", key: "", which: "", places: [] };
  expect(factPath("places/milano/features/harbour")).toEqual({ group: "places", id: "milano", key: "features", which: "harbour", places: ["milano"] }); // prettier-ignore
  expect(factPath("events/3/gift")).toEqual({ ...none, group: "events", id: "3", key: "gift" });
  expect(factPath("roads/asti~milano").places).toEqual(["asti", "milano"]);
  expect(factPath("library")).toEqual({ ...none, group: "library" });
});
