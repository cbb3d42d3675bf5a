import { Loading } from '@pbr/ui/loading';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { serverError, wordsForPeople } from '../../lib/forms/server-error.ts';
import { QueryError } from '../../lib/query-error.tsx';
import classes from './item-list.module.css';

/** Refusals that another try would not change. */
const GONE: ReadonlySet<string> = new Set(['inquiry.not_found', 'service_request.not_found']);

interface ElsewhereItemProps<Item> {
  query: UseQueryResult<Item, unknown>;
  /** 'Consulta abierta' */
  label: string;
  children: (item: Item) => ReactNode;
}

/** The item that a link opens although it is not among the rows below: it has other filters or is on another page. */
export function ElsewhereItem<Item>({ query, label, children }: ElsewhereItemProps<Item>) {
  const { data, isError, error } = query;
  if (data !== undefined)
    return (
      <section aria-label={label} className={classes.elsewhere}>
        <ul className={classes.list}>{children(data)}</ul>
      </section>
    );
  if (isError && GONE.has(serverError(error)?.code ?? ''))
    return (
      <p role="alert" className={classes.gone}>
        <strong>{wordsForPeople(error)}.</strong> Quizá se eliminó, o ahora la atiende otra persona.
      </p>
    );
  if (isError) return <QueryError query={query} title="No se pudo abrir" />;
  return <Loading label="Abriendo..." height="12rem" className={classes.elsewhere} />;
}
