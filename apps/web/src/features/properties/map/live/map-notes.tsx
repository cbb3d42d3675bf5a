import type { OperationFilter } from '@pbr/schemas/property/search/filters';
import { Button } from '@pbr/ui/button';
import classes from './live-map.module.css';

interface MapNotesProps {
  /** Prices stand below numbers. */
  isPriced: boolean;
  isEmpty: boolean;
  operation: OperationFilter | undefined;
  /** Searches in a wider frame. */
  onWiden: () => void;
}

/** Tells what the prices below the numbers are; on a map without listings, that there are none, and the way to some. */
export function MapNotes({ isPriced, isEmpty, operation, onWiden }: MapNotesProps) {
  return (
    <>
      {isPriced && (
        <p className={classes.legend}>
          {operation === 'renta' ? 'Renta mediana al mes' : 'Precio mediano de venta'}
        </p>
      )}
      {isEmpty && (
        <div className={classes.nothing}>
          <p>No hay propiedades en esta zona.</p>
          <Button onClick={onWiden}>Alejar el mapa</Button>
        </div>
      )}
    </>
  );
}
