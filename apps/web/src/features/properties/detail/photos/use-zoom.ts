import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';

/** How large a photo can be shown, and how large a click or two taps show it. */
const LARGEST = 4;
const CLOSER = 2.5;
const KEY_STEP = 1.5;
/** The pixels by which an arrow key moves a zoomed photo. */
const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [100, 0],
  ArrowRight: [-100, 0],
  ArrowUp: [0, 100],
  ArrowDown: [0, -100],
};
/** Two taps within this many milliseconds are one gesture. */
const DOUBLE_TAP_MS = 300;
/** The movement in pixels that tells a drag from a click. */
const DRAG_PX = 6;

interface View {
  scale: number;
  x: number;
  y: number;
}

const WHOLE: View = { scale: 1, x: 0, y: 0 };

interface Point {
  x: number;
  y: number;
}

/** Whether two fingers made the page itself larger. They and the wheel then belong to the browser, or nobody gets back out. */
export const isPagePinched = () => (window.visualViewport?.scale ?? 1) > 1.01;

/**
 * Zooms the photo at `current` of a track: by pinch or two taps on a phone, by click, wheel or keys with a mouse. A zoomed photo
 * follows the pointer, and is whole again once another one is shown.
 */
export function useZoom(track: RefObject<HTMLElement | null>, current: number) {
  const [isZoomed, setIsZoomed] = useState(false);
  const view = useRef(WHOLE);
  const drag = useRef<Point & { id: number; isMoved: boolean; type: string }>(undefined);
  const lastTap = useRef(-Infinity);

  const photo = () => track.current?.children[current]?.querySelector('img');

  function show(next: View) {
    const image = photo();
    if (!image) return;
    const { offsetWidth, offsetHeight } = image;
    const scale = Math.min(Math.max(next.scale, 1), LARGEST);
    const within = (shift: number, size: number) =>
      Math.min(0, Math.max(shift, size - size * scale));
    view.current = { scale, x: within(next.x, offsetWidth), y: within(next.y, offsetHeight) };
    const { x, y } = view.current;
    image.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
    setIsZoomed(scale > 1);
  }

  /** Keeps what lies under a point of the window there; without one, what lies in the middle. */
  function zoomTo(scale: number, at?: Point) {
    const box = photo()?.getBoundingClientRect();
    if (!box) return;
    const { scale: before, x, y } = view.current;
    const bounded = Math.min(Math.max(scale, 1), LARGEST);
    const under = at ?? { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const grown = 1 - bounded / before;
    show({
      scale: bounded,
      x: x + (under.x - box.x) * grown,
      y: y + (under.y - box.y) * grown,
    });
  }

  const toggle = (at?: Point) => (view.current.scale > 1 ? show(WHOLE) : zoomTo(CLOSER, at));

  usePinchOrWheel(track, (factor, at) => zoomTo(view.current.scale * factor, at));

  useEffect(() => {
    const shown = track.current?.children[current]?.querySelector('img');
    return () => {
      view.current = WHOLE;
      setIsZoomed(false);
      if (shown) shown.style.transform = '';
    };
  }, [track, current]);

  /** Moves the photo, if it is zoomed. */
  function pan(dx: number, dy: number): boolean {
    const { scale, x, y } = view.current;
    if (scale > 1) show({ scale, x: x + dx, y: y + dy });
    return scale > 1;
  }

  /** Prevents the default of an arrow that moves over a zoomed photo, which then does nothing else. */
  function onKeyDown(event: KeyboardEvent) {
    const { key } = event;
    if (event.ctrlKey || event.metaKey) return;
    if (key === '+' || key === '=') zoomTo(view.current.scale * KEY_STEP);
    if (key === '-') zoomTo(view.current.scale / KEY_STEP);
    if (key === '0') show(WHOLE);
    const arrow = event.altKey ? undefined : ARROWS[key];
    if (arrow && pan(...arrow)) event.preventDefault();
  }

  const listeners = {
    onPointerDown: ({ clientX, clientY, pointerId, pointerType, isPrimary }: PointerEvent) => {
      // A second finger ends the drag and begins a pinch.
      drag.current = isPrimary
        ? { x: clientX, y: clientY, id: pointerId, isMoved: false, type: pointerType }
        : undefined;
    },
    onPointerMove: ({ clientX, clientY, pointerId, buttons }: PointerEvent) => {
      const from = drag.current;
      if (from?.id !== pointerId || buttons === 0) return;
      const [dx, dy] = [clientX - from.x, clientY - from.y];
      if (!from.isMoved && Math.hypot(dx, dy) < DRAG_PX) return;
      drag.current = { ...from, x: clientX, y: clientY, isMoved: true };
      pan(dx, dy);
    },
    onClick: ({ clientX, clientY, timeStamp }: MouseEvent) => {
      const { isMoved = false, type = 'mouse' } = drag.current ?? {};
      if (isMoved) return;
      const isFirstTap = type === 'touch' && timeStamp - lastTap.current > DOUBLE_TAP_MS;
      lastTap.current = isFirstTap ? timeStamp : -Infinity;
      if (!isFirstTap) toggle({ x: clientX, y: clientY });
    },
  };
  return { isZoomed, toggle: () => toggle(), onKeyDown, listeners };
}

type ZoomBy = (factor: number, at: Point) => void;

function usePinchOrWheel(track: RefObject<HTMLElement | null>, zoomBy: ZoomBy) {
  const zoom = useEffectEvent(zoomBy);
  useEffect(() => {
    const element = track.current;
    return element ? onPinchOrWheel(element, (factor, at) => zoom(factor, at)) : undefined;
  }, [track]);
}

/** Two fingers, or a wheel that turns up or down. The browser would zoom or scroll the page instead, so it is kept from it. */
function onPinchOrWheel(element: HTMLElement, zoomBy: ZoomBy) {
  const ending = new AbortController();
  const listening = { signal: ending.signal, passive: false };
  let distance = 0;
  element.addEventListener(
    'touchmove',
    (event) => {
      const [one, other] = event.touches;
      if (!one || !other || isPagePinched()) {
        distance = 0;
        return;
      }
      event.preventDefault();
      const apart = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      const middle = { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 };
      if (distance > 0) zoomBy(apart / distance, middle);
      distance = apart;
    },
    listening,
  );
  element.addEventListener(
    'touchend',
    () => {
      distance = 0;
    },
    listening,
  );
  element.addEventListener(
    'wheel',
    (event) => {
      if (Math.abs(event.deltaX) > Math.abs(event.deltaY) || isPagePinched()) return;
      event.preventDefault();
      zoomBy(Math.exp(-event.deltaY / 300), { x: event.clientX, y: event.clientY });
    },
    listening,
  );
  return () => ending.abort();
}
