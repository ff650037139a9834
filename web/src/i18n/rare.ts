/** Catalogues that are loaded with the parts that use them; all others are loaded at once, as one file. */
export const rare = [
  "analysis",
  "box",
  "cards",
  "clock",
  "ending",
  "guide",
  "help",
  "learn",
  "lessons",
  "lobby",
  "order",
  "rules",
  "settings",
];
/** Catalogues that the browser does not need: for the terminal, link previews and notifications. */
export const elsewhere = ["terminal", "previews", "notify"];
