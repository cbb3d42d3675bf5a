import type { Map as BaseMap } from 'maplibre-gl';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { besidePin, type Side } from './beside-pin.ts';
import { PHONE } from './use-frame-on-screen.ts';

interface CardAtPin {
  base: BaseMap | undefined;
  /** The mark that opened the card; it may have gone with a former frame. */
  pin: () => Element | null | undefined;
  onClose: () => void;
}

/** Keeps a card beside its pin, wherever the map moves; on a phone the style sheet places it. A press on the bare map closes it. */
export function useCardAtPin({ base, pin, onClose }: CardAtPin): RefObject<HTMLElement | null> {
  const card = useRef<HTMLElement>(null);
  const pinNow = useEffectEvent(pin);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = card.current;
    if (!base || !element) return undefined;
    let side: Side | undefined;
    const place = () => {
      const mark = pinNow();
      if (matchMedia(PHONE).matches) {
        element.style.translate = '';
      } else if (mark) {
        const placed = placeAt(mark, element, base.getContainer(), side);
        ({ side } = placed);
        element.style.translate = `${placed.left}px ${placed.top}px`;
      }
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

function placeAt(mark: Element, card: HTMLElement, map: HTMLElement, former: Side | undefined) {
  const { left, top, width, height } = map.getBoundingClientRect();
  const boxOf = (element: Element) => {
    const box = element.getBoundingClientRect();
    return {
      left: box.left - left,
      top: box.top - top,
      right: box.right - left,
      bottom: box.bottom - top,
    };
  };
  // The label of a pin stands above its place, or has moved away from it.
  const label = boxOf(labelOf(mark));
  const place = boxOf(mark);
  const others = former ? [] : (mark.parentElement?.querySelectorAll('[data-written]') ?? []);
  return besidePin({
    pin: { ...label, bottom: Math.max(label.bottom, (place.top + place.bottom) / 2) },
    card: { width: card.offsetWidth, height: card.offsetHeight },
    map: { width, height },
    labels: [...others].filter((other) => other !== mark).map((other) => boxOf(labelOf(other))),
    former,
  });
}

const labelOf = (mark: Element) => mark.querySelector('span') ?? mark;
