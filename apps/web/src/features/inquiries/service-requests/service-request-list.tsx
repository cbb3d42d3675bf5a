import { totalOf } from '@pbr/schemas/inquiry/status-counts';
import type {
  ServiceRequestItem,
  ServiceRequestList,
} from '@pbr/schemas/service-request/service-request';
import type { ServiceRequestSearch } from '@pbr/schemas/service-request/search';
import { Button } from '@pbr/ui/button';
import { EmptyState } from '@pbr/ui/empty-state';
import { CheckIcon, InboxIcon } from '@pbr/ui/icons/icons';
import { ButtonLink } from '../../../lib/button-link.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { ElsewhereItem } from '../elsewhere-item.tsx';
import listClasses from '../item-list.module.css';
import { missingFrom } from '../missing-from.ts';
import { useOpenedItem } from '../opened-item.ts';
import { ServiceRequestRow } from './service-request-row.tsx';
import { changeServiceRequests } from './service-request-search.ts';
import classes from './service-requests.module.css';
import { useAdmins } from './use-admins.ts';
import { useServiceRequestChanges } from './use-service-request-changes.ts';

interface ServiceRequestItemsProps {
  search: ServiceRequestSearch;
  pages: ServiceRequestList[];
  /** The next page is loading. */
  isComing: boolean;
  /** Loads the next page; absent on the last one. */
  onMore?: () => void;
}

export function ServiceRequestItems({ search, pages, isComing, onMore }: ServiceRequestItemsProps) {
  const changes = useServiceRequestChanges();
  const { data: admins = [] } = useAdmins();
  const opening = useOpenedItem((opened) => ({
    to: '/inquiries/requests',
    search: changeServiceRequests(search, opened),
  }));
  const items = pages.flatMap((page) => page.items);
  const elsewhere = missingFrom(items, { open: opening.opened });
  const missing = trpc.request.get.useQuery(
    { id: elsewhere ?? '' },
    { enabled: elsewhere !== undefined, retryOnMount: false },
  );
  const rowOf = (serviceRequest: ServiceRequestItem) => (
    <ServiceRequestRow key={serviceRequest.id} {...{ serviceRequest, admins, changes, opening }} />
  );
  return (
    <>
      {elsewhere !== undefined && (
        <ElsewhereItem query={missing} label="Solicitud abierta">
          {rowOf}
        </ElsewhereItem>
      )}
      {items.length === 0 ? (
        <NoServiceRequests search={search} counts={pages[0]?.counts} />
      ) : (
        <section className={listClasses.region} aria-label="Lista de solicitudes">
          <ul className={listClasses.list}>{items.map(rowOf)}</ul>
          {onMore && (
            <p className={classes.more}>
              <Button isBusy={isComing} onClick={onMore}>
                {isComing ? 'Cargando...' : 'Ver más solicitudes'}
              </Button>
            </p>
          )}
        </section>
      )}
    </>
  );
}

interface NoServiceRequestsProps {
  search: ServiceRequestSearch;
  counts: ServiceRequestList['counts'] | undefined;
}

/** Says why the list is empty. */
function NoServiceRequests({ search, counts }: NoServiceRequestsProps) {
  const isFiltered = search.kind ?? search.search ?? search.assignee;
  if (isFiltered !== undefined)
    return (
      <EmptyState
        title="No hay solicitudes con estos filtros"
        drawing={<InboxIcon size={56} />}
        text="Prueba con otras palabras o quita alguno de los filtros."
        action={
          <ButtonLink
            to="/inquiries/requests"
            search={{}}
            activeOptions={{ exact: true }}
            look="primary"
          >
            Ver todas las solicitudes
          </ButtonLink>
        }
      />
    );
  const isEmpty = !counts || totalOf(counts) === 0;
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
