import type {
  ErrorEvent,
  LngLatBounds,
  Map as BaseMap,
  MapSourceDataEvent,
  VectorTileSource,
} from 'maplibre-gl';
import { useEffect, useState } from 'react';

/** The name of their source in the style. */
export const STREETS = 'streets';

export interface ShownStreets {
  /** The part of the map with streets, if any of it is in the frame. */
  area: LngLatBounds | null;
  /** Some could not be loaded; the own map is seen in their place. */
  isBroken: boolean;
}

/** Tells what a map shows of the operator's streets. */
export function useShownStreets(base: BaseMap | undefined): ShownStreets {
  const [shown, setShown] = useState<ShownStreets>({ area: null, isBroken: false });
  useEffect(() => {
    if (!base) return undefined;
    let hasTiles = false;
    let isBroken = false;
    const look = () => {
      const area = hasTiles ? areaIn(base) : null;
      setShown((last) =>
        last.isBroken === isBroken && String(last.area) === String(area)
          ? last
          : { area, isBroken },
      );
    };
    const onData = ({ sourceId, tile }: MapSourceDataEvent) => {
      hasTiles ||= sourceId === STREETS && isLoaded(tile);
    };
    const onError = (event: ErrorEvent) => {
      if ('sourceId' in event && event.sourceId === STREETS) isBroken = true;
      // MapLibre itself tells errors only while nobody listens.
      else reportError(event.error);
    };
    base.on('sourcedata', onData);
    base.on('error', onError);
    base.on('idle', look);
    return () => {
      base.off('sourcedata', onData);
      base.off('error', onError);
      base.off('idle', look);
    };
  }, [base]);
  return shown;
}

const isLoaded = (tile: unknown) =>
  typeof tile === 'object' && tile !== null && 'state' in tile && tile.state === 'loaded';

function areaIn(base: BaseMap): LngLatBounds | null {
  const source = base.getSource<VectorTileSource>(STREETS);
  const area = source?.tileBounds?.bounds;
  if (!area || base.getZoom() < source.minzoom) return null;
  return area.intersects(base.getBounds()) ? area : null;
}
