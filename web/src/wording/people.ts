// The use of a friar or cardinal tile: its immediate gain, its power, and its value at the end. The numbers
// are those of the set-up.
import { has, t } from "../i18n/i18n.svelte.ts";
import type { Setup } from "../wire/types.ts";

/** The two kinds of tile, as operands of moves and in message ids. */
export type Cloth = "friar" | "cardinal";

/** A tile with its numbers. */
export interface Person {
  readonly tile: string;
  readonly knowledge: number;
  readonly vp: number;
}

/** A tile by its kind and id; without numbers until the set-up is loaded. */
export const personOf = (setup: Setup | null, kind: Cloth, tile: string): Person =>
  setup?.[`${kind}s`].find((person) => person.tile === tile) ?? { tile, knowledge: 0, vp: 0 };

/** The use of a tile for its owner, in phrases: its power and its value. */
export function worthOf(kind: Cloth, { tile, vp }: Person): string[] {
  const power = `${kind}-${tile}.power`;
  return [
    ...(has(power) ? [t(power)] : []),
    ...(vp === 0 ? [] : [t(`${kind}-vp`, { n: Math.abs(vp), gain: vp > 0 ? "yes" : "no" })]),
  ];
}

/** All gains from taking a tile, in one line. */
export const powerOf = (kind: Cloth, person: Person): string =>
  [
    ...(person.knowledge > 0 ? [t("person-knowledge", { n: person.knowledge })] : []),
    ...worthOf(kind, person),
  ].join("; ");
