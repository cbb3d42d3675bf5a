import type { PropertyMap } from '@pbr/schemas/property/map';
import { frameText, readFrame } from '@pbr/schemas/property/search/frame';
import type { Map as BaseMap } from 'maplibre-gl';
import { useEffect, useEffectEvent } from 'react';
import { useOpenedMap } from '../../../../lib/map/base/use-opened-map.ts';
import { useFittedFrame } from './use-fitted-frame.ts';

/** Marks a move that a person asks for and that searches at its end in any case. */
export const BY_SEARCH = { originalEvent: true, isSearch: true };

interface PersonsMove {
  originalEvent?: unknown;
  isSearch?: boolean;
}

interface BaseMapOptions {
  map: PropertyMap;
  /** The search names a place: its shape has an outline. */
  isPlace: boolean;
  /** The frame in the URL. */
  bbox: string | undefined;
  /** A person moved the map; `isSearch` if the move itself asks for its listings. */
  onMoved: (bbox: string, isSearch: boolean) => void;
  /** The map was moved to a frame from elsewhere. */
  onFitted: () => void;
  /** The drawing may go, or has to come back. */
  onShown: (isShown: boolean) => void;
}

/** The map of a search. `base` is there once all of it is drawn. */
export function useBaseMap({ map, isPlace, bbox, onMoved, onFitted, onShown }: BaseMapOptions) {
  const moved = useEffectEvent(onMoved);
  const { container, base, streets } = useOpenedMap({ map, isPlace, onShown });
  useEffect(() => {
    if (!base) return undefined;
    return watchMoves(base, (shown, isSearch) => moved(shown, isSearch));
  }, [base]);
  const send = useFittedFrame({ base, map, bbox, onFitted });
  return { container, base, streets, send };
}

/** Tells of the frame after each move by a person; answers how to stop. */
function watchMoves(map: BaseMap, onMoved: BaseMapOptions['onMoved']): () => void {
  let isByPerson = false;
  let isSearch = false;
  const note = (event: PersonsMove) => {
    isByPerson ||= Boolean(event.originalEvent);
    isSearch ||= event.isSearch === true;
  };
  const end = (event: PersonsMove) => {
    note(event);
    const isMoved = isByPerson;
    const isAsked = isSearch;
    [isByPerson, isSearch] = [false, false];
    if (!isMoved) return;
    const text = frameOf(map);
    if (text !== null) onMoved(text, isAsked);
  };
  map.on('movestart', note);
  map.on('move', note);
  map.on('moveend', end);
  return () => {
    map.off('movestart', note);
    map.off('move', note);
    map.off('moveend', end);
  };
}

/** The frame that is seen, rounded; null outside of Mexico. */
function frameOf(map: BaseMap): string | null {
  const bounds = map.getBounds();
  const seen = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
  const frame = readFrame(seen.map((degrees) => degrees.toFixed(6)).join());
  return frame && frameText(frame);
}
