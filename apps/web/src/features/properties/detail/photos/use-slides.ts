import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** Milliseconds without a scroll event that count as its end, in browsers without `scrollend`. */
const REST_MS = 100;
/** Share of a slide's width; beyond it the track is still moving. */
const TOLERANCE = 0.02;

/** Tracks the current slide: the browser scrolls and snaps, and the number follows when the track rests. */
export function useSlides(count: number, start = 0) {
  const track = useRef<HTMLUListElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The slide that a button or key scrolls to; the slides passed on the way do not count. */
  const aim = useRef<number>(undefined);
  const [current, setCurrent] = useState(start);
  useEffect(() => () => clearTimeout(rest.current), []);

  function follow() {
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
    const position = scrollLeft / clientWidth;
    const nearest = Math.round(position);
    const isThere = aim.current === undefined || aim.current === nearest;
    if (!isThere || Math.abs(position - nearest) > TOLERANCE) return;
    aim.current = undefined;
    setCurrent(nearest);
  }

  function show(index: number, behavior: ScrollBehavior = 'auto') {
    const target = Math.min(Math.max(index, 0), count - 1);
    aim.current = target;
    setCurrent(target);
    track.current?.scrollTo({ left: target * track.current.clientWidth, behavior });
  }

  function onScroll() {
    if ('onscrollend' in window) return;
    clearTimeout(rest.current);
    rest.current = setTimeout(follow, REST_MS);
  }

  /** A finger or a wheel cancels the target. */
  function takeOver() {
    aim.current = undefined;
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

  const listeners = {
    onScroll,
    onScrollEnd: follow,
    onPointerDown: takeOver,
    onWheel: takeOver,
  };
  return { track, current, show, onKeyDown, listeners };
}
