import type { DeletedPage } from '@pbr/schemas/property/deleted';
import { EmptyState } from '@pbr/ui/empty-state';
import { useRef } from 'react';
import { PageLinks } from '../../../lib/lists/page-links.tsx';
import { useFocusOnChange } from '../../../lib/dialogs/use-focus-on-change.ts';
import { changeAdmin } from '../admin-search.ts';
import { DeletedRow } from './deleted-row.tsx';
import { useRestore } from './use-restore.tsx';
import classes from '../admin.module.css';

interface DeletedListProps {
  page: DeletedPage;
  search: string | undefined;
  /** The items still belong to the previous search. */
  isOld: boolean;
}

export function DeletedList({ page, search, isOld }: DeletedListProps) {
  const region = useRef<HTMLDivElement>(null);
  const { restore, dialog } = useRestore({ onGone: () => region.current?.focus() });
  useFocusOnChange(page.page, { target: () => region.current, region, scrolls: true });

  return (
    <div ref={region} tabIndex={-1} className={classes.region} aria-busy={isOld}>
      {page.items.length === 0 ? (
        <EmptyState
          title={
            search === undefined
              ? 'No hay propiedades eliminadas'
              : 'Ninguna propiedad coincide con tu búsqueda'
          }
          text={
            search === undefined
              ? 'Lo que alguien elimine aparece aquí durante 30 días.'
              : 'Busca por su nombre, su colonia o ciudad, o por quien la llevaba.'
          }
        />
      ) : (
        <ul className={classes.list}>
          {page.items.map((property) => (
            <DeletedRow key={property.id} property={property} onRestore={() => restore(property)} />
          ))}
        </ul>
      )}
      <PageLinks
        page={page.page}
        last={page.pageCount}
        linkTo={(number) => ({
          to: '/admin',
          search: changeAdmin({ tab: 'deleted', search }, { page: number }),
          resetScroll: false,
        })}
      />
      {dialog}
    </div>
  );
}
