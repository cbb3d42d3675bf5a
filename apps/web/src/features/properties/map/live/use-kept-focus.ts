import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/** When the focused mark goes with the marks of a former frame, the layer of marks takes the focus. */
export function useKeptFocus(layer: RefObject<HTMLElement | null>) {
  const had = useRef(false);
  useEffect(() => {
    if (had.current && document.activeElement === document.body)
      layer.current?.focus({ preventScroll: true });
  });
  return {
    note: () => {
      had.current = true;
    },
    // A removed element loses the focus to nothing.
    leave: ({ relatedTarget }: FocusEvent) => {
      had.current = relatedTarget === null;
    },
  };
}
