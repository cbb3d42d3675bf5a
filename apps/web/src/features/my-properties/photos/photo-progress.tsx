import type { NewPhoto } from './photo-items.ts';
import classes from './photo-tile.module.css';

/** How far a new photo is, over its picture. */
export function PhotoProgress({ photo, position }: { photo: NewPhoto; position: number }) {
  const { state, progress } = photo;
  if (state !== 'preparing' && state !== 'sending') return null;
  // Once all is sent, the server is still reading and resizing the photo.
  const share = state === 'sending' && progress < 1 ? progress : undefined;
  const words = state === 'preparing' ? 'Preparando' : 'Subiendo';
  return (
    <div className={classes.progress}>
      <span aria-hidden="true">{words}...</span>
      <progress aria-label={`${words} la foto ${position}`} value={share} max={1} />
    </div>
  );
}

/** The failure of a new photo, or the change that was made to it. */
export function PhotoNote({ photo: { state, failure, change } }: { photo: NewPhoto }) {
  if (state === 'failed')
    return (
      <p role="alert" className={classes.failure}>
        {failure}
      </p>
    );
  return change === undefined ? null : <p className={classes.hint}>{change}</p>;
}
