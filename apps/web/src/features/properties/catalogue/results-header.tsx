import type { SearchPage } from '@pbr/schemas/property/read';
import { SORTS, sortLabels } from '@pbr/schemas/property/search';
import { SelectField } from '@pbr/ui/fields/select-field';
import { RefreshIcon } from '@pbr/ui/icons';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { notifyFailure, notifySuccess } from '../../../lib/notify.ts';
import { countLabel } from './count-label.ts';
import { cutWordsPart } from './cut-words-part.tsx';
import { FILTER_FORM_ID } from './filter-form.tsx';
import { changeSearch } from './filter-state.ts';
import type { PageQuery } from './page-query.ts';
import classes from './results-header.module.css';
import type { CatalogueFilters } from './use-catalogue-filters.ts';

/** What became of the words that the portal did not understand. */
function unreadWords({ total, ignoresUnread }: SearchPage): string {
  if (total === 0) return '';
  return ignoresUnread
    ? 'Nada tiene esas palabras: esto es lo demás que pediste.'
    : 'Buscamos esas palabras en los anuncios.';
}

/** For screen readers only; takes the focus when the results change. */
const TITLE_ID = 'results-title';
export const resultsTitle = () => document.getElementById(TITLE_ID);

interface ResultsHeaderProps {
  filters: CatalogueFilters;
  query: PageQuery;
}

/** The count, the order, and a refresh button. */
export function ResultsHeader({ filters, query }: ResultsHeaderProps) {
  const { search, change } = filters;
  const suggestion = query.data?.suggestion;

  async function refresh() {
    if (query.isFetching) return;
    const { isError } = await query.refetch();
    if (isError) notifyFailure('Error', 'No se pudieron actualizar las propiedades.');
    else notifySuccess('Datos actualizados');
  }

  return (
    <>
      <div className={classes.header}>
        <div className={classes.found}>
          <h2 id={TITLE_ID} className="for-readers" tabIndex={-1}>
            Resultados
          </h2>
          <p className={classes.count} role="status">
            {countLabel(query)}
          </p>
        </div>
        <div className={classes.tools}>
          <SelectField
            look="filter"
            className={classes.sort}
            labelClass="for-readers-on-phones"
            label="Ordenar por"
            name="sort"
            form={FILTER_FORM_ID}
            options={sortLabels}
            value={search.sort ?? 'newest'}
            onChange={(event) =>
              change({ sort: SORTS.find((value) => value === event.currentTarget.value) })
            }
          />
          <button
            type="button"
            className={classes.refresh}
            aria-label="Refrescar datos"
            title="Refrescar datos"
            aria-disabled={query.isFetching}
            onClick={() => void refresh()}
          >
            <RefreshIcon size={18} />
          </button>
        </div>
      </div>
      {search.cut !== undefined && (
        <p className={classes.suggestion}>
          <Suspense>
            <cutWordsPart.Part cut={search.cut} />
          </Suspense>
        </p>
      )}
      {search.unread !== undefined && (
        <p className={classes.suggestion}>
          No entendimos «{search.unread}». {query.data && unreadWords(query.data)}
        </p>
      )}
      {suggestion && (
        <p className={classes.suggestion}>
          Quizás quisiste decir:{' '}
          <Link
            to="/properties"
            search={changeSearch(search, { search: suggestion })}
            resetScroll={false}
            activeOptions={{ exact: true }}
          >
            {suggestion}
          </Link>
        </p>
      )}
    </>
  );
}
