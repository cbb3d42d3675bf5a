import { SORTS, sortLabels } from '@pbr/schemas/property/search';
import { itemsOf } from '@pbr/schemas/property/search/item-lists';
import { SelectField } from '@pbr/ui/fields/select-field';
import { MapIcon, RefreshIcon } from '@pbr/ui/icons/icons';
import { Link } from '@tanstack/react-router';
import { notifyNotDone } from '../../../lib/forms/notify-failed.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { trpc } from '../../../lib/trpc.ts';
import { unlocatedNotePart } from '../map/unlocated-note-part.tsx';
import { countLabel } from './count-label.ts';
import { FILTER_FORM_ID } from './filters/filter-form.tsx';
import { changeSearch } from './filters/filter-state.ts';
import type { PageQuery } from './page-query.ts';
import classes from './results-header.module.css';
import { RESULTS_TITLE_ID } from './results-title.ts';
import { isNoted, searchNotesPart } from './search-notes-part.tsx';
import { unclearNotesPart } from './unclear-notes-part.tsx';
import type { CatalogueFilters } from './filters/use-catalogue-filters.ts';

const { newest: _newest, ...OTHER_SORTS } = sortLabels;

interface ResultsHeaderProps {
  filters: CatalogueFilters;
  query: PageQuery;
}

/** The count, the order, and a refresh button. */
export function ResultsHeader({ filters, query }: ResultsHeaderProps) {
  const { search } = filters;
  const utils = trpc.useUtils();
  const last = query.data;
  const found = query.isPlaceholderData ? undefined : last;
  // While another search loads, the row stays as the list below. A failure has a button of its own, and the way back from an empty
  // map stays.
  const isBare = (last ? last.items.length === 0 : query.error !== null) && !search.view;

  async function refresh() {
    if (query.isFetching) return;
    void utils.property.map.invalidate();
    const { isError, error } = await query.refetch();
    if (isError) notifyNotDone(error, 'No se pudieron cargar las propiedades.');
    else notifySuccess('Datos actualizados');
  }

  return (
    <>
      <div className={isBare ? 'for-readers' : classes.header}>
        <div className={classes.found}>
          <h2 id={RESULTS_TITLE_ID} className="for-readers" tabIndex={-1}>
            Resultados
          </h2>
          <p className={classes.count} role="status">
            {countLabel(query)}
          </p>
          {search.view && <unlocatedNotePart.Part search={search} list={found} isLink />}
        </div>
        <div className={classes.tools} inert={isBare}>
          {last?.total !== 1 && <OrderField filters={filters} found={found} />}
          <ViewSwitch search={search} />
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
      {isNoted({ search, found, last }) && (
        <searchNotesPart.Part search={search} found={found} last={last} />
      )}
      {search.unclear !== undefined && <unclearNotesPart.Part unclear={search.unclear} />}
    </>
  );
}

interface OrderFieldProps {
  filters: CatalogueFilters;
  found: PageQuery['data'];
}

function OrderField({ filters: { search, change }, found }: OrderFieldProps) {
  // The order of words that were left out is none.
  const isByWords =
    search.search !== undefined || itemsOf(search.unread).length > (found?.ignored.length ?? 0);
  return (
    <SelectField
      look="filter"
      className={classes.sort}
      labelClass="for-readers-on-phones"
      label="Ordenar por"
      name="sort"
      form={FILTER_FORM_ID}
      empty={isByWords ? 'Relevancia' : sortLabels.newest}
      options={isByWords ? sortLabels : OTHER_SORTS}
      value={((isByWords || search.sort !== 'newest') && search.sort) || ''}
      onChange={(event) =>
        change({ sort: SORTS.find((value) => value === event.currentTarget.value) })
      }
    />
  );
}

/** The way to the map, and back to the list alone. */
const ViewSwitch = ({ search }: Pick<CatalogueFilters, 'search'>) => (
  <Link
    to="/properties"
    search={changeSearch(search, { view: search.view ? undefined : 'map' })}
    className={classes.view}
    data-view={search.view}
    preload={false}
  >
    <MapIcon size={18} /> {search.view ? 'Lista' : 'Mapa'}
  </Link>
);
