import type { PropertyImage } from '@pbr/schemas/property/photos';
import type { PropertyDetail } from '@pbr/schemas/property/read';
import { PhotosIcon } from '@pbr/ui/icons/listing-icons';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { photoSrcSet } from '../../../../lib/photos/property-photo.ts';
import { NoPhotos } from '../../photos/no-photos.tsx';
import { phoneSrcSet, photoAlt } from '../../photos/photo-words.ts';
import { PRINTED_PHOTOS } from '../sharing/print-sheet.ts';
import { useSlides } from './use-slides.ts';
import { useLazyDialog } from '../../../../lib/dialogs/use-lazy-dialog.ts';
import { download } from '../../../../lib/page/downloads.ts';
import row from './photo-track.module.css';
import classes from './photo-gallery.module.css';

/** The number of photos in the mosaic. */
const MOSAIC = 5;

interface PhotoGalleryProps {
  property: Pick<PropertyDetail, 'name' | 'images' | 'propertyType'>;
  /** Opens the inquiry, or one for photos where there are none; without it nobody can be asked. */
  onInquire?: ((forPhotos: boolean) => void) | undefined;
}

/** A mosaic on large screens, and a row to swipe on small ones. A photo opens the viewer. */
export function PhotoGallery({ property, onInquire }: PhotoGalleryProps) {
  if (property.images.length > 0)
    return (
      <Photos
        propertyName={property.name}
        images={property.images}
        onInquire={onInquire && (() => onInquire(false))}
      />
    );
  return (
    <div className={`${classes.gallery} ${classes.none}`}>
      <NoPhotos property={property} onAsk={onInquire && (() => onInquire(true))} />
    </div>
  );
}

interface PhotosProps {
  propertyName: string;
  images: readonly PropertyImage[];
  onInquire: (() => void) | undefined;
}

function Photos({ propertyName, images, onInquire }: PhotosProps) {
  const { track, current, show, onKeyDown, listeners } = useSlides(images.length);
  const [isTouched, setIsTouched] = useState(false);
  const total = images.length;
  const label = total === 1 ? 'Ver la foto' : `Ver las ${total} fotos`;
  const viewer = usePhotoViewer({
    propertyName,
    images,
    start: current,
    onInquire,
    onShow: (index) => show(index, 'instant'),
  });

  function openClicked({ target }: MouseEvent<HTMLElement>) {
    const slide = (target as HTMLElement).closest('li');
    if (slide) show([...(track.current?.children ?? [])].indexOf(slide), 'instant');
    viewer.open();
  }

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
      className={classes.gallery}
      data-count={Math.min(total, MOSAIC)}
      aria-roledescription="carrusel"
      aria-label={`Fotos de ${propertyName}`}
      onPointerEnter={prepare}
      onFocus={prepare}
      {...{ [PRINTED_PHOTOS]: true }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- choosing a photo by keyboard needs the focus here */}
      <ul
        className={`${row.track} ${classes.track}`}
        ref={track}
        tabIndex={0}
        aria-label="Fotos, avanza con las flechas"
        {...listeners}
        onKeyDown={openOrMove}
        onClick={openClicked}
      >
        {images.map((image, index) => (
          <Slide
            key={image.id}
            image={image}
            alt={photoAlt(image, propertyName, index)}
            total={total}
            index={index}
            current={current}
            isNear={isTouched && Math.abs(index - current) <= 1}
          />
        ))}
      </ul>
      <button type="button" className={classes.all} aria-haspopup="dialog" onClick={viewer.open}>
        <PhotosIcon size={18} />
        <span className={classes.words}>{label}</span>
        <span className={classes.counter}>
          {current + 1} / {total}
        </span>
      </button>
      <span className="for-readers" aria-live="polite">
        Foto {current + 1} de {total}
      </span>
      {viewer.dialog}
    </section>
  );
}

/** Phones and tablets. */
const PHONE = '(max-width: 61.99em)';
/** The page grows with the window up to 93.5rem, its margins included. */
const HALF = '(min-width: 75em) clamp(35rem, 40vw - 3.25rem, 44.75rem), 50vw';
const QUARTER = '(min-width: 75em) clamp(17.5rem, 20vw - 1.75rem, 22.25rem), 25vw';

/** The width of a photo in the mosaic. */
function sizesOf(index: number, total: number): string {
  if (total === 1) return '(min-width: 75em) 800px, 66vw';
  return index === 0 || total < MOSAIC ? HALF : QUARTER;
}

interface SlideProps {
  image: PropertyImage;
  alt: string;
  total: number;
  index: number;
  current: number;
  isNear: boolean;
}

function Slide({ image, alt, total, index, current, isNear }: SlideProps) {
  const { placeholder, width, height } = image;
  const isFirst = index === 0;
  return (
    <li
      className={`${row.slide} ${classes.slide}`}
      data-total={total}
      data-current={index === current || undefined}
      data-portrait={height > width || undefined}
      style={placeholder === null ? undefined : { backgroundImage: `url(${placeholder})` }}
    >
      <picture>
        <source media={PHONE} srcSet={phoneSrcSet(image)} sizes="100vw" />
        <img
          className={classes.photo}
          src={image.imageUrl}
          srcSet={photoSrcSet(image)}
          sizes={sizesOf(index, total)}
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

const load = () => import('./photo-viewer.tsx');

interface PhotoViewerOptions extends PhotosProps {
  /** The index of the first photo shown. */
  start: number;
  onShow: (index: number) => void;
}

/** The full-screen photo viewer; its code loads when it is first opened. */
function usePhotoViewer(options: PhotoViewerOptions) {
  const { module, opened, open, close } = useLazyDialog({
    load,
    failure: 'No se pudieron abrir las fotos. Intenta de nuevo.',
  });
  return {
    open: () => open(),
    /** Ignores failures: opening the viewer reports them. */
    preload: () => void download(load).catch(() => {}),
    dialog: opened && module && <module.PhotoViewer {...options} onClose={close} />,
  };
}
