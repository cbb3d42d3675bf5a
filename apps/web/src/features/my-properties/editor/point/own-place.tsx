import { Button } from '@pbr/ui/button';
import classes from '../editor.module.css';
import type { ListingForm } from '../use-listing-form.ts';
import { useOwnPlace } from './use-own-place.ts';
import type { SettledPoint } from './use-settled-point.ts';

interface OwnPlaceProps {
  form: ListingForm;
  point: SettledPoint;
}

/** Fills in the place where the person is, and tells what it has done. */
export function OwnPlace({ form, point }: OwnPlaceProps) {
  const { ask, isAsking, failure, done, undo } = useOwnPlace(form, point);
  return (
    <div>
      <Button isBusy={isAsking} onClick={() => void ask()}>
        Usar mi ubicación
      </Button>
      <div role="status">
        {done !== null && (
          <div className={classes.advice}>
            <p>{done}</p>
            <div className={classes.answers}>
              <Button onClick={undo}>Deshacer</Button>
            </div>
          </div>
        )}
      </div>
      {failure !== null && (
        <p role="alert" className={classes.hint}>
          {failure}
        </p>
      )}
    </div>
  );
}
