import { NEW_LISTING } from '@pbr/schemas/property/mine-search';
import { Button } from '@pbr/ui/button';
import { WorkPage } from '@pbr/ui/work-page';
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { trpc } from '../../lib/trpc.ts';
import { useEditor } from './editor/use-editor.tsx';
import { ListingCounts } from './list/listing-counts.tsx';
import { ListingFilters } from './list/listing-filters.tsx';
import { ListingResults } from './list/listing-results.tsx';
import classes from './list/list.module.css';

/** All listings of a member, active and paused. */
export function MyPropertiesScreen() {
  const { search, status, page, edit } = useSearch({ from: '/my-properties' });
  const shown = { search, status, page };
  const query = trpc.property.mine.useQuery(shown, { placeholderData: keepPreviousData });
  const navigate = useNavigate({ from: '/my-properties' });
  const open = (listing: string) =>
    void navigate({
      search: (previous) => ({ ...previous, edit: listing }),
      resetScroll: false,
    });
  const editor = useEditor({
    edited: edit,
    onClose: () =>
      void navigate({
        search: ({ edit: _closed, ...others }) => others,
        replace: true,
        resetScroll: false,
      }),
  });

  return (
    <WorkPage
      title="Mis Propiedades"
      counts={<ListingCounts counts={query.data?.counts} />}
      action={
        <Button look="accent" onClick={() => open(NEW_LISTING)}>
          Nueva Propiedad
        </Button>
      }
    >
      <div className={classes.bar}>
        <ListingFilters search={shown} />
      </div>
      <ListingResults query={query} search={shown} onEdit={open} />
      {editor}
    </WorkPage>
  );
}
