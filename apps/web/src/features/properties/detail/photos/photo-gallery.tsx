import type { PropertyImage } from '@pbr/schemas/property/photos';
import { PhotosIcon } from '@pbr/ui/listing-icons';
import { type KeyboardEvent, useState } from 'react';
import { photoSrcSet, placeholderUrl } from '../../../../lib/photos/property-photo.ts';
import { PhotoArrow } from './photo-arrow.tsx';
import { PhotoStrip } from './photo-strip.tsx';
import { phoneSrcSet, photoAlt } from './photo-words.ts';
import { PRINTED_PHOTOS } from '../sharing/print-sheet.ts';
import { usePhotoViewer } from './use-photo-viewer.tsx';
import { useSlides } from './use-slides.ts';
import row from './photo-track.module.css';
import classes from './photo-gallery.module.css';

interface PhotoGalleryProps {
  propertyName: string;
  images: readonly PropertyImage[];
}

export function PhotoGallery({ propertyName, images }: PhotoGalleryProps) {
  if (images.length === 0) return <NoPhotos />;
  return <Photos propertyName={propertyName} images={images} />;
}

function NoPhotos() {
  return (
    <div className={`${classes.gallery} ${classes.none}`}>
      <img src={placeholderUrl('fachada')} alt="" width={800} height={600} />
      <p>Sin imágenes disponibles</p>
    </div>
  );
}

function Photos({ propertyName, images }: PhotoGalleryProps) {
  const { track, current, show, onKeyDown, listeners } = useSlides(images.length);
  const [isTouched, setIsTouched] = useState(false);
  const viewer = usePhotoViewer({
    propertyName,
    images,
    start: current,
    onShow: (index) => show(index, 'instant'),
  });

  function openOrMove(event: KeyboardEvent) {
    if (event.key === 'Enter') viewer.open();
    else onKeyDown(event);
  }

  /** Pointer or focus on the gallery loads the next photo and the viewer ahead of time. */
  function prepare() {
    setIsTouched(true);
    viewer.preload();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the handlers only preload what the buttons inside need
    <section
      aria-roledescription="carrusel"
      aria-label={`Fotos de ${propertyName}`}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <div className={classes.gallery} {...{ [PRINTED_PHOTOS]: true }}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- scrolling by keyboard needs the focus here */}
        <ul
          className={`${row.track} ${classes.track}`}
          ref={track}
          tabIndex={0}
          aria-label="Fotos, avanza con las flechas"
          {...listeners}
          onKeyDown={openOrMove}
          onClick={viewer.open}
        >
          {images.map((image, index) => (
            <Slide
              key={image.id}
              image={image}
              alt={photoAlt(image, propertyName, index)}
              total={images.length}
              isFirst={index === 0}
              isNear={isTouched && Math.abs(index - current) <= 1}
            />
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
        <button type="button" className={classes.all} aria-haspopup="dialog" onClick={viewer.open}>
          <PhotosIcon size={18} />
          {images.length === 1 ? 'Ver la foto' : `Ver las ${images.length} fotos`}
        </button>
        <p className={classes.counter}>
          <span aria-hidden="true">
            {current + 1} / {images.length}
          </span>
          <span className="for-readers" aria-live="polite">
            Foto {current + 1} de {images.length}
          </span>
        </p>
      </div>
      {images.length > 1 && <PhotoStrip images={images} current={current} onShow={show} />}
      {viewer.dialog}
    </section>
  );
}

const SIZES = '(min-width: 75em) 800px, (min-width: 62em) calc(100vw - 27rem), 100vw';
/** Phones and tablets. */
const PHONE = '(max-width: 61.99em)';

interface SlideProps {
  image: PropertyImage;
  alt: string;
  total: number;
  isFirst: boolean;
  isNear: boolean;
}

function Slide({ image, alt, total, isFirst, isNear }: SlideProps) {
  const { placeholder, width, height } = image;
  return (
    <li
      className={`${row.slide} ${classes.slide}`}
      data-total={total}
      data-portrait={height > width || undefined}
      style={placeholder === null ? undefined : { backgroundImage: `url(${placeholder})` }}
    >
      <picture>
        <source media={PHONE} srcSet={phoneSrcSet(image)} sizes="100vw" />
        <img
          className={classes.photo}
          src={image.imageUrl}
          srcSet={photoSrcSet(image)}
          sizes={SIZES}
          width={width}
          height={height}
          alt={alt}
          decoding="async"
          loading={isFirst || isNear ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          draggable={false}
        />
      </picture>
    </li>
  );
}
