import type { Seat } from "../wire/types.ts";

/** Heraldic shapes distinguish the seats without colour: paths in a square of 24. */
export const shapes: Record<Seat, string> = {
  yellow: "M12 2.6a9.4 9.4 0 1 0 0 18.8 9.4 9.4 0 0 0 0-18.8z",
  red: "M5.2 2.4h13.6v19.2H5.2z",
  black: "M12 1.2 22.4 12 12 22.8 1.6 12z",
  grey: "M3.4 2.8h17.2v8.4c0 5.2-3.2 8.6-8.6 10.8-5.4-2.2-8.6-5.6-8.6-10.8z",
  green: "M12 1.2l3.1 7.3 7.9.7-6 5.2 1.8 7.8L12 18.1l-6.8 4.1L7 14.4l-6-5.2 7.9-.7z",
};
