import { Button } from '@pbr/ui/button';
import { useEffect, useId, useRef } from 'react';
import classes from './photos.module.css';

interface PhotosFailedProps {
  words: string;
  isSaving: boolean;
}

/** The listing is stored, but some photos are not. The notice takes the focus to scroll into view. */
export function PhotosFailed({ words, isSaving }: PhotosFailedProps) {
  const notice = useRef<HTMLDivElement>(null);
  const wordsId = useId();
  useEffect(() => notice.current?.focus(), []);

  return (
    <div
      ref={notice}
      role="group"
      aria-labelledby={wordsId}
      tabIndex={-1}
      className={classes.failed}
    >
      <p id={wordsId}>{words}</p>
      <Button type="submit" look="primary" isBusy={isSaving}>
        {isSaving ? 'Subiendo fotos...' : 'Reintentar fotos'}
      </Button>
    </div>
  );
}
