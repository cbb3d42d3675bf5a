import type { Inbox } from '@pbr/schemas/inquiry/inbox';
import type { InboxSearch } from '@pbr/schemas/inquiry/search';
import { buttonClass } from '@pbr/ui/button';
import { EmptyState } from '@pbr/ui/empty-state';
import { CheckIcon, InboxIcon } from '@pbr/ui/icons/icons';
import { Link } from '@tanstack/react-router';
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
          <Link
            to="/inquiries"
            search={changeInbox(search, {})}
            activeOptions={{ exact: true }}
            className={buttonClass('primary')}
          >
            Ir a la primera página
          </Link>
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
          <Link
            to="/inquiries"
            search={{}}
            activeOptions={{ exact: true }}
            className={buttonClass('primary')}
          >
            Ver todas las consultas
          </Link>
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
          <Link to="/my-properties" className={buttonClass('primary')}>
            Ir a Mis Propiedades
          </Link>
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
