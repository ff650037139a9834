// The daily hours on the days on which they are difficult.
import { expect, it } from "vitest";
import { counted, countedUntil } from "./hours.ts";

const rome = { from: "08:00", to: "22:30", zone: "Europe/Rome" };
const at = (text: string) => Date.parse(text);
const told = (ms: number) => new Date(ms).toISOString().replace(":00.000Z", "Z");
const hoursOf = (window: typeof rome, since: string) => {
  const { begin, end } = counted(window, at(since));
  return `${told(begin)} ${told(end)}`;
};
const hour = 3_600_000;

it("counts from now on within the hours, else from when they begin", () => {
  expect(hoursOf(rome, "2026-03-02T12:00Z")).toBe("2026-03-02T12:00Z 2026-03-02T21:30Z");
  expect(hoursOf(rome, "2026-03-02T21:30Z")).toBe("2026-03-03T07:00Z 2026-03-03T21:30Z");
  expect(hoursOf(rome, "2026-03-02T23:30Z")).toBe("2026-03-03T07:00Z 2026-03-03T21:30Z");
});

it("follows both changes of summer time", () => {
  expect(hoursOf(rome, "2026-03-28T22:00Z")).toBe("2026-03-29T06:00Z 2026-03-29T20:30Z");
  expect(hoursOf(rome, "2026-10-24T21:00Z")).toBe("2026-10-25T07:00Z 2026-10-25T21:30Z");
});

it("begins and ends at hours that the clocks skip or repeat", () => {
  const night = { from: "02:30", to: "06:00", zone: "Europe/Rome" };
  expect(hoursOf(night, "2026-03-29T00:00Z")).toBe("2026-03-29T01:00Z 2026-03-29T04:00Z");
  expect(hoursOf(night, "2026-10-24T20:00Z")).toBe("2026-10-25T00:30Z 2026-10-25T05:00Z");
  const evening = { from: "22:00", to: "02:30", zone: "Europe/Rome" };
  expect(hoursOf(evening, "2026-03-28T22:00Z")).toBe("2026-03-28T22:00Z 2026-03-29T01:00Z");
  expect(hoursOf(evening, "2026-10-24T22:00Z")).toBe("2026-10-24T22:00Z 2026-10-25T00:30Z");
});

it("crosses midnight, in zones of half hours and beyond the date line", () => {
  expect(hoursOf({ from: "20:00", to: "01:00", zone: "Asia/Kolkata" }, "2026-03-02T19:00Z")).toBe(
    "2026-03-02T19:00Z 2026-03-02T19:30Z",
  );
  expect(hoursOf({ from: "08:00", to: "11:00", zone: "Pacific/Kiritimati" }, "2026-03-02T22:00Z")).toBe(
    "2026-03-03T18:00Z 2026-03-03T21:00Z",
  );
});

// The cases of table/clock/clock_test.go, in UTC: 24 hours are counted from the first instant to the second.
it.each([
  ["08:00", "20:00", "Europe/Rome", "2026-11-30T09:00Z", "2026-12-02T09:00Z"],
  ["08:00", "20:00", "Europe/Rome", "2026-11-30T01:00Z", "2026-12-01T19:00Z"],
  ["20:00", "02:00", "Europe/Rome", "2026-11-30T00:00Z", "2026-12-04T00:00Z"],
  ["08:00", "20:00", "Europe/Rome", "2024-02-28T13:00Z", "2024-03-01T13:00Z"],
  ["09:30", "21:30", "Asia/Kolkata", "2026-11-30T04:00Z", "2026-12-01T16:00Z"],
  ["00:00", "12:00", "Europe/Rome", "2026-03-27T23:00Z", "2026-03-29T23:00Z"],
  ["00:00", "12:00", "Europe/Rome", "2026-10-23T22:00Z", "2026-10-25T10:00Z"],
  ["02:30", "14:30", "Europe/Rome", "2026-03-28T01:30Z", "2026-03-30T01:00Z"],
  ["14:30", "02:30", "Europe/Rome", "2026-10-24T12:30Z", "2026-10-26T01:30Z"],
  ["14:30", "02:30", "Europe/Rome", "2026-03-28T13:30Z", "2026-03-30T13:00Z"],
  ["00:00", "12:00", "America/Sao_Paulo", "2018-11-03T03:00Z", "2018-11-05T03:00Z"],
  ["00:00", "12:00", "Pacific/Apia", "2011-12-29T10:00Z", "2011-12-30T22:00Z"],
])("counts a day from %s to %s in %s as the server does", (from, to, zone, begin, end) => {
  expect(told(countedUntil({ from, to, zone }, at(begin), 24 * hour))).toBe(end);
});

it("adds a duration over days", () => {
  expect(told(countedUntil(rome, at("2026-03-28T12:00Z"), 24 * hour))).toBe("2026-03-29T20:30Z");
  expect(told(countedUntil(rome, at("2028-02-28T12:00Z"), 24 * hour))).toBe("2028-02-29T21:30Z");
  expect(countedUntil(undefined, 5, 7)).toBe(12);
});
