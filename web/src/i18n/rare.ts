/** Catalogues that come with what they are for; all others come at once, as one file. */
export const rare = ["box", "cards", "ending", "guide", "help", "lobby", "rules", "settings"];
