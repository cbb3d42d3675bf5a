import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** Milliseconds without a scroll after which a slide counts as shown. */
const REST_MS = 100;

/** Which slide is shown: the browser scrolls and snaps, and the number follows once it rests. */
export function useSlides(count: number, start = 0) {
  const track = useRef<HTMLUListElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [current, setCurrent] = useState(start);
  useEffect(() => () => clearTimeout(rest.current), []);

  function show(index: number, behavior: ScrollBehavior = 'auto') {
    const target = Math.min(Math.max(index, 0), count - 1);
    setCurrent(target);
    track.current?.scrollTo({ left: target * track.current.clientWidth, behavior });
  }

  function onScroll() {
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
      if (clientWidth > 0) setCurrent(Math.round(scrollLeft / clientWidth));
    }, REST_MS);
  }

  function onKeyDown(event: KeyboardEvent) {
    const targets: Record<string, number> = {
      ArrowLeft: current - 1,
      ArrowRight: current + 1,
      Home: 0,
      End: count - 1,
    };
    const target = targets[event.key];
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(target);
  }

  return { track, current, show, onScroll, onKeyDown };
}
