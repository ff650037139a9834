// The value of an idea compared with others.
import { t } from "../i18n/i18n.svelte.ts";
import type { Idea } from "../wire/types.ts";
import { tenth } from "./tenths.ts";

/** Ideas, best first. */
export const bestFirst = <T extends { idea: Pick<Idea, "deficit"> }>(ideas: readonly T[]) =>
  ideas.toSorted((a, b) => a.idea.deficit.mean - b.idea.deficit.mean);

/** Compares an idea with the best one. If the difference may be chance, the text says so. */
export function worth({ best, even, deficit }: Idea, ideas: readonly Idea[]): string {
  const others = ideas.filter((idea) => !idea.best);
  if (best && others.some((other) => other.even)) return t("hint-best.maybe");
  if (best) return t("hint-best.by", { n: tenth(Math.min(...others.map((other) => other.deficit.mean))) });
  const [n, low, high] = [tenth(deficit.mean), tenth(deficit.low), tenth(deficit.high)];
  if (even) return n === "0" ? t("hint-even") : t("hint-deficit.maybe", { n });
  return low === high ? t("hint-deficit.sure", { n }) : t("hint-deficit", { n, low, high });
}
