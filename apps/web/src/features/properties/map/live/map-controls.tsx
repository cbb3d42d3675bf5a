import { CheckInput } from '@pbr/ui/fields/check-input';
import { SearchIcon } from '@pbr/ui/icons/icons';
import { type ComponentProps, useEffect, useRef } from 'react';
import { ZoomButtons } from '../../../../lib/map/base/zoom-buttons.tsx';
import classes from './map-controls.module.css';

interface MapControlsProps extends ComponentProps<typeof ZoomButtons> {
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
            <CheckInput
              ref={checkbox}
              checked={follows}
              onChange={(event) => onFollow(event.currentTarget.checked)}
            />
            Buscar al mover
          </label>
        )}
      </div>
      <ZoomButtons base={base} />
    </>
  );
}
