import { HELD_DAYS } from '@pbr/schemas/held/values';
import { EmptyState } from '@pbr/ui/empty-state';
import { InboxIcon } from '@pbr/ui/icons/icons';
import type { UseQueryResult } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { useFocusOnChange } from '../../../lib/dialogs/use-focus-on-change.ts';
import { PageLinks } from '../../../lib/lists/page-links.tsx';
import { QueryError } from '../../../lib/query-error.tsx';
import listClasses from '../item-list.module.css';
import { ItemsLoading } from '../items-loading.tsx';
import classes from './held.module.css';

interface HeldItems<Item> {
  items: Item[];
  page: number;
  pageCount: number;
}

interface HeldListProps<Item> {
  things: 'consultas' | 'solicitudes';
  query: UseQueryResult<HeldItems<Item>, unknown>;
  linkTo: (page: number | undefined) => LinkProps;
  children: (item: Item) => ReactNode;
}

/** Messages that filled the hidden field of a form, and a line that says so. */
export function HeldList<Item>({ things, query, linkTo, children }: HeldListProps<Item>) {
  const { data, isError, isPlaceholderData } = query;
  if (!data)
    return isError ? (
      <QueryError query={query} title={`No se pudieron cargar las ${things} retenidas`} />
    ) : (
      <ItemsLoading label={`Cargando ${things} retenidas...`} />
    );
  if (data.items.length === 0)
    return (
      <EmptyState
        title={`No hay ${things} retenidas`}
        drawing={<InboxIcon size={56} />}
        text="Aquí queda lo que parece enviado por un programa y no por una persona."
      />
    );
  return (
    <>
      <p className={classes.reason}>
        Estas {things} llenaron un campo que las personas no ven: puede ser un programa, o un
        cliente cuyo navegador completa formularios. No se avisó a nadie. Se borran a los{' '}
        {HELD_DAYS} días.
      </p>
      <Rows {...data} {...{ things, linkTo, children }} isOld={isPlaceholderData} />
    </>
  );
}

interface RowsProps<Item> extends Omit<HeldListProps<Item>, 'query'>, HeldItems<Item> {
  /** The items still belong to the previous page. */
  isOld: boolean;
}

function Rows<Item>({ things, items, page, pageCount, isOld, linkTo, children }: RowsProps<Item>) {
  const region = useRef<HTMLElement>(null);
  useFocusOnChange(page, { target: () => region.current, region, scrolls: true });
  return (
    <section
      ref={region}
      tabIndex={-1}
      className={listClasses.region}
      aria-label={`Lista de ${things} retenidas`}
      aria-busy={isOld}
    >
      <ul className={listClasses.list}>{items.map(children)}</ul>
      <PageLinks
        page={page}
        last={pageCount}
        linkTo={(to) => ({
          ...linkTo(to),
          resetScroll: false,
        })}
      />
    </section>
  );
}
