import type { NewPhoto } from './photo-items.ts';
import classes from './photo-tile.module.css';

/** The word for the work on a new photo; undefined while there is none. */
export const progressWords = ({ state }: NewPhoto): 'Preparando' | 'Subiendo' | undefined => {
  if (state === 'preparing') return 'Preparando';
  return state === 'sending' ? 'Subiendo' : undefined;
};

/** How far a new photo is, over its picture. */
export function PhotoProgress({ photo, position }: { photo: NewPhoto; position: number }) {
  const { state, progress } = photo;
  const words = progressWords(photo);
  if (words === undefined) return null;
  // Once all is sent, the server is still reading and resizing the photo.
  const share = state === 'sending' && progress < 1 ? progress : undefined;
  return (
    <span className={classes.progress}>
      <span aria-hidden="true">{words}...</span>
      <progress
        className={classes.bar}
        aria-label={`${words} la foto ${position}`}
        value={share}
        max={1}
      />
    </span>
  );
}

/** Why a new photo was not stored, below its picture. */
export function PhotoFailure({ photo: { state, failure } }: { photo: NewPhoto }) {
  if (state !== 'failed') return null;
  return (
    <p role="alert" className={classes.failure}>
      {failure}
    </p>
  );
}
