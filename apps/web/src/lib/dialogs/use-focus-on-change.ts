import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';

interface FocusOnChange {
  /** The element that gets the focus. */
  target: () => HTMLElement | null | undefined;
  /** The part that the change rerenders: a focus inside it, or one that was lost, moves; a focus elsewhere stays. */
  region: RefObject<HTMLElement | null>;
  /** Also scrolls the target to the top, except after 'back' or 'forward'; for links that reset no scroll position. */
  scrolls?: boolean;
}

/** The pressed link may be gone after the change, so the focus moves to the target. */
export function useFocusOnChange(
  value: string | number | undefined,
  { target, region, scrolls = false }: FocusOnChange,
): void {
  const wasTravelled = useIsTravelled();
  const shown = useRef(value);
  useEffect(() => {
    if (value === undefined || value === shown.current) return;
    shown.current = value;
    const focused = document.activeElement;
    const isLost = focused === document.body && !wasTravelled.current;
    if (!isLost && !region.current?.contains(focused)) return;
    const element = target();
    element?.focus({ preventScroll: true });
    if (scrolls && !wasTravelled.current) element?.scrollIntoView({ block: 'start' });
  });
}

/** Whether the last step was 'back' or 'forward', for which the router restores the scroll position. */
function useIsTravelled(): RefObject<boolean> {
  const { history } = useRouter();
  const isTravelled = useRef(false);
  useEffect(() => {
    const stop = history.subscribe(({ action }) => {
      isTravelled.current = action.type !== 'PUSH' && action.type !== 'REPLACE';
    });
    return stop;
  }, [history]);
  return isTravelled;
}
