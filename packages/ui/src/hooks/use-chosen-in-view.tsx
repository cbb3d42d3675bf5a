import { useEffect, useRef } from 'react';

/** Centres the chosen item of a row that scrolls sideways (shape `scroll-row`), where it may lie outside the visible part. */
export function useChosenInView<Row extends HTMLElement>(chosen: string | null | undefined) {
  const ref = useRef<Row>(null);
  const shown = useRef<typeof chosen | false>(false);
  useEffect(() => {
    // Later renders leave the row where the person has moved it.
    if (shown.current === chosen) return;
    shown.current = chosen;
    const row = ref.current;
    const item = row?.querySelector<HTMLElement>('[aria-selected="true"], [aria-current]');
    if (row && item) row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
  }, [chosen]);
  return ref;
}
