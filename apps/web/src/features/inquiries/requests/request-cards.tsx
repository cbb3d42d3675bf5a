import type { RequestList } from '@pbr/schemas/request/request';
import type { RequestSearch } from '@pbr/schemas/request/search';
import { Button, buttonClass } from '@pbr/ui/button';
import { EmptyState } from '@pbr/ui/empty-state';
import { CheckIcon, InboxIcon } from '@pbr/ui/icons';
import { Link } from '@tanstack/react-router';
import listClasses from '../inquiry-list.module.css';
import { RequestCard } from './request-card.tsx';
import classes from './requests.module.css';
import { useAdmins } from './use-admins.ts';
import { useRequestChanges } from './use-request-changes.ts';

interface RequestCardsProps {
  search: RequestSearch;
  pages: RequestList[];
  /** The next page is loading. */
  isComing: boolean;
  /** Loads the next page; absent on the last one. */
  onMore?: () => void;
}

export function RequestCards({ search, pages, isComing, onMore }: RequestCardsProps) {
  const changes = useRequestChanges(search);
  const admins = useAdmins();
  const items = pages.flatMap((page) => page.items);
  if (items.length === 0) return <NoRequests search={search} counts={pages[0]?.counts} />;
  return (
    <section className={listClasses.region} aria-label="Lista de solicitudes">
      <ul className={listClasses.list}>
        {items.map((request) => (
          <RequestCard key={request.id} request={request} admins={admins} changes={changes} />
        ))}
      </ul>
      {onMore && (
        <p className={classes.more}>
          <Button isBusy={isComing} onClick={onMore}>
            {isComing ? 'Cargando...' : 'Ver más solicitudes'}
          </Button>
        </p>
      )}
    </section>
  );
}

interface NoRequestsProps {
  search: RequestSearch;
  counts: RequestList['counts'] | undefined;
}

/** Says why the list is empty. */
function NoRequests({ search, counts }: NoRequestsProps) {
  const isFiltered = search.kind ?? search.search ?? search.assignee;
  if (isFiltered !== undefined)
    return (
      <EmptyState
        title="No hay solicitudes con estos filtros"
        drawing={<InboxIcon size={56} />}
        text="Prueba con otras palabras o quita alguno de los filtros."
        action={
          <Link
            to="/inquiries/requests"
            search={{}}
            activeOptions={{ exact: true }}
            className={buttonClass('primary')}
          >
            Ver todas las solicitudes
          </Link>
        }
      />
    );
  const isEmpty = !counts || counts.pending + counts.answered + counts.closed === 0;
  if (search.status === 'pending' && !isEmpty)
    return (
      <EmptyState
        title="Estás al día"
        drawing={<CheckIcon size={56} />}
        text="Nadie espera tu respuesta."
      />
    );
  return (
    <EmptyState
      title={isEmpty ? 'Todavía no hay solicitudes' : 'No hay solicitudes en este estado'}
      drawing={<InboxIcon size={56} />}
      text="Aquí llega lo que se envía desde Contacto, Avalúos y Asesoría legal."
    />
  );
}
