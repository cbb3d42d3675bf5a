import type { Profile } from '@pbr/schemas/account/profile';
import { Button } from '@pbr/ui/button';
import { type ChangeEvent, useId, useRef } from 'react';
import { PHOTO_FORMATS, PHOTO_TYPES } from '../../../lib/photos/photo-file.ts';
import { Portrait } from './portrait.tsx';
import { useFileDrop } from '../../../lib/photos/use-file-drop.ts';
import { usePhotoUpload } from './use-photo-upload.ts';
import { useRemovePhoto } from './use-remove-photo.tsx';
import classes from './photo.module.css';

/** Sends a photo as soon as it is chosen, dropped or taken. */
export function PhotoField({ profile }: { profile: Profile }) {
  const { send, cancel, failure, forgetFailure, progress, preview } = usePhotoUpload();
  const { isOver, dropProps } = useFileDrop(([file]) => file && send(file));
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
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

  function onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    // Allows choosing the same file again after it was refused.
    currentTarget.value = '';
    if (file) send(file);
  }

  return (
    <div className={classes.field} data-over={isOver || undefined} {...dropProps}>
      <Portrait profile={profile} preview={preview} />
      <div className={classes.side}>
        <div className={classes.actions}>
          <Button
            ref={choose}
            look="primary"
            isBusy={isSending}
            onClick={() => chooser.current?.click()}
            aria-describedby={describedBy}
          >
            {hasPhoto ? 'Cambiar foto' : 'Elegir foto'}
          </Button>
          <span className={classes.camera}>
            <Button isBusy={isSending} onClick={() => camera.current?.click()}>
              Tomar foto
            </Button>
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
      <input
        ref={chooser}
        type="file"
        accept={PHOTO_TYPES}
        hidden
        aria-label="Archivo de la foto"
        onChange={onChange}
      />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="user"
        hidden
        aria-label="Cámara"
        onChange={onChange}
      />
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
      <progress aria-labelledby={id} value={isSending ? share : undefined} max={1} />
      <Button onClick={onCancel}>Cancelar</Button>
    </div>
  );
}
