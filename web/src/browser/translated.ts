// A translator in the browser puts an element in the place of each text of the page. Later changes of the text would
// be invisible. So a text that changes takes its place back, and the translator can translate it again.

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;
const isFont = (node: Node | null | undefined): node is Element => node?.nodeName === "FONT";

/** Watches over the texts below an element. */
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
