import { EmptyState } from '@pbr/ui/empty-state';
import { Skeleton } from '@pbr/ui/skeleton';
import { serverError } from '../../../lib/forms/server-error.ts';
import { QueryError } from '../../../lib/query-error.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { ListingEditor } from './listing-editor.tsx';
import classes from './editor.module.css';

interface StoredListingProps {
  id: string;
  onClose: () => void;
  onAsking: (isAsking: boolean) => void;
}

/** Edits a listing that is always read anew, never taken from a list's cache. */
export function StoredListing({ id, ...common }: StoredListingProps) {
  const query = trpc.property.getForEditing.useQuery(
    { id },
    { refetchOnMount: 'always', gcTime: 0 },
  );
  if (query.data && query.isFetchedAfterMount)
    return <ListingEditor property={query.data} {...common} />;
  if (query.isError)
    switch (serverError(query.error)?.code) {
      case 'property.not_found':
        return <EmptyState title="Propiedad no encontrada" text="Ya no existe, o no es tuya." />;
      case 'property.forbidden':
        return <EmptyState title="No puedes editar esta propiedad" text="Es de otra persona." />;
      default:
        return <QueryError query={query} title="No se pudo abrir la propiedad" />;
    }
  return (
    <div role="status" aria-label="Cargando la propiedad..." className={classes.form}>
      {['40%', '100%', '100%', '60%', '100%', '100%'].map((width, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a list that never changes
        <Skeleton key={index} width={width} height="2.75rem" />
      ))}
    </div>
  );
}
