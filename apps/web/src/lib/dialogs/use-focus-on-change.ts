import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';

interface FocusOnChange {
  /** Where reading goes on. */
  target: () => HTMLElement | null | undefined;
  /** What is drawn anew by the change: a focus in it is moved as well as one that is lost, any other stays. */
  region: RefObject<HTMLElement | null>;
  /** For links that leave the scrolling to this: brings the target to the top, except on the way back. */
  scrolls?: boolean;
}

/** The link that was pressed may be gone after the change; keyboard and screen reader go on at the target. */
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

/** Whether the last step was 'back' or 'forward', where the router scrolls to what was seen. */
function useIsTravelled(): RefObject<boolean> {
  const { history } = useRouter();
  const isTravelled = useRef(false);
  useEffect(
    () =>
      history.subscribe(({ action }) => {
        isTravelled.current = action.type !== 'PUSH' && action.type !== 'REPLACE';
      }),
    [history],
  );
  return isTravelled;
}
