/*
 * Translators such as Google's replace each text by two `font` elements with the translation. React keeps the text that it made:
 * it fails when it removes that text or inserts before it (https://github.com/facebook/react/issues/11538), and new words set in it are
 * never seen. Here each such call acts on the `font` instead.
 */

const FONT: string = 'font';

/** The element that a browser put instead of a text. */
const standIns = new WeakMap<Node, ChildNode>();

let hasTranslator = false;

/** Lets React go on in a translated page. Called once, before React starts. */
export function endureTranslation(): void {
  hasTranslator = document.querySelector(FONT) !== null;
  // oxlint-disable-next-line typescript/unbound-method -- each is called with its node
  const { insertBefore, removeChild } = Node.prototype;

  Node.prototype.insertBefore = function insertBeforeStandIn<T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ) {
    return insertBefore.call(this, node, before && childOf(this, before)) as T;
  };
  Node.prototype.removeChild = function removeStandIn<T extends Node>(this: Node, child: T) {
    const shown = childOf(this, child);
    if (shown) removeChild.call(this, shown);
    return child;
  };
  Object.defineProperty(Text.prototype, 'nodeValue', {
    configurable: true,
    get(this: Text) {
      return this.data;
    },
    set(this: Text, words: string) {
      this.data = words;
      // The translator sees a new text and translates it.
      standIns.get(this)?.replaceWith(this);
    },
  });
  new MutationObserver((records) => {
    for (const record of records) note(record);
  }).observe(document, { childList: true, subtree: true });
}

/** Whether the page has been translated since it came. */
export const isTranslated = () => hasTranslator;

/** The child of `parent` that is, holds or stands for this node; `null` if it is gone. */
function childOf(parent: Node, node: Node): Node | null {
  if (node.parentNode === parent) return node;
  let shown: Node | null = node.parentNode ? node : (standIns.get(node) ?? null);
  while (shown && shown.parentNode !== parent)
    shown = isFont(shown.parentNode) ? shown.parentNode : null;
  return shown;
}

function note({ removedNodes, addedNodes, previousSibling, nextSibling }: MutationRecord): void {
  for (const text of removedNodes) {
    if (!(text instanceof Text) || text.parentNode) continue;
    const standIn = [...addedNodes, previousSibling, nextSibling].find(isFont);
    if (standIn) standIns.set(text, standIn);
  }
  for (const text of addedNodes) {
    hasTranslator ||= isFont(text);
    // React has put the text itself back.
    if (text instanceof Text) {
      const standIn = standIns.get(text);
      if (standIn?.parentNode === text.parentNode) standIn?.remove();
      standIns.delete(text);
    }
  }
}

const isFont = (node: Node | null | undefined): node is Element =>
  node instanceof Element && node.localName === FONT;
