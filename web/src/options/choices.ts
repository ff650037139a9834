// The options of a table: those that can be chosen, the effective choices, and the differences from its
// rulebook. The requirements of values come from the server.
import type { Presets } from "../wire/types.ts";

export type Preset = Presets["presets"][number];
export type Option = Presets["options"][number];
export type Need = Option["needs"][number];

/** Values by option. */
export type Choices = Readonly<Record<string, string>>;

/** The options of a new table, and the choices made so far. */
export interface Rulings {
  options: readonly Option[];
  presets: readonly Preset[];
  preset: Preset;
  /** The settings of the whole table. */
  settings: Choices;
  players: number;
}

/** The value of an option in a rulebook; "" if the option has no meaning there. */
export const byBook = (preset: Preset, option: string) => preset.settings[option] ?? "";

/** Whether settings satisfy a requirement. */
export const fits = (need: Need, settings: Choices) =>
  need.any.length === 0 || need.any.some((s) => settings[s.option] === s.value);

const isMet = (need: Need, settings: Choices, players: number) =>
  (need.players === null || players <= need.players) && fits(need, settings);

/** The first requirement of this value that the other settings do not meet, if any. */
export const unmet = (option: Option, value: string, settings: Choices, players: number): Need | undefined =>
  option.needs.find((need) => need.values.includes(value) && !isMet(need, settings, players));

/** Whether an option has no effect with these settings, whatever its value. */
export const idle = (option: Option, settings: Choices): boolean =>
  option.serves.length > 0 && !option.serves.some((s) => settings[s.option] === s.value);

/** Why an option has no choice with a rulebook: its values belong to the other edition. */
export function barred(option: Option, preset: Preset): Need | undefined {
  const edition = byBook(preset, "edition");
  const bars = option.needs.filter(
    (need) => need.any.length > 0 && need.any.every((s) => s.option === "edition" && s.value !== edition),
  );
  const left = option.values.filter(({ value }) => !bars.some((need) => need.values.includes(value)));
  return left.length > 1 ? undefined : bars[0];
}

/** Options with a choice under a rulebook. */
export const choosable = (options: readonly Option[], preset: Preset): Option[] =>
  options.filter((o) => o.id !== "edition" && o.values.length > 1 && !barred(o, preset));

/** The other options, which belong to other rulebooks. */
export const elsewhere = (options: readonly Option[], preset: Preset): Option[] =>
  options.filter((o) => o.id !== "edition" && o.values.length > 1 && barred(o, preset));

/** The effective choices: they differ from the rulebook, and their requirements are met. */
export function choices(
  chosen: Choices,
  options: readonly Option[],
  preset: Preset,
  players: number,
): Record<string, string> {
  let stand = choosable(options, preset).filter((o) => {
    const value = chosen[o.id];
    return value !== undefined && value !== byBook(preset, o.id) && o.values.some((v) => v.value === value);
  });
  const made = () => Object.fromEntries(stand.map((o) => [o.id, chosen[o.id] ?? ""]));
  for (;;) {
    const settings = { ...preset.settings, ...made() };
    const kept = stand.filter((o) => !unmet(o, settings[o.id] ?? "", settings, players));
    if (kept.length === stand.length) return made();
    stand = kept; // another choice may depend on the dropped one
  }
}

/** The rulebooks that give an option a value. */
export const booksWith = (presets: readonly Preset[], option: string, value: string): Preset[] =>
  presets.filter((p) => byBook(p, option) === value);
