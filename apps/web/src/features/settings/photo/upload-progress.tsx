import { Button } from '@pbr/ui/button';
import { useId } from 'react';
import classes from './photo.module.css';

interface UploadProgressProps {
  /** The sent share, from 0 to 1. */
  share: number;
  onCancel: () => void;
}

export function UploadProgress({ share, onCancel }: UploadProgressProps) {
  const id = useId();
  // The upload is complete; the server is still reading and resizing the photo.
  const isSent = share >= 1;
  return (
    <div className={classes.progress}>
      <p id={id} role="status">
        {isSent ? 'Preparando tu foto...' : 'Subiendo tu foto...'}
      </p>
      <progress aria-labelledby={id} value={isSent ? undefined : share} max={1} />
      <Button onClick={onCancel}>Cancelar</Button>
    </div>
  );
}
