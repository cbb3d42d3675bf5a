import type { Inbox } from '@pbr/schemas/inquiry/inbox';
import type { InboxSearch } from '@pbr/schemas/inquiry/search';
import { EmptyState } from '@pbr/ui/empty-state';
import { CheckIcon, InboxIcon } from '@pbr/ui/icons/icons';
import { ButtonLink } from '../../lib/button-link.tsx';
import { changeInbox } from './inbox-search.ts';

/** Says why the list is empty and offers the next step. */
export function NoInquiries({ search, inbox }: { search: InboxSearch; inbox: Inbox }) {
  const { status, propertyId, search: words } = search;
  if (inbox.total > 0) {
    return (
      <EmptyState
        title="Esta página ya no tiene consultas"
        drawing={<InboxIcon size={56} />}
        action={
          <ButtonLink
            to="/inquiries"
            search={changeInbox(search, {})}
            activeOptions={{ exact: true }}
            look="primary"
          >
            Ir a la primera página
          </ButtonLink>
        }
      />
    );
  }
  if (propertyId !== undefined || words !== undefined) {
    return (
      <EmptyState
        title="No hay consultas con estos filtros"
        drawing={<InboxIcon size={56} />}
        text="Prueba con otras palabras o quita alguno de los filtros."
        action={
          <ButtonLink to="/inquiries" search={{}} activeOptions={{ exact: true }} look="primary">
            Ver todas las consultas
          </ButtonLink>
        }
      />
    );
  }
  const { pending, answered, closed } = inbox.counts;
  if (pending + answered + closed === 0) {
    return (
      <EmptyState
        title="Todavía no tienes consultas"
        drawing={<InboxIcon size={56} />}
        text="Cuando alguien pregunte por una de tus propiedades lo verás aquí, y te avisamos por correo."
        action={
          <ButtonLink to="/my-properties" look="primary">
            Ir a Mis Propiedades
          </ButtonLink>
        }
      />
    );
  }
  return status === 'pending' ? (
    <EmptyState
      title="Estás al día"
      drawing={<CheckIcon size={56} />}
      text="Nadie espera tu respuesta."
    />
  ) : (
    <EmptyState
      title={status === 'closed' ? 'No hay consultas cerradas' : 'No hay consultas respondidas'}
      drawing={<InboxIcon size={56} />}
    />
  );
}
