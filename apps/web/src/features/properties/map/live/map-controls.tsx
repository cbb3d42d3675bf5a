import { SearchIcon } from '@pbr/ui/icons/icons';
import type { Map as BaseMap } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import classes from './map-controls.module.css';
import { isCalm } from './use-fitted-frame.ts';

/** Marks moves that a person makes with buttons; MapLibre marks those by hand. */
const BY_PERSON = { originalEvent: true };

interface MapControlsProps {
  base: Pick<BaseMap, 'zoomIn' | 'zoomOut'> | undefined;
  follows: boolean;
  onFollow: (follows: boolean) => void;
  /** Searches in the frame that is seen; absent while its listings are shown. */
  onSearch: (() => void) | undefined;
}

/** Controls over the map: search in its frame, follow it, zoom. */
export function MapControls({ base, follows, onFollow, onSearch }: MapControlsProps) {
  const checkbox = useRef<HTMLInputElement>(null);
  const isPressed = useRef(false);
  const isOffered = onSearch !== undefined;
  useEffect(() => {
    // The pressed button is gone, and its focus with it.
    if (isPressed.current && !isOffered) checkbox.current?.focus();
    isPressed.current = false;
  }, [isOffered]);
  const motion = () => ({ duration: isCalm() ? 0 : 250 });
  return (
    <>
      <div className={classes.top}>
        {onSearch ? (
          <button
            type="button"
            className={classes.search}
            onClick={() => {
              isPressed.current = true;
              onSearch();
            }}
          >
            <SearchIcon size={18} /> Buscar en esta zona
          </button>
        ) : (
          <label className={classes.follow}>
            <input
              ref={checkbox}
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
