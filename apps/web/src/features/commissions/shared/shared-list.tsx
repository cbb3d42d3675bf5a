import type { SharedWithMe } from '@pbr/schemas/commission/shared-with-me';
import type { SharedPageSearch } from '@pbr/schemas/commission/search';
import { formatCounted } from '@pbr/schemas/format/numbers';
import { EmptyState } from '@pbr/ui/empty-state';
import { useRef } from 'react';
import { ButtonLink } from '../../../lib/button-link.tsx';
import { PageLinks } from '../../../lib/lists/page-links.tsx';
import { useFocusOnChange } from '../../../lib/dialogs/use-focus-on-change.ts';
import { useWithdrawal } from '../dialog/use-withdrawal.tsx';
import { OwnCard } from './own-card.tsx';
import { SharedCard } from './shared-card.tsx';
import classes from './shared.module.css';

interface SharedListProps {
  search: SharedPageSearch;
  shared: SharedWithMe;
  /** The items still belong to the previous search. */
  isOld: boolean;
}

export function SharedList({ search, shared, isOld }: SharedListProps) {
  const region = useRef<HTMLDivElement>(null);
  const withdrawal = useWithdrawal(() => {});
  // A withdrawn share takes its button, which had the focus, with it.
  useFocusOnChange(`${shared.page} ${shared.total}`, { target: () => region.current, region });
  return (
    <div ref={region} tabIndex={-1} className={classes.region} aria-busy={isOld}>
      <p role="status" className={classes.total}>
        {shared.items.length > 0 && formatCounted(shared.total, 'comisión', 'comisiones')}
      </p>
      {shared.items.length === 0 ? (
        <Nothing search={search} shared={shared} />
      ) : (
        <ul className={classes.list}>
          {shared.items.map((item) =>
            search.list === 'own' ? (
              <OwnCard key={item.id} item={item} onWithdraw={withdrawal.ask} />
            ) : (
              <SharedCard key={item.id} item={item} onGone={() => region.current?.focus()} />
            ),
          )}
        </ul>
      )}
      <PageLinks
        page={shared.page}
        last={shared.pageCount}
        linkTo={(page) => ({ to: '/shared-commissions', search: { ...search, page } })}
      />
      {withdrawal.dialog}
    </div>
  );
}

/** Tells apart no shares at all, no matches, and a page that no longer exists. */
function Nothing({ search, shared }: Omit<SharedListProps, 'isOld'>) {
  if (shared.counts.total === 0 && search.list === 'own')
    return (
      <EmptyState
        title="Todavía no compartes ninguna comisión"
        text="En “Mis Propiedades”, el menú de cada propiedad tiene “Comisión”: compártela con un colega o con un agente externo."
        action={
          <ButtonLink to="/my-properties" look="primary">
            Ir a Mis Propiedades
          </ButtonLink>
        }
      />
    );
  if (shared.counts.total === 0)
    return (
      <EmptyState
        title="Todavía nadie comparte una comisión contigo"
        text="Cuando un colega te comparta la comisión de una propiedad, la verás aquí y podrás aceptarla."
        action={
          <ButtonLink to="/my-properties" look="primary">
            Compartir una mía
          </ButtonLink>
        }
      />
    );
  const isPast = shared.total > 0;
  return (
    <EmptyState
      title={isPast ? 'Esta página ya no tiene propiedades' : 'No se encontraron propiedades'}
      {...(!isPast && { text: 'Prueba con otro nombre, otra ciudad u otro agente.' })}
      action={
        <ButtonLink
          to="/shared-commissions"
          search={isPast ? { ...search, page: undefined } : { list: search.list }}
          activeOptions={{ exact: true }}
          look="primary"
        >
          {isPast ? 'Ir a la primera página' : 'Limpiar búsqueda'}
        </ButtonLink>
      }
    />
  );
}
