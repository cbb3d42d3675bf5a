import type { Map as BaseMap } from 'maplibre-gl';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { PHONE } from './use-frame-on-screen.ts';

/** Pixels between the card and its pin, and the edge of the map. */
const GAP = 8;

interface CardAtPin {
  base: BaseMap | undefined;
  /** The mark that opened the card; it may have gone with a former frame. */
  pin: () => Element | null | undefined;
  onClose: () => void;
}

/** Keeps a card beside its pin, below it or above it, wherever the map moves; on a phone the style sheet places it. A press on the bare map closes it. */
export function useCardAtPin({ base, pin, onClose }: CardAtPin): RefObject<HTMLElement | null> {
  const card = useRef<HTMLElement>(null);
  const pinNow = useEffectEvent(pin);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = card.current;
    if (!base || !element) return undefined;
    const place = () => {
      const mark = pinNow();
      if (matchMedia(PHONE).matches) element.style.translate = '';
      else if (mark) element.style.translate = placeAt(mark, element, base.getContainer());
    };
    const pressed = ({ originalEvent }: { originalEvent: Event }) => {
      if (originalEvent.target instanceof HTMLCanvasElement) close();
    };
    place();
    const sizes = new ResizeObserver(place);
    sizes.observe(element);
    base.on('move', place);
    base.on('resize', place);
    base.on('click', pressed);
    return () => {
      sizes.disconnect();
      base.off('move', place);
      base.off('resize', place);
      base.off('click', pressed);
    };
  }, [base]);
  return card;
}

function placeAt(mark: Element, card: HTMLElement, map: HTMLElement): string {
  const { left, top, width, height } = map.getBoundingClientRect();
  const label = (mark.querySelector('span') ?? mark).getBoundingClientRect();
  // The label of a pin stands above its place.
  const place = mark.getBoundingClientRect();
  const bottom = Math.max(label.bottom, (place.top + place.bottom) / 2);
  const inside = (at: number, size: number, most: number) =>
    Math.max(GAP, Math.min(at, most - size - GAP));
  const isBelow = bottom - top < height / 2;
  const x = (place.left + place.right) / 2 - left - card.offsetWidth / 2;
  const y = isBelow ? bottom + GAP - top : label.top - GAP - top - card.offsetHeight;
  return `${inside(x, card.offsetWidth, width)}px ${inside(y, card.offsetHeight, height)}px`;
}
