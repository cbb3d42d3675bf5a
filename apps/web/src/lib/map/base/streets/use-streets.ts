import type { StyleSpecification } from 'maplibre-gl';
import { useCallback } from 'react';
import { useDownload } from '../../../page/use-download.ts';
import { trpc } from '../../../trpc.ts';

const load = () => import('./streets.ts');

/** Lays streets into the style of a map in this element: none, until their part is there, and where the operator has none. */
export function useStreets() {
  // The root route has already asked; a map without streets is better than none.
  const mapTiles = trpc.useUtils().site.get.getData()?.mapTiles ?? null;
  const part = useDownload({ load, need: mapTiles ?? undefined });
  return useCallback(
    (style: StyleSpecification, element: HTMLElement): StyleSpecification =>
      part && mapTiles !== null ? part.withStreets(style, { tiles: mapTiles, element }) : style,
    [part, mapTiles],
  );
}
