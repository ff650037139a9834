// The fonts of the interface, and their characters.

/** The font files of the page, with the package file that each is made from. */
export const faces = {
  "alegreya-500": "alegreya/files/alegreya-latin-500-normal",
  "alegreya-500-italic": "alegreya/files/alegreya-latin-500-italic",
  "alegreya-sans-400": "alegreya-sans/files/alegreya-sans-latin-400-normal",
  "alegreya-sans-700": "alegreya-sans/files/alegreya-sans-latin-700-normal",
};

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("");
const letters = "ÀÁÂÄÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜŒÆàáâäçèéêëìíîïñòóôöùúûüœæßÿ";
const others = "→º\u202f«»‘’“”‚„–—…·×−½¿¡§©\u00a0";

/** The characters of the interface's languages. */
export const signs = ascii + letters + others;
