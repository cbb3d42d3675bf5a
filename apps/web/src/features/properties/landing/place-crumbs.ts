import type { Place } from '@pbr/schemas/property/places';
import type { OperationFilter } from '@pbr/schemas/property/search/filters';
import { operationTypeLabels } from '@pbr/schemas/property/values';

interface PlaceCrumb {
  name: string;
  /** The slugs of state, city and colonia, in this order. */
  slugs: string[];
}

/** The pages from the whole country down to a place. A city named like its state gets one crumb with it. */
export function placeCrumbs(operation: OperationFilter, places: readonly Place[]): PlaceCrumb[] {
  const slugs = places.map(({ slug }) => slug);
  const below = places.flatMap(({ name }, depth) =>
    name === places[depth + 1]?.name ? [] : [{ name, slugs: slugs.slice(0, depth + 1) }],
  );
  return [{ name: operationTypeLabels[operation], slugs: [] }, ...below];
}
