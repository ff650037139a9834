// What a lesson has taught, the guide of the first game need not tell again.
import { settings, set } from "../browser/settings.svelte.ts";
import { steps } from "../guide/steps.ts";

/** Takes the tips about these rules as read. */
export function heed(rules: readonly string[]) {
  const told = steps.filter(
    ({ rule, name }) => rule !== null && rules.includes(rule) && !settings.guided.includes(name),
  );
  if (told.length > 0) set({ guided: [...settings.guided, ...told.map(({ name }) => name)] });
}
