import type { PropertyImage } from '@pbr/schemas/property/photos';
import { useEffect, useRef } from 'react';
import { photoCaption, thumbnailUrl } from './photo-words.ts';
import classes from './photo-strip.module.css';

interface PhotoStripProps {
  images: readonly PropertyImage[];
  current: number;
  onShow: (index: number) => void;
}

/** Thumbnails of all photos for jumping to one; scrolls to keep the current one in sight. */
export function PhotoStrip({ images, current, onShow }: PhotoStripProps) {
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const shown = strip.current?.children[current];
    if (!strip.current || !(shown instanceof HTMLElement)) return;
    const { clientWidth } = strip.current;
    strip.current.scrollTo({ left: shown.offsetLeft - (clientWidth - shown.offsetWidth) / 2 });
  }, [current]);

  return (
    <ul className={classes.strip} ref={strip}>
      {images.map((image, index) => (
        <li key={image.id}>
          <button
            type="button"
            className={classes.thumbnail}
            aria-label={['Foto', index + 1, photoCaption(image)].filter(Boolean).join(' ')}
            aria-current={index === current}
            onClick={() => onShow(index)}
          >
            <img src={thumbnailUrl(image)} alt="" width={104} height={70} loading="lazy" />
          </button>
        </li>
      ))}
    </ul>
  );
}
