import type { Place } from '@pbr/schemas/property/places';
import type { OperationFilter } from '@pbr/schemas/property/search';
import { operationTypeLabels } from '@pbr/schemas/property/values';

interface PlaceCrumb {
  name: string;
  /** From the state down. */
  slugs: string[];
}

/** The pages from the whole country down to a place. A city that is called like its state stands for both. */
export function placeCrumbs(operation: OperationFilter, places: readonly Place[]): PlaceCrumb[] {
  const slugs = places.map(({ slug }) => slug);
  const below = places.flatMap(({ name }, depth) =>
    name === places[depth + 1]?.name ? [] : [{ name, slugs: slugs.slice(0, depth + 1) }],
  );
  return [{ name: operationTypeLabels[operation], slugs: [] }, ...below];
}
