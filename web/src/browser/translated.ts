// A browser's translator replaces each text node by an element, which would hide later changes of the text.
// So when a text changes, it is put back in its place, and the translator can translate it again.

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;
const isFont = (node: Node | null | undefined): node is Element => node?.nodeName === "FONT";

/** Watches the text nodes below an element. */
export function outliveTranslation(root: Element) {
  const places = new WeakMap<Node, Element>();
  const changes = new MutationObserver((records) => {
    for (const { target } of records) {
      const font = places.get(target);
      if (font?.isConnected && isText(target)) font.replaceWith(target);
    }
  });
  const swaps = new MutationObserver((records) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records)
      for (const text of removedNodes) {
        const font = [...addedNodes, previousSibling, nextSibling].find(isFont);
        if (!font || !isText(text) || text.isConnected) continue;
        places.set(text, font);
        changes.observe(text, { characterData: true });
      }
  });
  swaps.observe(root, { subtree: true, childList: true });
}
