import { FileButton } from '@pbr/ui/file-button';
import type { RefObject } from 'react';
import { PHOTO_TYPES } from '../../../lib/photos/photo-file.ts';
import classes from './photos.module.css';

interface AddPhotosProps {
  choose: RefObject<HTMLButtonElement | null>;
  isSaving: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** The buttons that add photos from files and from the camera. */
export function AddPhotos({ choose, isSaving, onFiles }: AddPhotosProps) {
  return (
    <div className={classes.adding}>
      <FileButton
        ref={choose}
        isBusy={isSaving}
        fieldLabel="Archivos de las fotos"
        accept={PHOTO_TYPES}
        multiple
        onFiles={onFiles}
      >
        Agregar fotos
      </FileButton>
      <span className={classes.camera}>
        <FileButton
          isBusy={isSaving}
          fieldLabel="Cámara"
          accept="image/*"
          capture="environment"
          onFiles={onFiles}
        >
          Tomar foto
        </FileButton>
      </span>
    </div>
  );
}
