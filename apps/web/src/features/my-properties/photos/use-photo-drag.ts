import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** A finger that rests this long takes the photo; a mouse takes it at once. */
const HOLD_MS = 350;
/** A mouse that moves this far drags, and a finger that does so before it holds scrolls. */
const STILL_PX = 8;
/** The dialog scrolls while a photo is this near to its edge. */
const EDGE_PX = 140;
const SCROLL_PX = 14;

interface Press {
  key: string;
  x: number;
  y: number;
  isFinger: boolean;
  timer: number;
}

interface Dragged {
  key: string;
  /** The photo whose place it takes when it is let go. */
  over: string;
}

/** Orders photos by mouse and by a finger that rests on one: the handlers of their list, whose items carry `data-photo`. */
export function usePhotoDrag(isOff: boolean, onDrop: (dragged: Dragged) => void) {
  const list = useRef<HTMLOListElement>(null);
  const press = useRef<Press>(null);
  const dragged = useRef<Dragged>(null);
  /** The tap or click that ends a drag does nothing else. */
  const isEaten = useRef(false);
  const [shown, setShown] = useState<Dragged | null>(null);

  function show(next: Dragged | null) {
    dragged.current = next;
    setShown(next);
  }

  function stop() {
    clearTimeout(press.current?.timer);
    press.current = null;
    show(null);
  }

  useEffect(() => {
    const element = list.current;
    // React's own listener is passive, and could not keep the page from scrolling.
    const keepStill = (event: TouchEvent) => {
      if (dragged.current) event.preventDefault();
    };
    element?.addEventListener('touchmove', keepStill, { passive: false });
    return () => element?.removeEventListener('touchmove', keepStill);
  });

  const take = (key: string) => show({ key, over: key });

  function onPointerMove({ clientX: x, clientY: y, pointerId }: PointerEvent) {
    const begun = press.current;
    if (!begun) return;
    if (!dragged.current && Math.hypot(x - begun.x, y - begun.y) > STILL_PX) {
      if (begun.isFinger) {
        stop();
        return;
      }
      take(begun.key);
      // A mouse may leave the list before it lets go.
      list.current?.setPointerCapture?.(pointerId);
    }
    if (!dragged.current) return;
    scrollNearEdge(list.current, y);
    const over = keyOf(document.elementFromPoint(x, y)) ?? begun.key;
    if (over !== dragged.current.over) show({ key: begun.key, over });
  }

  return {
    shown,
    listProps: {
      ref: list,
      onPointerDown: (event: PointerEvent<HTMLOListElement>) => {
        const { pointerType, button, isPrimary, target, clientX: x, clientY: y } = event;
        stop();
        isEaten.current = false;
        const key = keyOf(target);
        if (isOff || key === undefined || button !== 0 || !isPrimary) return;
        const isFinger = pointerType !== 'mouse';
        const timer = isFinger ? window.setTimeout(take, HOLD_MS, key) : 0;
        press.current = { key, x, y, isFinger, timer };
      },
      onPointerMove,
      onPointerUp: () => {
        const done = dragged.current;
        stop();
        isEaten.current = done !== null;
        if (done && done.over !== done.key) onDrop(done);
      },
      onPointerCancel: stop,
      // Phones open the menu of a picture under a resting finger.
      onContextMenu: (event: MouseEvent) => {
        if (press.current?.isFinger) event.preventDefault();
      },
      onClickCapture: (event: MouseEvent) => {
        // A key clicks, too.
        if (!isEaten.current || event.detail === 0) return;
        isEaten.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}

function keyOf(target: EventTarget | null): string | undefined {
  const item = target instanceof Element ? target.closest<HTMLElement>('[data-photo]') : null;
  return item?.dataset['photo'];
}

function scrollNearEdge(list: HTMLElement | null, y: number): void {
  const dialog = list?.closest('[role=dialog]');
  if (y < EDGE_PX) dialog?.scrollBy(0, -SCROLL_PX);
  else if (y > window.innerHeight - EDGE_PX) dialog?.scrollBy(0, SCROLL_PX);
}
