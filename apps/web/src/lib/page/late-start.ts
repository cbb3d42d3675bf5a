interface ManifestScript {
  attrs: Record<string, string>;
  children: string;
}

/** Event and timeline mark: from now on the page answers clicks. */
export const PAGE_STARTED = 'pbr:started';

/** Names scripts that a page needs beside those of every page, for `startLate` to fetch. */
export function lateScripts(files: readonly string[]): ManifestScript {
  return { attrs: { type: 'application/json', 'data-late': '' }, children: JSON.stringify(files) };
}

/**
 * Fetches and runs the page's scripts once the first screen has been painted, or as soon as somebody touches the page: until then they
 * would take the connection and the processor from the photo and the fonts. The photo comes on the screen with a frame after the page has
 * loaded, and then the processor is idle (Safari cannot tell when). Links and searches work without scripts; any other early
 * click or choice is repeated. `files` are run one by one in their order, so that the page answers in between.
 */
export function startLate(files: readonly string[]): ManifestScript {
  const started = JSON.stringify(PAGE_STARTED);
  return {
    attrs: {},
    children: `(${whenPainted.toString()})(${JSON.stringify(files)});(${repeatEarly.toString()})(${started})`,
  };
}

/** Sent to the page as text: it may use nothing from outside itself. */
function whenPainted(files: readonly string[]): void {
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
    void runInTurn([...files, ...others]);
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
 * Presses a button again that was pressed before the page was started, also that of a form which only scripts can send, and enters
 * again what was typed into a search or chosen in a select. Sent to the page as text, too.
 */
function repeatEarly(startedEvent: string): void {
  const betweenTriesMs = 100;
  const mostTries = 30;
  let missed: HTMLButtonElement | null = null;
  let started = false;
  // To send a form by the Enter key is to click its button, too.
  const remember = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    missed = button?.type === 'button' || button?.form?.method === 'post' ? button : null;
    missed?.addEventListener('click', forget, { once: true });
  };
  // React lets no click come as far as the button while it cannot answer it.
  const forget = () => {
    if (started) missed = null;
  };
  const holdBack = (event: Event) => {
    if (event.target instanceof HTMLFormElement && event.target.method === 'post')
      event.preventDefault();
  };
  // React resets a filter when it takes it over, which it may do for the very events that tell of the choice. The first of them is
  // 'input'; what React answers is the 'change' of a select, and the 'input' of a box whose value is not the one it saw last.
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
      // React takes over at once what is touched, and then watches the property of the element itself.
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
