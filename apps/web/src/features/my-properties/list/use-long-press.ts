import { type MouseEvent, type PointerEvent, useRef } from 'react';

const HOLD_MS = 500;
/** A finger that moves farther than this does not rest. */
const STILL_PX = 10;

/** The handlers of an element that a resting finger presses. The tap that would come of it does nothing. */
export function useLongPress(onHold: () => void) {
  const press = useRef({ timer: 0, x: 0, y: 0, isHeld: false });

  function hold() {
    press.current.isHeld = true;
    onHold();
  }
  const stop = () => clearTimeout(press.current.timer);

  return {
    onPointerDown: ({ pointerType, isPrimary, target, clientX: x, clientY: y }: PointerEvent) => {
      stop();
      const hasOwnUse = target instanceof Element && target.closest('button, details') !== null;
      const isFinger = pointerType === 'touch' && isPrimary && !hasOwnUse;
      press.current = {
        timer: isFinger ? window.setTimeout(hold, HOLD_MS) : 0,
        x,
        y,
        isHeld: false,
      };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = press.current;
      if (Math.hypot(clientX - x, clientY - y) > STILL_PX) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    /** Browsers open the menu of a link under a resting finger, some of them before the time is over. */
    onContextMenu: (event: MouseEvent) => {
      const { timer, isHeld } = press.current;
      if (timer === 0) return;
      event.preventDefault();
      stop();
      if (!isHeld) hold();
    },
    onClickCapture: (event: MouseEvent) => {
      if (!press.current.isHeld) return;
      press.current.isHeld = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
