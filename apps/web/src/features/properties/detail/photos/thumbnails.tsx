import type { PropertyImage } from '@pbr/schemas/property/photos';
import { useEffect, useRef } from 'react';
import { photoCaption } from '../../photos/photo-words.ts';
import classes from './photo-viewer.module.css';

interface ThumbnailsProps {
  images: readonly PropertyImage[];
  current: number;
  onChoose: (index: number) => void;
}

/** All photos in one row that keeps the shown one in view. */
export function Thumbnails({ images, current, onChoose }: ThumbnailsProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = row.current?.children[current];
    if (!(chosen instanceof HTMLElement) || !row.current) return;
    const middle = chosen.offsetLeft + chosen.offsetWidth / 2;
    row.current.scrollTo({ left: middle - row.current.clientWidth / 2 });
  }, [current]);
  return (
    <div className={classes.thumbnails} ref={row} role="group" aria-label="Todas las fotos">
      {images.map((image, index) => (
        <button
          key={image.id}
          type="button"
          aria-label={[`Foto ${index + 1}`, photoCaption(image)].filter(Boolean).join(', ')}
          aria-current={index === current || undefined}
          onClick={() => onChoose(index)}
        >
          <img
            src={`${image.baseUrl}/320.webp`}
            width={72}
            height={54}
            alt=""
            loading="lazy"
            decoding="async"
          />
        </button>
      ))}
    </div>
  );
}
