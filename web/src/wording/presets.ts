// The names of tables and of their players.
import { has, t } from "../i18n/i18n.svelte.ts";
import type { SeatState } from "../wire/types.ts";

/** A message, or the server's own name: boards and bots may be newer than the catalogue. */
const or = (id: string, otherwise: string) => (has(id) ? t(id) : otherwise);

export const presetTitle = (preset: string) => or(`preset-${preset}`, preset);
export const presetText = (preset: string, text: string) => or(`preset-text-${preset}`, text);
export const presetDocument = (preset: string, text: string) => or(`preset-document-${preset}`, text);
export const optionTitle = (option: string, title: string) => or(`option-${option}`, title);
export const optionText = (option: string, text: string) => or(`option-text-${option}`, text);
export const optionValue = (option: string, value: string, text: string) =>
  or(`option-value-${option}-${value}`, or(`option-value-${value}`, text));
export const sourceName = (code: string) => or(`source-${code}`, code);
/** The origin of an option's value, if there is more to say than its document. */
export const optionOrigin = (option: string, value: string, documents: string) =>
  or(`option-origin-${option}-${value}`, documents);
/** The namesake of a bot, a short biography, and its style of play. */
export const botName = (bot: string) => or(`bot-${bot}`, bot);
export const botWho = (bot: string) => or(`bot-${bot}.who`, "");
export const botHow = (bot: string) => or(`bot-${bot}.how`, "");
export const boardTitle = (name: string, title: string) => or(`board-${name}`, title);

/** Whether the seat's player is an unnamed bot. */
export const isBot = ({ open, name, mine, bot }: SeatState) =>
  !open && name === null && !mine && bot !== null;

/** The player of a seat. Bots with the same name are numbered as popes are. */
export function seatName(seat: SeatState, seats: readonly SeatState[]): string {
  if (seat.open) return t("who-open");
  if (seat.name !== null) return seat.mine ? t("who-name-mine", { name: seat.name }) : seat.name;
  if (seat.mine) return t("who-me");
  if (seat.bot === null) return t("who-person");
  const before = seats.slice(0, seats.indexOf(seat)).filter((s) => isBot(s) && s.bot === seat.bot).length;
  return t("who-bot", { name: botName(seat.bot), n: before + 1 });
}
