/** The part of the style that a page needs to look right before its style files are loaded. */
import { transform, type Selector } from "lightningcss";

/** Whether an element of the page may match a selector, judged by classes. */
const fits = (selector: Selector, used: Set<string>): boolean =>
  selector.every((part) => {
    if (part.type === "class") return used.has(part.name);
    if (part.type === "pseudo-class" && (part.kind === "where" || part.kind === "is"))
      return part.selectors.some((inner) => fits(inner, used));
    return true;
  });

/** The classes used in HTML. */
const classes = (html: string) =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = ""]) => list.split(/\s+/)));

/** The rules of a style that may apply to a page, in order. */
export function critical(style: string, html: string): string {
  const used = classes(html);
  const { code } = transform({
    filename: "critical.css",
    code: Buffer.from(style),
    minify: true,
    visitor: {
      Rule: {
        style: ({ value }) => (value.selectors.some((selector) => fits(selector, used)) ? undefined : []),
      },
    },
  });
  return code.toString().replace(/@media[^{}]*\{\}/g, "");
}
