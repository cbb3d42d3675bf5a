import { Button } from '@pbr/ui/button';
import { useId } from 'react';
import classes from './photo.module.css';

interface UploadProgressProps {
  /** From 0 to 1. */
  share: number;
  onCancel: () => void;
}

export function UploadProgress({ share, onCancel }: UploadProgressProps) {
  const id = useId();
  // All has left; the server still reads and cuts it.
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
