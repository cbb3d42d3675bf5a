import type { CatalogueSearch } from '@pbr/schemas/property/search';
import { filtersIn } from '@pbr/schemas/property/search/filters';
import { frameText, roundedFrame } from '@pbr/schemas/property/search/frame';
import { useEffect, useEffectEvent } from 'react';
import { stringifySearch } from '../../../lib/lists/search-params.ts';
import { DrawnMap } from '../../../lib/map/drawing/drawn-map.tsx';
import { NotLoaded } from '../../../lib/not-loaded.tsx';
import { trpc } from '../../../lib/trpc.ts';

interface LandingMapProps {
  search: CatalogueSearch;
  /** None of the listings shows its place. */
  onEmpty: () => void;
}

/** The listings of a landing page on the drawn map, whose marks lead to them and to the map of the catalogue. */
export function Part({ search, onEmpty }: LandingMapProps) {
  const query = trpc.property.map.useQuery(filtersIn(search));
  const isEmpty = query.data?.located === 0;
  const empty = useEffectEvent(onEmpty);
  useEffect(() => {
    if (isEmpty) empty();
  }, [isEmpty]);
  if (!query.data)
    return query.isError ? (
      <NotLoaded query={query}>No se pudo cargar el mapa.</NotLoaded>
    ) : (
      <span role="status">Cargando el mapa…</span>
    );
  return (
    <DrawnMap
      map={query.data}
      operation={search.operation}
      label="Mapa de estas propiedades"
      isPlace={search.places !== undefined}
      hasMargin
      cellHref={(frame) =>
        `/properties${stringifySearch({ ...search, view: 'map', bbox: frameText(roundedFrame(frame)) })}`
      }
    />
  );
}
