import { MAX_PROPERTY_PHOTOS } from '@pbr/schemas/property/photo-limits';
import { Button } from '@pbr/ui/button';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { PHOTO_TYPES } from '../../../lib/photos/photo-file.ts';
import { useFileDrop } from '../../../lib/photos/use-file-drop.ts';
import { keptPhotos, type PhotoAction } from './photo-items.ts';
import { PhotosFailed } from './photos-failed.tsx';
import { PhotoTile } from './photo-tile.tsx';
import type { PhotoBoardState } from './use-photo-board.ts';
import classes from './photos.module.css';

interface PhotosSectionProps {
  photos: PhotoBoardState;
  isSaving: boolean;
  /** Why the last save did not store all photos. */
  failure: { words: string; attempt: number } | undefined;
}

/** The photos of a listing in order; changes take effect with the save. */
export function PhotosSection({ photos, isSaving, failure }: PhotosSectionProps) {
  const titleId = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  /** Announces moves to screen readers. */
  const [said, setSaid] = useState('');
  const { isOver, dropProps } = useFileDrop((files) => !isSaving && photos.add(files));
  const kept = keptPhotos(photos.board);

  function change(action: PhotoAction) {
    if (isSaving) return;
    photos.change(action);
    if (action.do === 'remove' && action.key.startsWith('new-')) choose.current?.focus();
    if (action.do === 'move')
      setSaid(`La foto está en el lugar ${action.to + 1} de ${photos.board.photos.length}.`);
    if (action.do === 'makePrimary') setSaid('Es la foto principal.');
  }

  function onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])];
    // Allows choosing the same file again after it was removed.
    currentTarget.value = '';
    photos.add(files);
  }

  return (
    <section
      aria-labelledby={titleId}
      className={classes.section}
      data-over={isOver || undefined}
      {...dropProps}
    >
      <h3 id={titleId} className={classes.title}>
        Fotos
      </h3>
      <p className={classes.hint}>
        Hasta {MAX_PROPERTY_PHOTOS} fotos JPEG, PNG, WebP o AVIF de 10 MB cada una. La principal es
        la que se ve en las listas.
        <span className={classes.dropHint}> También puedes arrastrarlas aquí.</span>
      </p>
      {failure && <PhotosFailed key={failure.attempt} words={failure.words} isSaving={isSaving} />}
      {photos.board.photos.length > 0 && (
        <ol className={classes.tiles}>
          {photos.board.photos.map((photo, index) => (
            <PhotoTile
              key={photo.key}
              photo={photo}
              place={index + 1}
              count={photos.board.photos.length}
              isPrimary={photo.key === photos.board.primary}
              isSaving={isSaving}
              onChange={change}
            />
          ))}
        </ol>
      )}
      <div className={classes.adding}>
        <Button ref={choose} isBusy={isSaving} onClick={() => chooser.current?.click()}>
          Agregar fotos
        </Button>
        <span className={classes.camera}>
          <Button isBusy={isSaving} onClick={() => camera.current?.click()}>
            Tomar foto
          </Button>
        </span>
        {kept.length > 0 && (
          <span className={classes.count}>
            {kept.length} de {MAX_PROPERTY_PHOTOS}
          </span>
        )}
      </div>
      {photos.refused.length > 0 && (
        <div role="alert">
          <ul className={classes.refused}>
            {photos.refused.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </div>
      )}
      <p role="status" className="for-readers">
        {said}
      </p>
      <input
        ref={chooser}
        type="file"
        multiple
        accept={PHOTO_TYPES}
        hidden
        aria-label="Archivos de las fotos"
        onChange={onChange}
      />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label="Cámara"
        onChange={onChange}
      />
    </section>
  );
}
