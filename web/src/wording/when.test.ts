// @vitest-environment jsdom
import { beforeAll, expect, it, vi } from "vitest";
import { speak } from "../i18n/i18n.svelte.ts";
import { noteDate, serverNow } from "../rest/serverTime.ts";
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

it("keeps an estimate of the server's clock that a later response confirms", () => {
  vi.useFakeTimers({ now: 1_000_000_700 });
  const date = (ms: number) => noteDate(new Date(ms).toUTCString());
  date(1_000_005_000); // between 4.3 and 5.3 s ahead
  const before = serverNow() - Date.now();
  vi.advanceTimersByTime(600);
  date(1_000_006_000); // between 4.7 and 5.7 s
  expect([before, serverNow() - Date.now()]).toEqual([4300, 4700]);
  vi.advanceTimersByTime(300);
  date(1_000_006_000);
  expect(serverNow() - Date.now()).toBe(4700);
  vi.useRealTimers();
});
