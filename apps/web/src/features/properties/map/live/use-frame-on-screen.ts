import type { Map as BaseMap } from 'maplibre-gl';
import { useCallback, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { moveFor } from '../../../../lib/map/base/moves.ts';
import { type Spot, type View, WIDTH } from '../../../../lib/map/drawing/view.ts';
import { coveredBoxes } from './covered.ts';

/** Pixels between a mark that somebody walks to and the edge of the map. */
const MARGIN = 48;
/** The share of the map's height that an open card leaves free on a phone. */
const FREE = 0.45;
/** The height of an open card with the gap to its pin, and of a pin, on a desktop. */
const CARD = { height: 392, pin: 44 };
/** The upper part of the list, which lies over a phone's map: `--peek` of its sheet. */
const SHEET = 100;
/** The list lies over the map, as the style sheets have it. */
export const PHONE = '(max-width: 63.99em)';

/** Keeps an element over the frame of the map while it moves; its content is placed by shares of it. */
export function useFrameOnScreen(base: BaseMap | undefined, view: View) {
  const frame = useRef<HTMLDivElement>(null);
  const subscribe = useCallback(
    (changed: () => void) => {
      base?.on('moveend', changed);
      return () => void base?.off('moveend', changed);
    },
    [base],
  );
  // A text is the same while nothing has changed.
  const placed = useSyncExternalStore(subscribe, () => (base ? placeOf(base, view) : `${WIDTH}`));
  const { width, covered } = useMemo(() => {
    const [across = WIDTH, left = 0, top = 0, ...size] = placed.split(',').map(Number);
    const [wide, high] = size;
    const isShown = wide !== undefined && high !== undefined;
    return {
      width: across,
      covered: isShown ? coveredBoxes({ width: wide, height: high, left, top }) : [],
    };
  }, [placed]);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!base || !element) return undefined;
    const follow = () => {
      const { start, end } = onScreen(base, view);
      element.style.translate = `${start.x}px ${start.y}px`;
      const size = { width: `${end.x - start.x}px`, height: `${end.y - start.y}px` };
      // A move without zooming lays out nothing anew.
      if (element.style.width !== size.width || element.style.height !== size.height)
        Object.assign(element.style, size);
    };
    follow();
    base.on('move', follow);
    base.on('resize', follow);
    return () => {
      base.off('move', follow);
      base.off('resize', follow);
    };
  }, [base, view]);

  /** Moves the map until a spot is seen; with a card, until there is room for it: on a phone below, else below or above. */
  function bringIntoView([x, y]: Spot, withCard: boolean) {
    if (!base) return;
    const { start } = onScreen(base, view);
    const [left, top] = [start.x + (x * width) / WIDTH, start.y + (y * width) / WIDTH];
    const { clientWidth, clientHeight } = base.getContainer();
    const isPhone = matchMedia(PHONE).matches;
    const isBelow = top < clientHeight / 2;
    const card = withCard && !isPhone ? Math.min(CARD.height, clientHeight - MARGIN) : 0;
    const highest = isBelow ? MARGIN : Math.max(MARGIN, card + CARD.pin);
    const lowest =
      withCard && isPhone
        ? clientHeight * FREE - MARGIN
        : clientHeight - Math.max(MARGIN, isBelow ? card : 0);
    const move: [number, number] = [
      beyond(left, MARGIN, clientWidth - MARGIN),
      beyond(top, Math.min(highest, lowest), Math.max(highest, lowest)),
    ];
    if (move.some((pixels) => pixels !== 0)) void base.panBy(move, moveFor(250));
  }

  return { frame, width, covered, bringIntoView };
}

/** How far a place lies outside of a range. */
const beyond = (at: number, least: number, most: number) =>
  Math.min(0, at - least) + Math.max(0, at - most);

/** The corners of the frame, in pixels of the map. */
function onScreen(base: BaseMap, { frame: { west, south, east, north } }: View) {
  return { start: base.project([west, north]), end: base.project([east, south]) };
}

/** 'width,left,top' of the frame, and the size of the map that is free. */
function placeOf(base: BaseMap, view: View): string {
  const { start, end } = onScreen(base, view);
  const { clientWidth, clientHeight } = base.getContainer();
  const free = clientHeight - (matchMedia(PHONE).matches ? SHEET : 0);
  return [end.x - start.x, start.x, start.y, clientWidth, free].map(Math.round).join();
}
