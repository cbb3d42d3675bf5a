import { useEffect, useEffectEvent } from 'react';

/*
 * While anything lies over the page (a dialog, a sheet, the drawer, the photos), one extra entry with the page's own URL stands in the
 * history after the page's entry. 'Back' leaves it and closes the layer on top. It goes when the last layer has closed. The router does not
 * hear of steps between the two entries, so that nothing loads or scrolls.
 *
 * The page's own entries go into the extra one meanwhile: a new URL stays there as the next step, and a replaced one
 * moves to the page's entry when the layers have closed. Another page takes the extra one for its own.
 */

type Method = 'pushState' | 'replaceState';

/** In the state of the extra entry: how the page has written into it. */
type Mark = 'untouched' | Method;

interface Step {
  end: () => void;
  /** Entries that the page writes while the browser is on its way. */
  waiting: (() => void)[];
}

/** Milliseconds. The browser gives up a step when somebody is about to leave the page and then stays. */
const LONGEST_STEP = 1000;

const layers: (() => void)[] = [];
let isStarted = false;
/** The entry in use; for the extra one its mark. */
let entry: 'page' | Mark | undefined;
/** The state of the page's entry, as text. */
let page: string | undefined;
/** The mark of the extra entry if 'back' has just left it; it is the next one then. */
let left: Mark | undefined;
let step: Step | undefined;

/** Makes 'back' close what lies over the page. Called once, before there is a router. */
export function startLayers(): void {
  isStarted = true;
  history.pushState = (state, _title, url) => written('pushState', state, url);
  history.replaceState = (state, _title, url) => written('replaceState', state, url);
  // In the capture phase: before the router's own listener.
  addEventListener('popstate', arrived, { capture: true });
  // A reload has closed all layers. An untouched extra entry has the state of the page's entry.
  if (markOf(history.state) === 'untouched') page = textOf(history.state);
  entry = entryOf(history.state);
  settle();
}

/** While the layer is open and on top, 'back' calls `close`. The layer may stay open, to ask first or because it is busy. */
export function useLayer(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const layer = () => onBack();
    layers.push(layer);
    settle();
    return () => {
      const at = layers.indexOf(layer);
      if (at >= 0) layers.splice(at, 1);
      settleSoon();
    };
  }, [isOpen]);
}

function arrived(event: PopStateEvent): void {
  const from = entry;
  entry = entryOf(history.state);
  // An extra entry with a URL of its own is a page of its own, once the layers that wrote it have closed.
  const isOther = isExtra(entry) && entry !== 'untouched' && !step;
  if (from !== undefined && entry !== undefined && !isOther) event.stopImmediatePropagation();
  if (entry === undefined) leaveLayers();
  if (step) {
    step.end();
    return;
  }
  left = from !== 'page' && entry === 'page' ? from : undefined;
  const top = layers.at(-1);
  if (left !== undefined && top) {
    // With more layers at once, so that another 'back' finds the entry again.
    if (layers.length > 1) settle();
    top();
  }
  // Until then the layer has closed, if it does.
  if (entry !== undefined) settleSoon();
}

/** Two steps 'back' at once leave the page together with its layers; some of them, as the menu, would stay over the next page. */
function leaveLayers(): void {
  for (const close of layers.splice(0).reverse()) close();
}

/** Brings the history in line with the layers. */
function settle(): void {
  if (!isStarted || step) return;
  if (isExtra(entry)) {
    if (layers.length === 0) uncover();
  } else if (left !== undefined && (layers.length > 0 || left !== 'untouched')) {
    // Not written anew: Chromium's back button skips a page that adds entries without having been touched.
    go(1);
  } else if (layers.length > 0) {
    page = textOf(history.state);
    write('pushState', history.state, undefined, 'untouched');
    entry = 'untouched';
  }
}

/** One layer often opens as another one closes. */
const settleSoon = () => void setTimeout(settle);

/** Removes the extra entry, or makes it an entry of the page. */
function uncover(): void {
  const { state } = history as { state: unknown };
  const { href } = location;
  const mark = entry;
  if (mark === 'pushState') {
    write('replaceState', state, href);
    entry = undefined;
    return;
  }
  go(-1, () => {
    if (mark !== 'replaceState' || entry !== 'page') return;
    write('replaceState', state, href);
    page = textOf(state);
  });
}

function go(by: 1 | -1, then = () => {}): void {
  const waiting: Step['waiting'] = [];
  const end = () => {
    clearTimeout(timer);
    step = undefined;
    left = undefined;
    then();
    for (const writing of waiting) writing();
    settle();
  };
  const timer = setTimeout(() => {
    entry = undefined;
    end();
  }, LONGEST_STEP);
  step = { end, waiting };
  history.go(by);
}

/** The page writes into the history, by its router or by itself. */
function written(method: Method, state: unknown, url?: string | URL | null): void {
  if (step) {
    step.waiting.push(() => written(method, state, url));
  } else if (isExtra(entry) && method === 'pushState' && isElsewhere(url)) {
    // The layers close with their page, which may take a while: a step 'back' until then is already one of the pages.
    layers.length = 0;
    write('replaceState', state, url);
    entry = undefined;
  } else if (isExtra(entry)) {
    if (entry !== 'pushState') entry = method;
    write('replaceState', state, url, entry);
    settleSoon();
  } else {
    write(method, state, url);
    left = undefined;
    if (method === 'pushState') entry = undefined;
    else if (entry === 'page') page = textOf(state);
  }
}

const isElsewhere = (url?: string | URL | null) =>
  new URL(url ?? '', location.href).pathname !== location.pathname;

type State = { layers?: Mark } | null;

function write(method: Method, state: unknown, url?: string | URL | null, mark?: Mark): void {
  const { layers: _copied, ...own } = (state as State) ?? {};
  History.prototype[method].call(history, { ...own, ...(mark && { layers: mark }) }, '', url);
}

const isExtra = (at: typeof entry): at is Mark => at !== undefined && at !== 'page';

const entryOf = (state: unknown): typeof entry =>
  markOf(state) ?? (textOf(state) === page ? 'page' : undefined);

const markOf = (state: unknown) => (state as State)?.layers;

const textOf = (state: unknown) => JSON.stringify({ ...(state as State), layers: undefined });
