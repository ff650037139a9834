/** Catalogues that come with what they are for; all others come at once, as one file. */
export const rare = ["after", "box", "cards", "guide", "help", "lobby", "rules", "settings"];
