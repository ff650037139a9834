// @vitest-environment jsdom
import { beforeAll, expect, it } from "vitest";
import { speak } from "../i18n/i18n.svelte.ts";
import { noteDate } from "../rest/serverTime.ts";
import { ago } from "./when.svelte.ts";

const before = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();

beforeAll(() => speak("en"));

it("gives the time since an event in whole units", () => {
  expect(ago(before(20))).toBe("just now");
  expect(ago(before(119))).toBe("1 minute ago");
  expect(ago(before(23.9 * 3600))).toBe("23 hours ago");
  expect(ago(before(40 * 3600), "short")).toBe("1 day ago");
});

it("uses the server's clock, not the device's", () => {
  noteDate(new Date(Date.now() + 3 * 3600 * 1000 + 60_000).toUTCString());
  expect(ago(before(0))).toBe("3 hours ago");
  noteDate(null); // a response without a time changes nothing
  expect(ago(before(0))).toBe("3 hours ago");
  noteDate(new Date().toUTCString());
  expect(ago(before(20))).toBe("just now");
});
