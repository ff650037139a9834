// How long ago something was, in the language of the page.
import { language, t } from "../i18n/i18n.svelte.ts";

const clock = $state({ now: Date.now() });
setInterval(() => (clock.now = Date.now()), 30_000);

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** "5 minutes ago"; narrow, "5m ago". Units are whole: what is not yet a day are hours. */
export function ago(at: string, style: Intl.RelativeTimeFormatStyle = "long"): string {
  const seconds = (clock.now - Date.parse(at)) / 1000;
  const step = steps.find(([, length]) => seconds >= length);
  if (!step) return t("now-ago");
  const format = new Intl.RelativeTimeFormat(language(), { style, numeric: "always" });
  return format.format(-Math.floor(seconds / step[1]), step[0]);
}

export const clockTime = (at: string) =>
  new Date(at).toLocaleString(language(), { dateStyle: "medium", timeStyle: "medium" });
