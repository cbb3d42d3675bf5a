import { CatchBoundary } from '@tanstack/react-router';
import { useState } from 'react';
import { useDownload } from '../../../../lib/page/use-download.ts';
import { useIsInView } from '../use-is-in-view.ts';
import type { PlaceMapProps } from './place-map.tsx';
import classes from '../detail-sections.module.css';

const BOX = 'place-map';
const load = () => import('./place-map.tsx');

/**
 * The map of a listing's place, in a box of its size. It loads when it is nearly in view, because its sheet is too large for a first
 * visit. There is no box while the map cannot be had.
 */
export function PlaceMap(place: PlaceMapProps) {
  const isNear = useIsInView(BOX, false, '50%');
  const [isLost, setIsLost] = useState(false);
  const map = useDownload({ load, need: isNear || undefined, onFailure: () => setIsLost(true) });
  return (
    <CatchBoundary getResetKey={() => ''} errorComponent={() => null}>
      <div id={BOX} className={map || !isLost ? classes.placeMap : undefined}>
        {map ? <map.Part {...place} /> : !isLost && <span role="status">Cargando el mapa…</span>}
      </div>
    </CatchBoundary>
  );
}
