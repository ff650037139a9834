/** The part of the style that a page needs to look as it will, before its files are there. */
import { transform, type Selector } from "lightningcss";

/** Whether an element of the page can be what a selector means, as far as its classes tell. */
const fits = (selector: Selector, used: Set<string>): boolean =>
  selector.every((part) => {
    if (part.type === "class") return used.has(part.name);
    if (part.type === "pseudo-class" && (part.kind === "where" || part.kind === "is"))
      return part.selectors.some((inner) => fits(inner, used));
    return true;
  });

/** The classes that stand in HTML. */
const classes = (html: string) =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = ""]) => list.split(/\s+/)));

/** The rules of a style that can hold for a page, in their order. */
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
