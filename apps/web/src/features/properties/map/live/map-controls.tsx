import { SearchIcon } from '@pbr/ui/icons/icons';
import type { Map as BaseMap } from 'maplibre-gl';
import classes from './map-controls.module.css';
import { BY_PERSON, isCalm } from './use-base-map.ts';

interface MapControlsProps {
  base: BaseMap | undefined;
  follows: boolean;
  onFollow: (follows: boolean) => void;
  /** Searches in the frame that is seen; absent while its listings are shown. */
  onSearch: (() => void) | undefined;
}

/** Controls over the map: search in its frame, follow it, zoom. */
export function MapControls({ base, follows, onFollow, onSearch }: MapControlsProps) {
  const motion = () => ({ duration: isCalm() ? 0 : 250 });
  return (
    <>
      <div className={classes.top}>
        {onSearch ? (
          <button type="button" className={classes.search} onClick={onSearch}>
            <SearchIcon size={18} /> Buscar en esta zona
          </button>
        ) : (
          <label className={classes.follow}>
            <input
              type="checkbox"
              checked={follows}
              onChange={(event) => onFollow(event.currentTarget.checked)}
            />
            Buscar al mover
          </label>
        )}
      </div>
      <div className={classes.zoom}>
        <button
          type="button"
          aria-label="Acercar el mapa"
          onClick={() => void base?.zoomIn(motion(), BY_PERSON)}
        >
          +
        </button>
        <button
          type="button"
          aria-label="Alejar el mapa"
          onClick={() => void base?.zoomOut(motion(), BY_PERSON)}
        >
          −
        </button>
      </div>
    </>
  );
}
