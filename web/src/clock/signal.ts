// When a player is told that little time is left.
import type { Clock } from "../wire/types.ts";
import type { TimeLeft } from "./timeLeft.ts";

/** Milliseconds left at the signal. */
export const signalAt = ({ rules }: Pick<Clock, "rules">) => (rules.kind === "live" ? 20_000 : 60_000);

/** Whether little time is left. */
export const isLow = (clock: Pick<Clock, "rules">, left: TimeLeft): left is TimeLeft & { is: "counts" } =>
  left.is === "counts" && left.ms <= signalAt(clock);
