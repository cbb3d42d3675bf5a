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
/** How far an arrow key moves over a zoomed photo, in shares of its frame. */
const KEY_PAN = 0.2;
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
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

  const zoomBy = useEffectEvent((factor: number, at: Point) =>
    zoomTo(view.current.scale * factor, at),
  );
  useEffect(() => {
    const element = track.current;
    return element ? onPinchOrWheel(element, (factor, at) => zoomBy(factor, at)) : undefined;
  }, [track]);

  useEffect(() => {
    const shown = track.current?.children[current]?.querySelector('img');
    return () => {
      view.current = WHOLE;
      setIsZoomed(false);
      if (shown) shown.style.transform = '';
    };
  }, [track, current]);

  function pan(to: readonly [x: number, y: number] | undefined): boolean {
    const { scale, x, y } = view.current;
    const image = photo();
    if (!to || !image || scale === 1) return false;
    const [right, down] = [image.offsetWidth * KEY_PAN, image.offsetHeight * KEY_PAN];
    show({ scale, x: x + to[0] * right, y: y + to[1] * down });
    return true;
  }

  /** Prevents the default of an arrow that moves over a zoomed photo, which then does nothing else. */
  function onKeyDown(event: KeyboardEvent) {
    const { key } = event;
    if (event.ctrlKey || event.metaKey) return;
    if (key === '+' || key === '=') zoomTo(view.current.scale * KEY_STEP);
    if (key === '-') zoomTo(view.current.scale / KEY_STEP);
    if (key === '0') show(WHOLE);
    if (!event.altKey && pan(ARROWS[key])) event.preventDefault();
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
      const { scale, x, y } = view.current;
      if (scale > 1) show({ scale, x: x + dx, y: y + dy });
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

/** Two fingers, or a wheel that turns up or down. The browser would zoom or scroll the page instead, so it is kept from it. */
function onPinchOrWheel(element: HTMLElement, zoomBy: (factor: number, at: Point) => void) {
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
