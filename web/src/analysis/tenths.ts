// Measured numbers as they are printed.
import { t } from "../i18n/i18n.svelte.ts";
import { figure } from "../ui/numbers.ts";

/** A measured number with one decimal, after the decimal mark of the page's language. */
export const tenth = (n: number) =>
  Math.abs(n) < 0.05 ? "0" : figure(Math.round(n * 10) / 10).replace(".", t("decimal-mark"));

/** A measured change with its tenths. */
export const signed = (n: number) => (n >= 0.05 ? `+${tenth(n)}` : tenth(n));
