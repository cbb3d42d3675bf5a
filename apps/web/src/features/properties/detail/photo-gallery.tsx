import type { PropertyImage } from '@pbr/schemas/property';
import { imageCategoryLabels, labelOf } from '@pbr/schemas/property-values';
import { ChevronLeftIcon, ChevronRightIcon } from '@pbr/ui/icons';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { photoSrcSet } from '../card/photo.ts';
import classes from './photo-gallery.module.css';

interface PhotoGalleryProps {
  propertyName: string;
  images: readonly PropertyImage[];
}

export function PhotoGallery({ propertyName, images }: PhotoGalleryProps) {
  const { track, current, show, onScroll, onKeyDown } = useSlides(images.length);

  if (images.length === 0) {
    return (
      <div className={`${classes.gallery} ${classes.none}`}>
        <p>Sin imágenes disponibles</p>
      </div>
    );
  }
  return (
    <section
      className={classes.gallery}
      aria-roledescription="carrusel"
      aria-label={`Fotos de ${propertyName}`}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what scrolls must take the focus, and arrows then go photo by photo */}
      <ul
        className={classes.track}
        ref={track}
        tabIndex={0}
        aria-label="Fotos, avanza con las flechas"
        onScroll={onScroll}
        onKeyDown={onKeyDown}
      >
        {images.map((image, index) => (
          <li
            key={image.id}
            className={classes.slide}
            data-total={images.length}
            style={
              image.placeholder === null
                ? undefined
                : { backgroundImage: `url(${image.placeholder})` }
            }
          >
            <Photo image={image} alt={photoAlt(image, propertyName, index)} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <>
          <Arrow to="previous" isAtEnd={current === 0} onClick={() => show(current - 1)} />
          <Arrow
            to="next"
            isAtEnd={current === images.length - 1}
            onClick={() => show(current + 1)}
          />
        </>
      )}
      <p className={classes.counter}>
        <span aria-hidden="true">
          {current + 1} / {images.length}
        </span>
        <span className={classes.forReaders} aria-live="polite">
          Foto {current + 1} de {images.length}
        </span>
      </p>
    </section>
  );
}

/** Which slide is shown: the browser scrolls and snaps, and the number follows once it rests. */
function useSlides(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [current, setCurrent] = useState(0);
  useEffect(() => () => clearTimeout(rest.current), []);

  function show(index: number) {
    const target = Math.min(Math.max(index, 0), count - 1);
    setCurrent(target);
    track.current?.scrollTo({ left: target * track.current.clientWidth });
  }

  function onScroll() {
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
      if (clientWidth > 0) setCurrent(Math.round(scrollLeft / clientWidth));
    }, 100);
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

  return { track, current, show, onScroll, onKeyDown };
}

interface ArrowProps {
  to: 'previous' | 'next';
  isAtEnd: boolean;
  onClick: () => void;
}

/** It stays focusable at the end, or the keyboard would lose its place. */
function Arrow({ to, isAtEnd, onClick }: ArrowProps) {
  return (
    <button
      type="button"
      className={`${classes.arrow} ${classes[to]}`}
      aria-label={to === 'next' ? 'Foto siguiente' : 'Foto anterior'}
      aria-disabled={isAtEnd}
      onClick={onClick}
    >
      {to === 'next' ? <ChevronRightIcon /> : <ChevronLeftIcon />}
    </button>
  );
}

const SIZES = '(min-width: 75em) 780px, (min-width: 62em) 62vw, 100vw';

function Photo({ image, alt, isFirst }: { image: PropertyImage; alt: string; isFirst: boolean }) {
  return (
    <img
      className={classes.photo}
      src={image.imageUrl}
      srcSet={photoSrcSet(image)}
      sizes={SIZES}
      width={image.width}
      height={image.height}
      alt={alt}
      decoding="async"
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      draggable={false}
    />
  );
}

function photoAlt(image: PropertyImage, propertyName: string, index: number): string {
  const label =
    image.category === 'otros' ? `Foto ${index + 1}` : labelOf(imageCategoryLabels, image.category);
  return `${label} de ${propertyName}`;
}
