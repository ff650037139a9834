import { expect, it } from "vitest";
import { clockOf, noClock, widened, within } from "./clockPlan.ts";

it("is no clock unless one is chosen", () => {
  expect(clockOf(noClock())).toBeNull();
});

it("becomes the rules of a clock, without the choices of the other kind", () => {
  const plan = { ...noClock(), zone: "Europe/Rome" };
  expect(clockOf({ ...plan, kind: "correspondence" })).toEqual({
    kind: "correspondence",
    turn: 86_400,
    bank: 259_200,
    holidays: true,
    timeOut: "takeover",
  });
  expect(clockOf({ ...plan, kind: "correspondence", daily: true, bot: "novice" })).toMatchObject({
    window: { from: "08:00", to: "22:00", zone: "Europe/Rome" },
    bot: "novice",
  });
  expect(clockOf({ ...plan, kind: "live", daily: true, timeOut: "vote" })).toEqual({
    kind: "live",
    initial: 1800,
    increment: 20,
    reply: 60,
    holidays: false,
    timeOut: "vote",
  });
});

it("keeps three hours a day, at whichever end they are made shorter", () => {
  const hours = (from: string, to: string, changed: "from" | "to") => {
    const is = widened({ ...noClock(), from, to }, changed);
    return `${is.from} ${is.to}`;
  };
  expect(hours("08:00", "11:00", "to")).toBe("08:00 11:00");
  expect(hours("08:00", "10:59", "to")).toBe("07:59 10:59");
  expect(hours("20:00", "22:00", "from")).toBe("20:00 23:00");
  expect(hours("23:00", "01:30", "from")).toBe("23:00 02:00");
  expect(hours("23:30", "01:00", "to")).toBe("22:00 01:00");
  expect(hours("08:00", "08:00", "to")).toBe("05:00 08:00");
});

it("corrects values out of bounds", () => {
  expect([within("minutes", 0), within("minutes", 999), within("increment", 2.6), within("reply", null)]).toEqual([1, 180, 3, 10]); // prettier-ignore
});
