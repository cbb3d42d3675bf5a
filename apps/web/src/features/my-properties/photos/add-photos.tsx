import { MAX_PROPERTY_PHOTOS } from '@pbr/schemas/property/photo-limits';
import { Button } from '@pbr/ui/button';
import { type ChangeEvent, type RefObject, useRef } from 'react';
import { PHOTO_TYPES } from '../../../lib/photos/photo-file.ts';
import classes from './photos.module.css';

interface AddPhotosProps {
  choose: RefObject<HTMLButtonElement | null>;
  /** The photos of the listing so far. */
  count: number;
  isSaving: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** The buttons that add photos from files and from the camera. */
export function AddPhotos({ choose, count, isSaving, onFiles }: AddPhotosProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);

  function onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])];
    // Allows choosing the same file again after it was removed.
    currentTarget.value = '';
    onFiles(files);
  }

  return (
    <div className={classes.adding}>
      <Button ref={choose} isBusy={isSaving} onClick={() => chooser.current?.click()}>
        Agregar fotos
      </Button>
      <span className={classes.camera}>
        <Button isBusy={isSaving} onClick={() => camera.current?.click()}>
          Tomar foto
        </Button>
      </span>
      {count > 0 && (
        <span className={classes.count}>
          {count} de {MAX_PROPERTY_PHOTOS}
        </span>
      )}
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
    </div>
  );
}
