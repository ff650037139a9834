// Texts of the panels that combine several terms.
import { t } from "../i18n/i18n.svelte.ts";
import type { Cubes, Zone } from "../wire/types.ts";
import { cubeKinds } from "../wire/contract.ts";

const numerals = [[10, "X"], [9, "IX"], [5, "V"], [4, "IV"], [1, "I"]] as const; // prettier-ignore

/** A level, a turn or a list number in Roman numerals, below forty. */
export function roman(n: number): string {
  const next = numerals.find(([value]) => value <= n);
  return next ? next[1] + roman(n - next[0]) : "";
}

const list = (parts: readonly string[]) => parts.filter((part) => part !== "").join(", ");

/** A list of facts, without empty ones. */
export const facts = (...parts: (string | false | null | undefined)[]) => list(parts.map((p) => p || ""));

export const dialects = (of: readonly Zone[]) => of.map((zone) => t(`zone-${zone}`)).join(" / ");

/** Cubes by kind, without zeros. */
export const cubeWords = (cubes: Cubes) =>
  list(
    cubeKinds.map((kind) =>
      cubes[kind] > 0 ? `${cubes[kind]} ${t(`cube-${kind}`, { n: cubes[kind] })}` : "",
    ),
  );
