import type { CatalogueSearch } from '@pbr/schemas/property/search';

/** Filters without a field of their own, so that a form that is sent without scripts keeps them. */
const WITHOUT_FIELD = ['places', 'maxBedrooms', 'unread', 'guessed'] as const;

export function KeptFilters({ search }: { search: CatalogueSearch }) {
  return WITHOUT_FIELD.filter((name) => search[name] !== undefined).map((name) => (
    <input key={name} type="hidden" name={name} value={search[name]} />
  ));
}
