// Words of the panels that are put together of several terms.
import { t } from "../i18n/i18n.svelte.ts";
import type { Cubes, Zone } from "../wire/types.ts";
import { cubeKinds } from "../wire/contract.ts";

const numerals = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];

/** A level as it is printed. */
export const roman = (n: number) => numerals[n] ?? String(n);

const list = (parts: readonly string[]) => parts.filter((part) => part !== "").join(", ");

/** Facts in a row, the empty ones left out. */
export const facts = (...parts: (string | false | null | undefined)[]) => list(parts.map((p) => p || ""));

export const dialects = (of: readonly Zone[]) => of.map((zone) => t(`zone-${zone}`)).join(" / ");

/** Cubes by kind, those that are there. */
export const cubeWords = (cubes: Cubes) =>
  list(
    cubeKinds.map((kind) =>
      cubes[kind] > 0 ? `${cubes[kind]} ${t(`cube-${kind}`, { n: cubes[kind] })}` : "",
    ),
  );
