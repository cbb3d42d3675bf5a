import type { Profile } from '@pbr/schemas/account/profile';
import { Button } from '@pbr/ui/button';
import { FileButton } from '@pbr/ui/file-button';
import { useId, useRef } from 'react';
import { PHOTO_FORMATS, PHOTO_TYPES } from '../../../lib/photos/photo-file.ts';
import { OwnPortrait } from './own-portrait.tsx';
import { useFileDrop } from '../../../lib/photos/use-file-drop.ts';
import { usePhotoUpload } from './use-photo-upload.ts';
import { useRemovePhoto } from './use-remove-photo.tsx';
import classes from './photo.module.css';

/** Sends a photo as soon as it is chosen, dropped or taken. */
export function PhotoField({ profile }: { profile: Profile }) {
  const { send, cancel, failure, forgetFailure, progress, preview } = usePhotoUpload();
  const sendFirst = ([file]: readonly File[]) => file && send(file);
  const { isOver, dropProps } = useFileDrop(sendFirst);
  const choose = useRef<HTMLButtonElement>(null);
  // Takes the focus when a pressed button disappears.
  const backToChoosing = () => choose.current?.focus();
  const removal = useRemovePhoto(profile, () => {
    forgetFailure();
    backToChoosing();
  });
  const [hintId, failureId] = [useId(), useId()];
  const isSending = progress !== undefined;
  const describedBy = failure ? `${failureId} ${hintId}` : hintId;
  const hasPhoto = profile.profileImageUrl !== null;

  function again(file: File) {
    backToChoosing();
    send(file);
  }

  function stop() {
    backToChoosing();
    cancel();
  }

  return (
    <div className={classes.field} data-over={isOver || undefined} {...dropProps}>
      <OwnPortrait profile={profile} preview={preview} />
      <div className={classes.side}>
        <div className={classes.actions}>
          <FileButton
            ref={choose}
            look="primary"
            isBusy={isSending}
            fieldLabel="Archivo de la foto"
            accept={PHOTO_TYPES}
            onFiles={sendFirst}
            aria-describedby={describedBy}
          >
            {hasPhoto ? 'Cambiar foto' : 'Elegir foto'}
          </FileButton>
          <span className={classes.camera}>
            <FileButton
              isBusy={isSending}
              fieldLabel="Cámara"
              accept="image/*"
              capture="user"
              onFiles={sendFirst}
            >
              Tomar foto
            </FileButton>
          </span>
          {hasPhoto && !isSending && <Button onClick={removal.ask}>Quitar foto</Button>}
        </div>
        <p id={hintId} className={classes.hint}>
          {PHOTO_FORMATS}. Se recorta en cuadrado.
          <span className={classes.dropHint}> También puedes arrastrarla aquí.</span>
        </p>
        {isSending && <UploadProgress share={progress} onCancel={stop} />}
        {failure && (
          <div className={classes.failure}>
            <p id={failureId} role="alert">
              {failure.message}
            </p>
            {failure.retry && <Retry file={failure.retry} onRetry={again} />}
          </div>
        )}
      </div>
      {removal.dialog}
    </div>
  );
}

function Retry({ file, onRetry }: { file: File; onRetry: (file: File) => void }) {
  return <Button onClick={() => onRetry(file)}>Reintentar</Button>;
}

interface UploadProgressProps {
  /** The sent share, from 0 to 1; `null` before. */
  share: number | null;
  onCancel: () => void;
}

function UploadProgress({ share, onCancel }: UploadProgressProps) {
  const id = useId();
  // Before the upload the browser prepares the photo, afterwards the server does.
  const isSending = share !== null && share < 1;
  return (
    <div className={classes.progress}>
      <p id={id} role="status">
        {isSending ? 'Subiendo tu foto...' : 'Preparando tu foto...'}
      </p>
      <progress
        className={classes.bar}
        aria-labelledby={id}
        value={isSending ? share : undefined}
        max={1}
      />
      <Button onClick={onCancel}>Cancelar</Button>
    </div>
  );
}
