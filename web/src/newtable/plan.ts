// A planned table: from the choices on the page to the request.
import type { NewTable, SeatPlan } from "../wire/types.ts";
import { clockOf, type ClockPlan } from "./clockPlan.ts";
import { externalBot } from "../wire/contract.ts";
import { choices, type Option, type Preset } from "../options/choices.ts";

export type Who = "me" | "screen" | "open" | typeof externalBot | `bot:${string}`;

/**
 * The player of a seat; "screen" is another person at this screen, `externalBot` an external bot of the host.
 */
export interface Chair {
  who: Who;
  name: string;
}

export interface Plan {
  name: string;
  preset: string;
  chairs: Chair[];
  public: boolean;
  /**
   * A bot may replace players who are absent. Only relevant for a table with seats for other people and
   * without a clock.
   */
  replaceAbsent: boolean;
  clock: ClockPlan;
  board: string;
  boardText: string;
  /** Values by option, only those that were chosen. */
  options: Record<string, string>;
}

export const chair = (who: Who): Chair => ({ who, name: "" });

/** Sets the host's seat to the name in use, unless another name was entered. */
export const introduce = (chairs: readonly Chair[], name: string): Chair[] =>
  chairs.map((one, i) =>
    one.name === "" && i === chairs.findIndex(({ who }) => who === "me") ? { ...one, name } : one,
  );

/** The name that the host has entered; "" for none. */
export const introduced = (chairs: readonly Chair[]) =>
  chairs.find(({ who }) => who === "me")?.name.trim() ?? "";

/** Changes the number of seats: existing ones are kept, added ones get the bot. */
export function resize(chairs: readonly Chair[], players: number, bot: string): Chair[] {
  return Array.from({ length: players }, (_, i) => chairs[i] ?? chair(`bot:${bot}`));
}

/** The bot of a seat, if it has one. */
export const botOf = ({ who }: Chair): string | null => (who.startsWith("bot:") ? who.slice(4) : null);

/** The bot of all bot seats; null if they differ, or there is none. */
export function alike(chairs: readonly Chair[]): string | null {
  const bots = new Set(chairs.map(botOf).filter((bot) => bot !== null));
  return bots.size === 1 ? ([...bots][0] ?? null) : null;
}

/** The same seats, with this bot on all bot seats. */
export const allBots = (chairs: readonly Chair[], bot: string): Chair[] =>
  chairs.map((one) => (botOf(one) === null ? one : chair(`bot:${bot}`)));

function seatPlan(seat: Chair): SeatPlan {
  const { who, name } = seat;
  const bot = botOf(seat);
  if (who === "open") return { who };
  if (who === externalBot) return { who: "bot", bot: who };
  if (bot !== null) return { who: "bot", bot };
  const trimmed = name.trim();
  return trimmed === "" ? { who: "me" } : { who: "me", name: trimmed };
}

/** The request for a planned table. */
export function request(plan: Plan, options: readonly Option[], preset: Preset): NewTable {
  const clock = clockOf(plan.clock);
  const differ = choices(plan.options, options, preset, plan.chairs.length);
  const table: NewTable = {
    preset: plan.preset,
    seats: plan.chairs.map(seatPlan),
    public: plan.public,
    replaceAbsent: plan.replaceAbsent && company(plan.chairs) && clock === null,
    clock,
    start: complete(plan.chairs),
  };
  if (plan.name.trim() !== "") table.name = plan.name.trim();
  if (Object.keys(differ).length > 0) table.options = differ;
  if (plan.boardText !== "") table.boardText = plan.boardText;
  else if (plan.board !== "") table.board = plan.board;
  return table;
}

/** Whether the game begins at once: no people are still to join. */
export const complete = (chairs: readonly Chair[]) =>
  chairs.every((c) => c.who !== "open" && c.who !== externalBot);

/** Whether seats are open to other people. */
export const company = (chairs: readonly Chair[]) => chairs.some((c) => c.who === "open");

/** Whether several people share this screen: then each needs a name. */
export const shared = (chairs: readonly Chair[]) => chairs.some((c) => c.who === "screen");
