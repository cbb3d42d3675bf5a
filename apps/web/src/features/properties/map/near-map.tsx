import { CatchBoundary } from '@tanstack/react-router';
import { type ComponentType, useState } from 'react';
import { useDownload } from '../../../lib/page/use-download.ts';
import { useIsInView } from '../../../lib/page/use-is-in-view.ts';

interface NearMapProps<Map extends object> {
  /** The id of the box, which no other element of the page has. */
  id: string;
  /** Gives the box its size. */
  className: string | undefined;
  load: () => Promise<{ Part: ComponentType<Map> }>;
  map: Map;
}

/**
 * A map in a box of its size. It loads when it is nearly in view, because its sheet is too large for a first visit. There is no box while the
 * map cannot be had.
 */
export function NearMap<Map extends object>({ id, className, load, map }: NearMapProps<Map>) {
  const isNear = useIsInView(id, false, '50%');
  const [isLost, setIsLost] = useState(false);
  const loaded = useDownload({ load, need: isNear || undefined, onFailure: () => setIsLost(true) });
  return (
    <CatchBoundary getResetKey={() => ''} errorComponent={() => null}>
      <div id={id} className={loaded || !isLost ? className : undefined}>
        {loaded ? (
          <loaded.Part {...map} />
        ) : (
          !isLost && <span role="status">Cargando el mapa…</span>
        )}
      </div>
    </CatchBoundary>
  );
}
