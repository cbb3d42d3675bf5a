import { Button } from '@pbr/ui/button';
import { useEffect, useId, useRef } from 'react';
import classes from './photos.module.css';

interface PhotosFailedProps {
  words: string;
  isSaving: boolean;
  /** Whether another try can change anything. */
  canRetry: boolean;
  /** The photos that no try will store. */
  lost: number;
  onGiveUp: () => void;
}

/** The listing is stored, but some photos are not. The notice takes the focus to scroll into view. */
export function PhotosFailed({ words, isSaving, canRetry, lost, onGiveUp }: PhotosFailedProps) {
  const notice = useRef<HTMLDivElement>(null);
  const wordsId = useId();
  useEffect(() => {
    notice.current?.focus();
  }, []);

  return (
    <div
      ref={notice}
      role="group"
      aria-labelledby={wordsId}
      tabIndex={-1}
      className={classes.failed}
    >
      <p id={wordsId}>{words}</p>
      {canRetry || isSaving ? (
        <Button type="submit" look="primary" isBusy={isSaving}>
          {isSaving ? 'Subiendo fotos...' : 'Reintentar fotos'}
        </Button>
      ) : (
        <Button type="submit" look="primary" onClick={onGiveUp}>
          {wayOn(lost)}
        </Button>
      )}
    </div>
  );
}

function wayOn(lost: number): string {
  if (lost === 0) return 'Terminar';
  return lost === 1 ? 'Guardar sin esa foto' : 'Guardar sin esas fotos';
}
