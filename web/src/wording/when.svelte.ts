// The time since an event, in the language of the page.
import { cached } from "../i18n/cached.ts";
import { language, t } from "../i18n/i18n.svelte.ts";
import { serverNow } from "../rest/serverTime.ts";

const clock = $state({ tick: 0 });
setInterval(() => clock.tick++, 30_000);

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/**
 * "5 minutes ago"; short, "5 min. ago" (with the narrow style, minutes look like metres in some languages).
 * Values are rounded down: less than a day is given in hours.
 */
export function ago(at: string, style: Intl.RelativeTimeFormatStyle = "long"): string {
  void clock.tick;
  const seconds = (serverNow() - Date.parse(at)) / 1000;
  const step = steps.find(([, length]) => seconds >= length);
  if (!step) return t("now-ago");
  return spanIn(language(), style).format(-Math.floor(seconds / step[1]), step[0]);
}

export const clockTime = (at: string) => clockIn(language()).format(new Date(at));

const clockIn = cached(
  (lang: string) => new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "medium" }),
);
const spanIn = cached(
  (lang: string, style: Intl.RelativeTimeFormatStyle) => new Intl.RelativeTimeFormat(lang, { style }),
);
