import { NEW_LISTING } from '@pbr/schemas/property/search/mine-search';
import { Button } from '@pbr/ui/button';
import { WorkPage } from '@pbr/ui/work-page';
import { formatCount } from '@pbr/schemas/format/numbers';
import type { MyProperties } from '@pbr/schemas/property/mine';
import { Counts } from '@pbr/ui/counts';
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useSessionUser } from '../../lib/session.ts';
import { trpc } from '../../lib/trpc.ts';
import { EditorOverPage } from './editor/editor-over-page.tsx';
import { isOwn, listedSearch } from './list/listed-search.ts';
import { ListingFilters } from './list/listing-filters.tsx';
import { ListingResults } from './list/listing-results.tsx';

/** All listings of a member, active and paused; for admins also those of one agent or of the whole agency. */
export function MyPropertiesScreen() {
  const user = useSessionUser();
  const shown = listedSearch(useSearch({ from: '/my-properties' }), user);
  const query = trpc.property.mine.useQuery(shown, { placeholderData: keepPreviousData });
  const navigate = useNavigate({ from: '/my-properties' });
  const open = (listing: string) =>
    void navigate({
      search: (previous) => ({ ...previous, edit: listing }),
      replace: true,
      resetScroll: false,
    });

  return (
    <WorkPage
      title={isOwn(shown, user) ? 'Mis Propiedades' : 'Propiedades de la agencia'}
      counts={<ListingCounts counts={query.data?.counts} />}
      action={
        <Button look="accent" onClick={() => open(NEW_LISTING)}>
          Nueva Propiedad
        </Button>
      }
    >
      <ListingFilters search={shown} />
      <ListingResults query={query} search={shown} onEdit={open} />
      <EditorOverPage />
    </WorkPage>
  );
}

const LABELS = {
  total: 'Total',
  active: 'Activas',
  forSale: 'En venta',
  forRent: 'En renta',
} as const;

/** Counts of all own listings, whatever the search. */
function ListingCounts({ counts }: { counts: MyProperties['counts'] | undefined }) {
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
