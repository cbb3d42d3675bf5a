import { FileButton } from '@pbr/ui/file-button';
import { icon } from '@pbr/ui/icons/icon';
import { PhotosIcon } from '@pbr/ui/icons/listing-icons';
import type { RefObject } from 'react';
import { PHOTO_TYPES } from '../../../lib/photos/photo-file.ts';
import classes from './photos.module.css';

const CameraIcon = icon(
  'M3.5 8.5h4l1.5-3h6l1.5 3h4v11h-17v-11Z',
  'M8.5 13.5a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0Z',
);

interface AddPhotosProps {
  choose: RefObject<HTMLButtonElement | null>;
  isSaving: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Adds photos from files and from the camera: the last tile of the photos. */
export function AddPhotos({ choose, isSaving, onFiles }: AddPhotosProps) {
  return (
    <li className={classes.add}>
      <FileButton
        ref={choose}
        isBusy={isSaving}
        fieldLabel="Archivos de las fotos"
        accept={PHOTO_TYPES}
        multiple
        onFiles={onFiles}
      >
        <PhotosIcon size={28} />
        <span>Agregar fotos</span>
      </FileButton>
      <span className={classes.camera}>
        <FileButton
          isBusy={isSaving}
          fieldLabel="Cámara"
          accept="image/*"
          capture="environment"
          onFiles={onFiles}
        >
          <CameraIcon size={28} />
          <span>Tomar foto</span>
        </FileButton>
      </span>
    </li>
  );
}
