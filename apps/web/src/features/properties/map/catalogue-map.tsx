import { frameText, roundedFrame } from '@pbr/schemas/property/search/frame';
import { CatchBoundary } from '@tanstack/react-router';
import { useState } from 'react';
import { stringifySearch } from '../../../lib/lists/search-params.ts';
import { NotLoaded } from '../../../lib/not-loaded.tsx';
import { useDownload } from '../../../lib/page/use-download.ts';
import classes from './catalogue-map.module.css';
import type { CatalogueMapProps } from './catalogue-map-part.tsx';
import { DrawnMap } from '../../../lib/map/drawing/drawn-map.tsx';
import { NearMe } from '../near/near-me.tsx';
import { useMap } from './use-map.ts';

const NONE: NonNullable<CatalogueMapProps['listed']> = [];
const loadLive = () => import('./live/live-map.tsx');

/** The map of what a search finds: a drawing until the map that can be moved is there, and wherever it never comes. */
export function Part({ search, list, listed = NONE, countLabel, onFrame }: CatalogueMapProps) {
  const query = useMap(search, list);
  // A call that fails leaves the last map: the person may move on and try again.
  const [last, setLast] = useState(query.data);
  if (query.data && query.data !== last) setLast(query.data);
  const map = query.data ?? last;
  const live = useDownload({ load: loadLive, need: map && 'shown' });
  const [isShown, setIsShown] = useState(false);
  const [isLost, setIsLost] = useState(false);
  if (!map)
    return (
      <div className={classes.waiting}>
        {query.isError ? (
          <NotLoaded query={query}>No se pudo cargar el mapa.</NotLoaded>
        ) : (
          <p role="status">Cargando el mapa…</p>
        )}
      </div>
    );
  const label = countLabel === '' ? 'Mapa' : `Mapa: ${countLabel}`;
  return (
    <>
      <div className={classes.drawing} data-replaced={(isShown && !isLost) || undefined}>
        <DrawnMap
          map={map}
          operation={search.operation}
          label={label}
          isPlace={namesPlace(search, list)}
          hasMargin={search.bbox === undefined}
          cellHref={(frame) =>
            `/properties${stringifySearch({ ...search, page: undefined, near: undefined, bbox: frameText(roundedFrame(frame)) })}`
          }
        />
      </div>
      {live && !isLost && (
        <CatchBoundary
          getResetKey={() => ''}
          errorComponent={() => null}
          onCatch={() => setIsLost(true)}
        >
          <div className={classes.live} data-shown={isShown || undefined} inert={!isShown}>
            <live.LiveMap
              map={map}
              isPlace={namesPlace(search, list)}
              bbox={search.bbox}
              operation={search.operation}
              label={label}
              listed={listed}
              onFrame={onFrame}
              onShown={setIsShown}
            />
          </div>
        </CatchBoundary>
      )}
      <div className={classes.near}>
        <NearMe />
      </div>
      {query.isError && (
        <div className={classes.failed}>
          <NotLoaded query={query}>No se pudo actualizar el mapa.</NotLoaded>
        </div>
      )}
    </>
  );
}

/** Whether a search is for places, by their names or by a text. */
const namesPlace = ({ places }: CatalogueMapProps['search'], list: CatalogueMapProps['list']) =>
  (places ?? list?.textPlaces ?? null) !== null;
