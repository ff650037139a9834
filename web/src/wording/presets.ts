// How tables and those who sit at them are called.
import { has, t } from "../i18n/i18n.svelte.ts";
import type { SeatState } from "../wire/types.ts";

/** A message, or what the server calls the thing: boards and bots may be newer than the catalogue. */
const or = (id: string, otherwise: string) => (has(id) ? t(id) : otherwise);

export const presetTitle = (preset: string) => or(`preset-${preset}`, preset);
export const presetText = (preset: string, text: string) => or(`preset-text-${preset}`, text);
export const presetDocument = (preset: string, text: string) => or(`preset-document-${preset}`, text);
export const optionTitle = (option: string, title: string) => or(`option-${option}`, title);
export const optionText = (option: string, text: string) => or(`option-text-${option}`, text);
export const optionValue = (option: string, value: string, text: string) =>
  or(`option-value-${option}-${value}`, or(`option-value-${value}`, text));
export const sourceName = (code: string) => or(`source-${code}`, code);
/** Where a value of an option comes from, if more is to be said of it than its document. */
export const optionOrigin = (option: string, value: string, documents: string) =>
  or(`option-origin-${option}-${value}`, documents);
export const botName = (bot: string) => or(`bot-${bot}`, bot);
export const botHow = (bot: string) => or(`bot-how-${bot}`, "");
export const boardTitle = (name: string, title: string) => or(`board-${name}`, title);

/** Who plays a seat. */
export function seatName(seat: SeatState): string {
  if (seat.open) return t("who-open");
  if (seat.name !== null) return seat.mine ? t("who-name-mine", { name: seat.name }) : seat.name;
  if (seat.mine) return t("who-me");
  return seat.bot === null ? t("who-person") : botName(seat.bot);
}
