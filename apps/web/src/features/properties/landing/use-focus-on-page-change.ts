import { type RefObject, useEffect, useRef } from 'react';

/** After 'Siguiente' that link may be gone; keyboard and screen reader go on at the heading of the new listings. */
export function useFocusOnPageChange(page: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (page === shown.current) return;
    shown.current = page;
    // The router scrolls; on the way back it restores where the visitor was.
    heading.current?.focus({ preventScroll: true });
  }, [page]);
  return heading;
}
