import { formatCount } from '@pbr/schemas/format/numbers';
import type { MyProperties } from '@pbr/schemas/property/mine';
import { Counts } from '@pbr/ui/counts';

const LABELS = {
  total: 'Total',
  active: 'Activas',
  forSale: 'En venta',
  forRent: 'En renta',
} as const;

/** Counts of all own listings, whatever the search. */
export function ListingCounts({ counts }: { counts: MyProperties['counts'] | undefined }) {
  const keys = Object.keys(LABELS) as (keyof typeof LABELS)[];
  return (
    <Counts
      counts={keys.map((key) => ({
        label: LABELS[key],
        value: counts && formatCount(counts[key]),
      }))}
    />
  );
}
