// What a friar or cardinal tile does: what it brings at once, its power, what it is worth at the
// end. The figures are those of the box.
import { has, t } from "../i18n/i18n.svelte.ts";
import type { Setup } from "../wire/types.ts";

/** The two kinds of tile, as operands of moves and in names of messages. */
export type Cloth = "friar" | "cardinal";

/** A tile with its figures. */
export interface Person {
  readonly tile: string;
  readonly knowledge: number;
  readonly vp: number;
}

/** A tile by its kind and word; without figures as long as there is no box. */
export const personOf = (setup: Setup | null, kind: Cloth, tile: string): Person =>
  setup?.[`${kind}s`].find((person) => person.tile === tile) ?? { tile, knowledge: 0, vp: 0 };

/** What a tile means for the one who has it, in phrases: its power, and what it is worth. */
export function worthOf(kind: Cloth, { tile, vp }: Person): string[] {
  const power = `${kind}-${tile}.power`;
  return [
    ...(has(power) ? [t(power)] : []),
    ...(vp === 0 ? [] : [t(`${kind}-vp`, { n: Math.abs(vp), gain: vp > 0 ? "yes" : "no" })]),
  ];
}

/** All that a tile brings to who takes it, in one line. */
export const powerOf = (kind: Cloth, person: Person): string =>
  [
    ...(person.knowledge > 0 ? [t("person-knowledge", { n: person.knowledge })] : []),
    ...worthOf(kind, person),
  ].join("; ");
