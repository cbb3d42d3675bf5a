import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/** When the focused mark goes with the marks of a former frame, the layer of marks takes the focus. */
export function useKeptFocus(layer: RefObject<HTMLElement | null>) {
  const focused = useRef<Element>(undefined);
  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = undefined;
    if (document.activeElement === document.body) layer.current?.focus({ preventScroll: true });
  });
  return {
    note: ({ target }: FocusEvent) => {
      focused.current = target;
    },
    // React tells of no blur when it removes the focused element itself.
    leave: () => {
      focused.current = undefined;
    },
  };
}
