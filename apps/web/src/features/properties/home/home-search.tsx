import {
  catalogueSearchSchema,
  type CatalogueSearch,
  OPERATION_FILTERS,
} from '@pbr/schemas/property/search';
import {
  operationTypeLabels,
  PROPERTY_TYPES,
  propertyTypeLabels,
} from '@pbr/schemas/property/values';
import { SearchIcon } from '@pbr/ui/icons';
import { useNavigate } from '@tanstack/react-router';
import type { SubmitEvent } from 'react';
import { withoutNothing } from '../../../lib/lists/search-params.ts';
import classes from './home-search.module.css';

/** Opens the catalogue. Without scripts the browser submits the same form to the same address. */
export function HomeSearch() {
  const navigate = useNavigate();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const search = askedFor(new FormData(event.currentTarget));
    void navigate({ to: '/properties', search });
  }

  return (
    <search>
      <form action="/properties" method="get" className={classes.form} onSubmit={submit}>
        <label className={classes.field}>
          <span className={classes.label}>Operación</span>
          <select name="operation" className={classes.control} defaultValue="">
            <option value="">Venta o renta</option>
            {OPERATION_FILTERS.map((operation) => (
              <option key={operation} value={operation}>
                {operationTypeLabels[operation]}
              </option>
            ))}
          </select>
        </label>
        <label className={classes.field}>
          <span className={classes.label}>Tipo de propiedad</span>
          <select name="type" className={classes.control} defaultValue="">
            <option value="">Todos</option>
            {PROPERTY_TYPES.map((type) => (
              <option key={type} value={type}>
                {propertyTypeLabels[type]}
              </option>
            ))}
          </select>
        </label>
        <label className={`${classes.field} ${classes.place}`}>
          <span className={classes.label}>Ciudad o zona</span>
          <input
            name="search"
            type="search"
            className={classes.control}
            placeholder="Por ejemplo, Roma Norte"
            maxLength={120}
            autoComplete="off"
            enterKeyHint="search"
          />
        </label>
        <button type="submit" className={classes.submit}>
          <SearchIcon /> Buscar
        </button>
      </form>
    </search>
  );
}

/** The filled-in fields; empty ones are left out. */
function askedFor(form: FormData): CatalogueSearch {
  return withoutNothing(catalogueSearchSchema.parse(Object.fromEntries(form)));
}
