import { useEffect, useState } from 'react';

const LINK = 'a[href^="/properties/"]';

/** The listing that somebody points at, in the list or on the map. The other one of the two is lit. */
export function useLitListing() {
  const [lit, setLit] = useState<string>();

  useEffect(() => {
    const ending = new AbortController();
    const follow = ({ target }: Event) => {
      // The marks light their cards themselves.
      if (!(target instanceof Element) || target.closest('[data-key]')) return;
      setLit(listingOf(target.closest('article')));
    };
    for (const name of ['pointerover', 'focusin'])
      document.addEventListener(name, follow, { signal: ending.signal, passive: true });
    return () => ending.abort();
  }, []);

  useEffect(() => {
    if (lit === undefined) return undefined;
    const cards = [...document.querySelectorAll('article')].filter(
      (card) => listingOf(card) === lit,
    );
    for (const card of cards) card.dataset['lit'] = '';
    return () => {
      for (const card of cards) delete card.dataset['lit'];
    };
  }, [lit]);

  return [lit, setLit] as const;
}

const listingOf = (card: Element | null): string | undefined =>
  card?.querySelector(LINK)?.getAttribute('href')?.split('/').at(-1);
