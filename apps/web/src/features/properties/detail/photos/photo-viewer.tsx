import type { PropertyImage } from '@pbr/schemas/property/photos';
import { buttonClass } from '@pbr/ui/button';
import { icon } from '@pbr/ui/icons/icon';
import { CloseIcon } from '@pbr/ui/icons/icons';
import { useLayer } from '@pbr/ui/overlays/layers';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { photoSrcSet } from '../../../../lib/photos/property-photo.ts';
import { PhotoArrow } from '../../photos/photo-arrow.tsx';
import { photoAlt, photoCaption } from '../../photos/photo-words.ts';
import { Thumbnails } from './thumbnails.tsx';
import { useSlides } from './use-slides.ts';
import { isPagePinched, useZoom } from './use-zoom.ts';
import row from './photo-track.module.css';
import classes from './photo-viewer.module.css';

const LENS = 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Zm4.7 11.2L20 20';
const ZoomInIcon = icon(LENS, 'M7.5 10.5h6m-3-3v6');
const ZoomOutIcon = icon(LENS, 'M7.5 10.5h6');

interface PhotoViewerProps {
  propertyName: string;
  images: readonly PropertyImage[];
  start: number;
  onShow: (index: number) => void;
  /** Opens the inquiry once the photos are closed; without it nobody can be asked. */
  onInquire?: (() => void) | undefined;
  onClose: () => void;
}

/**
 * The native dialog traps the focus, closes on Escape and restores the focus. It stays open until `onClose` removes it: once it is
 * gone from the screen, people may open it again at once.
 */
export function PhotoViewer(props: PhotoViewerProps) {
  const { propertyName, images, start, onShow, onClose } = props;
  const { dialog, closing, slides, isPageZoomed } = useViewer(images.length, start);
  const { track, current, show, onKeyDown, listeners } = slides;
  const zoom = useZoom(track, current);
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
      onKeyDown={(event) => {
        zoom.onKeyDown(event);
        if (!event.defaultPrevented) onKeyDown(event);
      }}
    >
      <Bar {...props} current={current} zoom={zoom} closing={closing} />
      <div className={classes.stage}>
        <ul
          className={`${row.track} ${classes.track}`}
          data-zoomed={zoom.isZoomed}
          data-page-zoomed={isPageZoomed}
          ref={track}
          tabIndex={0}
          aria-label="Fotos a pantalla completa, avanza con las flechas"
          {...listeners}
          {...zoom.listeners}
          onPointerDown={(event) => {
            listeners.onPointerDown();
            zoom.listeners.onPointerDown(event);
          }}
        >
          {images.map((photo, index) => (
            <li key={photo.id} className={`${row.slide} ${classes.slide}`}>
              <img
                className={classes.photo}
                src={photo.imageUrl}
                srcSet={photoSrcSet(photo)}
                // The full screen width, or less if the height limits the photo.
                sizes={
                  zoom.isZoomed && index === current
                    ? '1600px'
                    : `min(100vw, ${Math.round((100 * photo.width) / photo.height)}vh)`
                }
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
      {images.length > 1 && <Thumbnails images={images} current={current} onChoose={show} />}
    </dialog>
  );
}

interface BarProps extends PhotoViewerProps {
  current: number;
  zoom: ReturnType<typeof useZoom>;
  closing: RefObject<HTMLButtonElement | null>;
}

/** The number and the subject of the photo, and what can be done. */
function Bar({ images, current, zoom, closing, onInquire, onClose }: BarProps) {
  const image = images[current];
  return (
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
      {onInquire && (
        <button
          type="button"
          className={buttonClass('accent')}
          onClick={() => {
            onClose();
            onInquire();
          }}
        >
          Contactar
        </button>
      )}
      <button
        type="button"
        className={classes.icon}
        aria-label="Acercar"
        aria-pressed={zoom.isZoomed}
        onClick={zoom.toggle}
      >
        {zoom.isZoomed ? <ZoomOutIcon size={24} /> : <ZoomInIcon size={24} />}
      </button>
      <button
        type="button"
        className={classes.icon}
        ref={closing}
        aria-label="Cerrar fotos"
        onClick={onClose}
      >
        <CloseIcon size={26} />
      </button>
    </header>
  );
}

function useViewer(count: number, start: number) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closing = useRef<HTMLButtonElement>(null);
  const slides = useSlides(count, start);
  const { track } = slides;
  const [first] = useState(start);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    closing.current?.focus();
    track.current?.scrollTo({ left: first * track.current.clientWidth, behavior: 'instant' });
    // Closed before its removal from the page: otherwise the browser does not restore the focus.
    return () => element?.close();
  }, [track, first]);

  return { dialog, closing, slides, isPageZoomed: useIsPageZoomed() };
}

/** With the page zoomed in, one finger moves over the page instead of turning to the next photo. */
function useIsPageZoomed(): boolean {
  const [isZoomed, setIsZoomed] = useState(isPagePinched);
  useEffect(() => {
    const { visualViewport } = window;
    const follow = () => setIsZoomed(isPagePinched());
    visualViewport?.addEventListener('resize', follow);
    return () => visualViewport?.removeEventListener('resize', follow);
  }, []);
  return isZoomed;
}
