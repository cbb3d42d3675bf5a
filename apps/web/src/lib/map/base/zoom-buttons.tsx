import type { Map as BaseMap } from 'maplibre-gl';
import { BY_PERSON, moveFor } from './moves.ts';
import classes from './zoom-buttons.module.css';

const QUICK_MS = 250;

/** The buttons in the corner of a map. */
export function ZoomButtons({ base }: { base: Pick<BaseMap, 'zoomIn' | 'zoomOut'> | undefined }) {
  return (
    <div className={classes.zoom}>
      <button
        type="button"
        aria-label="Acercar el mapa"
        onClick={() => void base?.zoomIn(moveFor(QUICK_MS), BY_PERSON)}
      >
        +
      </button>
      <button
        type="button"
        aria-label="Alejar el mapa"
        onClick={() => void base?.zoomOut(moveFor(QUICK_MS), BY_PERSON)}
      >
        −
      </button>
    </div>
  );
}
