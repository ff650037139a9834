import { readFileSync } from "node:fs";

/** @type {Record<string, string>} */
const widths = JSON.parse(readFileSync(new URL("src/ui/breakpoints.json", import.meta.url), "utf8"));

/** Replaces the named widths in @media: (--phone) becomes (width < 43.75em). */
const breakpoints = {
  name: "breakpoints",
  /** @param {{ content: string }} style */
  style: ({ content }) => ({
    code: content.replace(/\(--(\w+)\)/g, (whole, /** @type {string} */ name) => {
      const width = widths[name];
      return width ?? whole;
    }),
  }),
};

export default { preprocess: breakpoints, compilerOptions: { runes: true } };
