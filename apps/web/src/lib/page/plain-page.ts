/**
 * The attribute of the document while no scripts run in it: the page is as the server drew it, and shows what stands in its
 * `<noscript>`. `(scripting: none)` would not do: browsers that are too old for the scripts do not know it either.
 */
export const PLAIN = 'data-plain';

/** Event name: the scripts of the page cannot be had. */
export const PAGE_STAYS_PLAIN = 'pbr:plain';

/**
 * Runs before anything is painted and decides whether the page's scripts may start. `staysPlain` is true for a page that answers a
 * posted form.
 */
export function plainPageScript(staysPlain: boolean): string {
  return `(${decide.toString()})(${[staysPlain, PLAIN, PAGE_STAYS_PLAIN].map((value) => JSON.stringify(value)).join()})`;
}

/** Sent to the page as text, and written in the language of 2015: browsers that old must be able to read it. */
function decide(staysPlain: boolean, plain: string, staysPlainEvent: string): void {
  const root = document.documentElement;
  const aimed = () => document.getElementById(location.hash.slice(1));
  const show = () => {
    const wasThere = aimed();
    root.setAttribute(plain, '');
    for (const part of Array.from(document.querySelectorAll('noscript'))) {
      part.insertAdjacentHTML('afterend', part.textContent);
      part.remove();
    }
    const target = aimed();
    if (target && !wasThere) target.scrollIntoView();
  };
  // Sent by the browser, they would lead to a page that says nothing.
  const holdBack = (event: Event) => {
    const form = event.target as HTMLFormElement;
    const needsScripts = form.method === 'post' && !form.hasAttribute('action');
    if (needsScripts && root.hasAttribute(plain)) event.preventDefault();
  };
  // The youngest things that the scripts cannot do without, of Safari 16.4, Chrome 111 and Firefox 114 or somewhat older.
  const isRecent =
    'fromEntries' in Object &&
    'flatMap' in Array.prototype &&
    'allSettled' in Promise &&
    'replaceAll' in String.prototype &&
    'at' in Array.prototype &&
    'hasOwn' in Object &&
    'structuredClone' in window &&
    'throwIfAborted' in AbortSignal.prototype &&
    'CompressionStream' in window &&
    CSS.supports('color', 'color-mix(in srgb, red, red)');

  addEventListener('submit', holdBack);
  if (staysPlain || !isRecent) {
    addEventListener('DOMContentLoaded', show);
    return;
  }
  root.removeAttribute(plain);
  addEventListener(staysPlainEvent, show, { once: true });
}
