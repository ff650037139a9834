// What is thought of an idea beside others.
import { t } from "../i18n/i18n.svelte.ts";
import type { Idea } from "../wire/types.ts";
import { tenth } from "./tenths.ts";

/** Ideas from the one that is thought best on. */
export const bestFirst = <T extends { idea: Pick<Idea, "behind"> }>(ideas: readonly T[]) =>
  ideas.toSorted((a, b) => a.idea.behind.is - b.idea.behind.is);

/** How an idea compares with the one that is thought best; of what may be chance it says so. */
export function worth({ best, even, behind }: Idea, ideas: readonly Idea[]): string {
  const others = ideas.filter((idea) => !idea.best);
  if (best && others.some((other) => other.even)) return t("hint-best.maybe");
  if (best) return t("hint-best.by", { n: tenth(Math.min(...others.map((other) => other.behind.is))) });
  const [n, low, high] = [tenth(behind.is), tenth(behind.low), tenth(behind.high)];
  if (even) return n === "0" ? t("hint-even") : t("hint-behind.maybe", { n });
  return low === high ? t("hint-behind.sure", { n }) : t("hint-behind", { n, low, high });
}
