// A move in words, from its kind and what it names.
import { t } from "../i18n/i18n.svelte.ts";
import type { Legal, Step } from "../wire/types.ts";
import { cardMove } from "./cards.ts";
import { cubes, manuscriptName, nameOf, placeName, tileName, type Scene } from "./names.ts";
import { number, paidCubes, tileOf, word } from "./operands.ts";

/** What words are made of: the notation is for the wire. */
export type Named = Pick<Step, "kind" | "operands">;

export function moveName(scene: Scene, move: Named): string {
  return cardMove(scene, move) ?? plainMove(scene, move);
}

/** What the moves of the game itself are called. */
function plainMove(scene: Scene, move: Named): string {
  const { kind } = move;
  switch (kind) {
    case "start":
    case "move":
    case "embark":
      return t(`move-${kind}`, { place: placeName(scene, word(move, "place") ?? "") });
    case "charity":
    case "shlasinger":
      return t(`move-${kind}`, { seat: nameOf(scene, word(move, "seat")) });
    case "city": {
      const me = scene.view?.players.find((p) => p.seat === scene.view?.decides);
      return t("move-city", { place: placeName(scene, me?.place ?? ""), part: word(move, "part") ?? "all" });
    }
    case "friar":
      return t("move-friar", { friar: t(`friar-${word(move, "friar")}`) });
    case "cardinal":
      return t("move-cardinal", {
        cardinal: t(`cardinal-${word(move, "cardinal")}`),
        discard: word(move, "discard") ?? "",
      });
    case "take-politicians":
    case "take-nobles":
    case "take-abbesses":
    case "take-scribes":
      return taking(kind.slice("take-".length), move);
    case "manuscript":
      return t("move-manuscript", { manuscript: manuscriptName(word(move, "manuscript") ?? "") });
    case "riddle":
    case "messenger":
    case "orient":
    case "canticle":
    case "library":
    case "rest":
      return t("move-track", { track: t(`track-${kind}`), n: number(move, "steps") });
    case "keep":
    case "top":
    case "give": {
      const tile = tileOf(move);
      return tile === undefined ? t("move-keep-none") : t(`move-${kind}`, { tile: tileName(tile) });
    }
    case "bid":
      return t("move-bid", { n: number(move, "votes") });
    case "pay": {
      const paid = paidCubes(move).map(([cube, n]) => cubes(cube, n));
      return paid.length === 0 ? t("move-pay-nothing") : t("move-pay", { cubes: paid.join(", ") });
    }
    case "elect":
      return t("move-elect", { office: t(`office-${word(move, "office")}`) });
    default: // those that name nothing
      return t(`move-${kind}`);
  }
}

/** Cubes that are taken, of which some may be sold. */
function taking(cube: string, move: Named): string {
  const taken = cubes(cube, number(move, "cubes"));
  const sell = number(move, "sold");
  return sell > 0 ? t("move-take-sell", { cubes: taken, sell }) : t("move-take", { cubes: taken });
}

/** Moves with the cheapest first: action points, then ducats. */
export const cheapestFirst = (moves: readonly Legal[]) =>
  [...moves].sort((a, b) => b.points - a.points || b.ducats - a.ducats);
