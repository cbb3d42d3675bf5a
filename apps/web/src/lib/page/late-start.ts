import { PAGE_STAYS_PLAIN, PLAIN } from './plain-page.ts';

interface ManifestScript {
  attrs: Record<string, string>;
  children: string;
}

/** Event name and timeline mark: from now on the page answers clicks. */
export const PAGE_STARTED = 'pbr:started';

/** Lists the route's additional scripts, which `startLate` fetches. */
export function lateScripts(files: readonly string[]): ManifestScript {
  return { attrs: { type: 'application/json', 'data-late': '' }, children: JSON.stringify(files) };
}

/**
 * Fetches and runs the page's scripts after the first screen is painted, or as soon as somebody touches the page: earlier they
 * would take bandwidth and processor from the photo and the fonts. The photo is painted one frame after `load`, and then the
 * processor is idle (Safari has no idle callback). Links, searches and plain forms work without scripts; any other early click or
 * choice is repeated. `files` run one by one in their order, so that the page can respond in between. When one cannot be had, the page
 * stays plain.
 */
export function startLate(files: readonly string[]): ManifestScript {
  const started = JSON.stringify(PAGE_STARTED);
  const staysPlain = JSON.stringify(PAGE_STAYS_PLAIN);
  return {
    attrs: {},
    children: `if(!document.documentElement.hasAttribute('${PLAIN}')){(${whenPainted.toString()})(${JSON.stringify(files)},${staysPlain});(${repeatEarly.toString()})(${started})}(${goBackEarly.toString()})(${started})`,
  };
}

/** Sent to the page as text, so it must not use anything from outside its body. */
function whenPainted(files: readonly string[], staysPlainEvent: string): void {
  const longestWaitMs = 2500;
  const linksAtOnce = 3;
  const signs = ['pointerdown', 'keydown', 'focusin'];
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));
  let isFetched = false;

  const fetchScripts = () => {
    if (isFetched) return;
    isFetched = true;
    for (const sign of signs) removeEventListener(sign, fetchScripts, true);
    const lists = [...document.querySelectorAll('script[data-late]')];
    const others = lists.flatMap((list) => JSON.parse(list.textContent) as string[]);
    runInTurn([...files, ...others]).catch(() => dispatchEvent(new Event(staysPlainEvent)));
  };
  const runInTurn = async (needed: readonly string[]) => {
    await nextTask();
    for (const [index, href] of needed.entries()) {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
      document.head.append(link);
      if (index % linksAtOnce === linksAtOnce - 1) await nextTask();
    }
    for (const file of files) {
      await import(/* @vite-ignore */ file);
      await nextTask();
    }
  };

  for (const sign of signs) addEventListener(sign, fetchScripts, true);
  const whenIdle = window.requestIdleCallback ?? ((done: () => void) => setTimeout(done, 50));
  addEventListener('load', () => requestAnimationFrame(() => whenIdle(fetchScripts)));
  setTimeout(fetchScripts, longestWaitMs);
}

/**
 * After a reload, 'back' changes only the URL as long as the router has not started, and the router would start with another page than
 * the drawn one. Sent to the page as text too, which the router runs again with another page.
 */
function goBackEarly(startedEvent: string): void {
  if (performance.getEntriesByName(startedEvent).length > 0) return;
  const url = () => location.pathname + location.search;
  const drawn = url();
  const loadAnew = () => {
    if (url() !== drawn) location.reload();
  };
  addEventListener('popstate', loadAnew);
  addEventListener(startedEvent, () => removeEventListener('popstate', loadAnew), { once: true });
}

/**
 * Repeats early input once the page has started: clicks on buttons, including those of forms that only scripts can send, and text
 * or choices entered in searches and selects. Sent to the page as text too.
 */
function repeatEarly(startedEvent: string): void {
  const betweenTriesMs = 100;
  const mostTries = 30;
  let missed: HTMLButtonElement | null = null;
  let started = false;
  // A form with a URL of its own is sent by the browser, as a search is.
  const needsScripts = (form: HTMLFormElement | null) =>
    form?.method === 'post' && !form.hasAttribute('action');
  // Sending a form with Enter also fires a click on its button.
  const remember = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    missed = button && (button.type === 'button' || needsScripts(button.form)) ? button : null;
    missed?.addEventListener('click', forget, { once: true });
  };
  // React stops clicks before the button as long as it cannot handle them.
  const forget = () => {
    if (started) missed = null;
  };
  const holdBack = (event: Event) => {
    if (event.target instanceof HTMLFormElement && needsScripts(event.target))
      event.preventDefault();
  };
  // React resets a filter when it hydrates it, possibly during the very events of the choice. The first of these is 'input'; React
  // handles 'change' of a select, and 'input' of a box whose value is not the one it saw last.
  type Filter = HTMLInputElement | HTMLSelectElement;
  const chosen = new Map<Filter, string>();
  const answeredOf = (filter: Filter) => (filter.type === 'search' ? 'input' : 'change');
  const rememberChoice = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.matches('select, [type=search]')) return;
    const filter = target as Filter;
    if (started && filter.type === 'search' && !chosen.has(filter)) return;
    chosen.set(filter, filter.value);
    filter.addEventListener(answeredOf(filter), forgetChoice);
  };
  const forgetChoice = ({ target }: Event) => {
    const filter = target as Filter;
    if (started && filter.value === chosen.get(filter)) chosen.delete(filter);
  };
  const chooseAgain = () => {
    for (const [filter, value] of chosen) {
      if (!filter.isConnected) continue;
      // React hydrates touched elements at once and then watches the element's own `value` property.
      filter.dispatchEvent(new Event('pointerup', { bubbles: true }));
      filter.value = '';
      Reflect.set(Object.getPrototypeOf(filter) as object, 'value', value, filter);
      filter.dispatchEvent(new Event(answeredOf(filter), { bubbles: true }));
    }
  };
  addEventListener('click', remember, true);
  addEventListener('input', rememberChoice, true);
  addEventListener('submit', holdBack);
  const tryAgain = (times: number) => {
    chooseAgain();
    if (missed?.isConnected) missed.click();
    if (times > 0) return setTimeout(tryAgain, betweenTriesMs, times - 1);
    removeEventListener('click', remember, true);
    removeEventListener('input', rememberChoice, true);
    removeEventListener('submit', holdBack);
  };
  addEventListener(
    startedEvent,
    () => {
      started = true;
      setTimeout(tryAgain, 0, mostTries);
    },
    { once: true },
  );
}
