import type { PropertyCard } from '@pbr/schemas/property/read';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { photoSrcSet } from '../../../lib/photos/property-photo.ts';
import { trpc } from '../../../lib/trpc.ts';
import { PhotoArrow } from '../photos/photo-arrow.tsx';
import { photoAlt } from '../photos/photo-words.ts';
import classes from './more-photos.module.css';

/** Share of the width that a finger has to travel to turn the page. */
const FAR_ENOUGH = 0.2;
/** The movement that tells a swipe from a scroll. */
const CLEAR_PX = 6;

export interface MorePhotosProps {
  property: PropertyCard;
  sizes: string;
  /** The frame of the card's first photo. */
  frame: string | undefined;
}

/**
 * All photos of a card, over its first one, to leaf through by arrow or finger. Its parent is the card; a finger anywhere on it counts.
 * The URLs are those of the listing's page, which the link loads ahead anyway.
 */
export function Part({ property, sizes, frame }: MorePhotosProps) {
  const { data, isError } = trpc.property.get.useQuery({ id: property.id });
  const images = data?.images ?? property.images;
  const total = data ? images.length : property.imageCount;
  const [current, setCurrent] = useState(0);
  const [drag, setDrag] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const turn = (by: -1 | 1) => setCurrent(Math.min(Math.max(current + by, 0), images.length - 1));
  const turnByFinger = useEffectEvent(turn);

  useEffect(() => {
    const card = root.current?.parentElement;
    if (!card) return undefined;
    return onSwipe(card, {
      move: setDrag,
      end: (share) => {
        setDrag(0);
        if (Math.abs(share) >= FAR_ENOUGH) turnByFinger(share < 0 ? 1 : -1);
      },
    });
  }, []);

  // The card keeps its first photo.
  if (!data && isError) return null;
  return (
    <div className={`${frame} ${classes.photos}`} ref={root}>
      <div
        className={classes.track}
        data-drag={drag !== 0 || undefined}
        style={{ translate: `${(drag - current) * 100}% 0` }}
      >
        {/* The next photo loads before it is asked for, the others wait. */}
        {images.slice(0, current + 2).map((image, index) => (
          <img
            key={image.id}
            src={image.imageUrl}
            srcSet={photoSrcSet(image)}
            sizes={sizes}
            alt={index === current && index > 0 ? photoAlt(image, property.name, index) : ''}
          />
        ))}
      </div>
      <span className="photo-count" aria-hidden="true">
        {current + 1} / {total}
      </span>
      <PhotoArrow to="previous" isAtEnd={current === 0} onClick={() => turn(-1)} />
      <PhotoArrow to="next" isAtEnd={current >= total - 1} onClick={() => turn(1)} />
      <span className="for-readers" aria-live="polite">
        {current > 0 && `Foto ${current + 1} de ${total}`}
      </span>
    </div>
  );
}

interface Swipe {
  /** `share` is the travelled share of the width, negative to the left. */
  move: (share: number) => void;
  end: (share: number) => void;
}

/** Follows one finger, unless it begins to scroll the page. Returns how to stop. */
function onSwipe(card: HTMLElement, { move, end }: Swipe): () => void {
  const ending = new AbortController();
  const listening = { signal: ending.signal, passive: true };
  // Only the numbers: a browser may reuse the touch itself for the next event.
  let start: { x: number; y: number } | undefined;
  let direction: 'sideways' | 'along' | undefined;
  let share = 0;
  card.addEventListener(
    'touchmove',
    ({ touches }) => {
      const [touch] = touches;
      if (!touch || touches.length > 1) return;
      start ??= { x: touch.clientX, y: touch.clientY };
      const dx = touch.clientX - start.x;
      const dy = touch.clientY - start.y;
      if (Math.max(Math.abs(dx), Math.abs(dy)) >= CLEAR_PX)
        direction ??= Math.abs(dx) > Math.abs(dy) ? 'sideways' : 'along';
      if (direction !== 'sideways') return;
      share = dx / card.clientWidth;
      move(share);
    },
    listening,
  );
  for (const name of ['touchend', 'touchcancel'] as const)
    card.addEventListener(
      name,
      () => {
        if (direction === 'sideways') end(name === 'touchend' ? share : 0);
        start = undefined;
        direction = undefined;
        share = 0;
      },
      listening,
    );
  return () => ending.abort();
}
