/** Catalogues that come with what they are for; all others come at once, as one file. */
export const rare = [
  "analysis",
  "box",
  "cards",
  "ending",
  "guide",
  "help",
  "learn",
  "lessons",
  "lobby",
  "rules",
  "settings",
];
/** Catalogues that the browser does not need: for the terminal, and for what links show. */
export const elsewhere = ["terminal", "previews"];
