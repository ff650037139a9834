// A move in words, from its notation (docs/notation.md).
import { t } from "../i18n/i18n.svelte.ts";
import { cardMove } from "./cards.ts";
import { cubes, manuscriptName, nameOf, placeName, tileName, type Scene } from "./names.ts";
import type { Legal } from "../wire/types.ts";

/** Pairs of a word and a number: "nobles 2 abbesses 1". */
function amounts(words: string[]): string {
  const all: string[] = [];
  for (let i = 0; i + 1 < words.length; i += 2) all.push(cubes(words[i] ?? "", Number(words[i + 1])));
  return all.join(", ");
}

export function moveName(scene: Scene, move: string): string {
  const [kind = "", first = "", ...rest] = move.split(" ");
  const ofCards = cardMove(scene, move);
  if (ofCards !== null) return ofCards;
  switch (kind) {
    case "start":
    case "move":
    case "embark":
      return t(`move-${kind}`, { place: placeName(scene, first) });
    case "charity":
    case "shlasinger":
      return t(`move-${kind}`, { seat: nameOf(scene, first) });
    case "end":
      return t(first === "" ? "move-end" : "move-end-summon");
    case "city": {
      const me = scene.view?.players.find((p) => p.seat === scene.view?.decides);
      return t("move-city", { place: placeName(scene, me?.place ?? ""), part: first || "all" });
    }
    case "scribes":
      return t(`move-scribes-${first}`);
    case "friar":
      return t("move-friar", { friar: t(`friar-${first}`) });
    case "cardinal":
      return t("move-cardinal", { cardinal: t(`cardinal-${first}`), discard: rest[1] ?? "virtual" });
    case "take": {
      const taken = cubes(first, Number(rest[0]));
      return rest[1] === "sell"
        ? t("move-take-sell", { cubes: taken, sell: Number(rest[2]) })
        : t("move-take", { cubes: taken });
    }
    case "manuscript":
      return t("move-manuscript", { manuscript: manuscriptName(`${first}-${rest[0] ?? ""}`) });
    case "riddle":
    case "messenger":
    case "orient":
    case "canticle":
    case "library":
    case "rest":
      return t("move-track", { track: t(`track-${kind}`), n: Number(first) });
    case "keep":
      return first === "none" ? t("move-keep-none") : t("move-keep", { tile: tileName(first) });
    case "top":
    case "give":
      return t(`move-${kind}`, { tile: tileName(first) });
    case "bid":
      return t("move-bid", { n: Number(first) });
    case "pay":
      return first === "nothing"
        ? t("move-pay-nothing")
        : t("move-pay", { cubes: amounts([first, ...rest]) });
    case "elect":
      return t("move-elect", { office: t(`office-${first}`) });
    default: // event, draw, lingua, psalter, business, accept, refuse, pass, decline
      return t(`move-${kind}`);
  }
}

/** Cubes that a payment takes, by colour. */
export function paidCubes(move: string): [kind: string, n: number][] {
  const words = move.split(" ").slice(1);
  const all: [string, number][] = [];
  for (let i = 0; i + 1 < words.length; i += 2) all.push([words[i] ?? "", Number(words[i + 1])]);
  return all;
}

/** Moves with the cheapest first: action points, then ducats. */
export const cheapestFirst = (moves: readonly Legal[]) =>
  [...moves].sort((a, b) => b.points - a.points || b.ducats - a.ducats);
