import type { PaddingOptions } from 'maplibre-gl';

/** Marks moves that a person makes with buttons; MapLibre marks those by hand. */
export const BY_PERSON = { originalEvent: true };

/** How long a move takes, in milliseconds; none where the person wants no motion. */
export const moveFor = (milliseconds: number) => ({ duration: isCalm() ? 0 : milliseconds });

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The room around a frame, as the style sheet gives it to the drawing. */
export function marginOf({ parentElement }: HTMLElement): PaddingOptions {
  const style = getComputedStyle(parentElement ?? document.body);
  const [top = 0, right = 0, bottom = 0, left = 0] = [
    style.paddingTop,
    style.paddingRight,
    style.paddingBottom,
    style.paddingLeft,
  ].map((length) => Number.parseFloat(length) || 0);
  return { top, right, bottom, left };
}
