import type { Inbox } from '@pbr/schemas/inquiry/inbox';
import type { InboxSearch } from '@pbr/schemas/inquiry/search';
import { totalOf } from '@pbr/schemas/inquiry/status-counts';
import { EmptyState, type EmptyStateProps } from '@pbr/ui/empty-state';
import { CheckIcon, InboxIcon } from '@pbr/ui/icons/icons';
import { ButtonLink } from '../../lib/button-link.tsx';
import { changeInbox } from './inbox-search.ts';

/** Says why the list is empty and offers the next step. */
export function NoInquiries({ search, inbox }: { search: InboxSearch; inbox: Inbox }) {
  return <EmptyState drawing={<InboxIcon size={56} />} {...whyEmpty(search, inbox)} />;
}

function whyEmpty(search: InboxSearch, { total, counts }: Inbox): EmptyStateProps {
  const { status, propertyId, agent, search: words } = search;
  if (total > 0)
    return {
      title: 'Esta página ya no tiene consultas',
      action: (
        <ButtonLink
          to="/inquiries"
          search={changeInbox(search, {})}
          activeOptions={{ exact: true }}
          look="primary"
        >
          Ir a la primera página
        </ButtonLink>
      ),
    };
  if ([propertyId, agent, words].some((filter) => filter !== undefined))
    return {
      title: 'No hay consultas con estos filtros',
      text: 'Prueba con otras palabras o quita alguno de los filtros.',
      action: (
        <ButtonLink to="/inquiries" search={{}} activeOptions={{ exact: true }} look="primary">
          Ver todas las consultas
        </ButtonLink>
      ),
    };
  if (totalOf(counts) === 0)
    return {
      title: 'Todavía no tienes consultas',
      text: 'Cuando alguien pregunte por una de tus propiedades lo verás aquí, y te avisamos por correo.',
      action: (
        <ButtonLink to="/my-properties" look="primary">
          Ir a Mis Propiedades
        </ButtonLink>
      ),
    };
  if (status === 'pending')
    return {
      title: 'Estás al día',
      drawing: <CheckIcon size={56} />,
      text: 'Nadie espera tu respuesta.',
    };
  return {
    title: status === 'closed' ? 'No hay consultas archivadas' : 'No hay consultas respondidas',
  };
}
