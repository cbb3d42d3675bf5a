import type { PropertyImage } from '@pbr/schemas/property/photos';
import { CloseIcon } from '@pbr/ui/icons/icons';
import { useLayer } from '@pbr/ui/overlays/layers';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { photoSrcSet } from '../../../../lib/photos/property-photo.ts';
import { PhotoArrow } from '../../photos/photo-arrow.tsx';
import { photoAlt, photoCaption } from '../../photos/photo-words.ts';
import { useSlides } from './use-slides.ts';
import row from './photo-track.module.css';
import classes from './photo-viewer.module.css';

interface PhotoViewerProps {
  propertyName: string;
  images: readonly PropertyImage[];
  start: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

/**
 * The native dialog traps the focus, closes on Escape and restores the focus. It stays open until `onClose` removes it: once it is
 * gone from the screen, people may open it again at once.
 */
export function PhotoViewer({ propertyName, images, start, onShow, onClose }: PhotoViewerProps) {
  const { dialog, slides, isZoomed } = useViewer(images.length, start);
  const { track, current, show, onKeyDown, listeners } = slides;
  const image = images[current];
  useLayer(true, onClose);

  const tellShown = useRef(onShow);
  useEffect(() => {
    tellShown.current = onShow;
  });
  useEffect(() => {
    tellShown.current(current);
  }, [current]);

  return (
    <dialog
      ref={dialog}
      className={classes.viewer}
      aria-label={`Fotos de ${propertyName}`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Browsers may close a dialog without a `cancel` event. `close` fires late, when it may be open again.
      onClose={() => dialog.current?.open || onClose()}
      onKeyDown={onKeyDown}
    >
      <header className={classes.bar}>
        <p className={classes.words}>
          <span aria-hidden="true">
            {current + 1} / {images.length}
          </span>
          <span aria-hidden="true">{image && photoCaption(image)}</span>
          <span className="for-readers" aria-live="polite">
            Foto {current + 1} de {images.length}
            {image && photoCaption(image) !== null && `, ${photoCaption(image)}`}
          </span>
        </p>
        <button type="button" className={classes.close} aria-label="Cerrar fotos" onClick={onClose}>
          <CloseIcon size={26} />
        </button>
      </header>
      <div className={classes.stage}>
        <ul
          className={`${row.track} ${classes.track}`}
          data-zoomed={isZoomed}
          ref={track}
          tabIndex={0}
          aria-label="Fotos a pantalla completa, avanza con las flechas"
          {...listeners}
        >
          {images.map((photo, index) => (
            <li key={photo.id} className={`${row.slide} ${classes.slide}`}>
              <img
                className={classes.photo}
                src={photo.imageUrl}
                srcSet={photoSrcSet(photo)}
                // The full screen width, or less if the height limits the photo.
                sizes={`min(100vw, ${Math.round((100 * photo.width) / photo.height)}vh)`}
                width={photo.width}
                height={photo.height}
                alt={photoAlt(photo, propertyName, index)}
                loading={Math.abs(index - current) <= 1 ? 'eager' : 'lazy'}
                decoding="async"
                draggable={false}
              />
            </li>
          ))}
        </ul>
        {images.length > 1 && (
          <>
            <PhotoArrow to="previous" isAtEnd={current === 0} onClick={() => show(current - 1)} />
            <PhotoArrow
              to="next"
              isAtEnd={current === images.length - 1}
              onClick={() => show(current + 1)}
            />
          </>
        )}
      </div>
    </dialog>
  );
}

function useViewer(count: number, start: number) {
  const dialog = useRef<HTMLDialogElement>(null);
  const slides = useSlides(count, start);
  const { track } = slides;
  const [first] = useState(start);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    track.current?.scrollTo({ left: first * track.current.clientWidth, behavior: 'instant' });
    // Closed before its removal from the page: otherwise the browser does not restore the focus.
    return () => element?.close();
  }, [track, first]);

  return { dialog, slides, isZoomed: useIsZoomed() };
}

/** With the page zoomed in, one finger pans within the photo instead of turning to the next. */
function useIsZoomed(): boolean {
  const [isZoomed, setIsZoomed] = useState(false);
  useEffect(() => {
    const { visualViewport } = window;
    const follow = () => setIsZoomed((visualViewport?.scale ?? 1) > 1.01);
    visualViewport?.addEventListener('resize', follow);
    return () => visualViewport?.removeEventListener('resize', follow);
  }, []);
  return isZoomed;
}
