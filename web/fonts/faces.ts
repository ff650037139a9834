// The fonts of the interface, and what can be written with them.

/** The files of the page and of which of the packages each is made. */
export const faces = {
  "alegreya-500": "alegreya/files/alegreya-latin-500-normal",
  "alegreya-500-italic": "alegreya/files/alegreya-latin-500-italic",
  "alegreya-sans-400": "alegreya-sans/files/alegreya-sans-latin-400-normal",
  "alegreya-sans-700": "alegreya-sans/files/alegreya-sans-latin-700-normal",
};

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("");
const letters = "ÀÁÂÄÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜŒÆàáâäçèéêëìíîïñòóôöùúûüœæßÿ";
const others = "→º\u202f«»‘’“”‚„–—…·×−½¿¡§©\u00a0";

/** What the languages of the pages are written with. */
export const signs = ascii + letters + others;
