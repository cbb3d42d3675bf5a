import { catalogueSearchSchema, type CatalogueSearch } from '@pbr/schemas/property/search';
import { OPERATION_FILTERS } from '@pbr/schemas/property/search/filters';
import { operationTypeLabels } from '@pbr/schemas/property/values';
import { SearchIcon } from '@pbr/ui/icons/icons';
import { useRouter } from '@tanstack/react-router';
import { type SubmitEvent, useRef, useState } from 'react';
import { withoutNothing } from '../../../lib/lists/search-params.ts';
import { typeChoices } from '../catalogue/filters/type-choices.ts';
import { rememberSearch } from '../search-field/remember-search.ts';
import { typedOn } from '../search-field/typed-on.ts';
import { SearchField } from '../search-field/search-field.tsx';
import classes from './home-search.module.css';

/** The fields as they were left, for somebody who comes back. */
const kept = new WeakMap<object, CatalogueSearch>();

/** Opens the catalogue. Without scripts the browser submits the same form to the same URL. */
export function HomeSearch() {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [last] = useState(() => kept.get(router) ?? {});
  const [text, setText] = useState(last.search ?? '');
  const isSent = useRef(false);

  const read = () => (form.current ? askedFor(new FormData(form.current)) : {});

  /** Searches with the chosen operation and type. */
  function search(what: Pick<CatalogueSearch, 'search' | 'cut' | 'places'>, words = what.search) {
    const asked = { ...read(), search: words };
    kept.set(router, asked);
    isSent.current = true;
    delete typedOn.text;
    void router.navigate({
      to: '/properties',
      search: { ...asked, search: undefined, cut: undefined, ...what },
    });
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { search: typed, cut } = read();
    if (typed !== undefined) rememberSearch({ text: typed });
    search({ search: typed, cut });
  }

  return (
    <search>
      <form
        ref={form}
        action="/properties"
        method="get"
        className={classes.form}
        onChange={() => kept.set(router, read())}
        onSubmit={submit}
      >
        <label className={classes.field}>
          <span className={classes.label}>Operación</span>
          <select name="operation" className={classes.control} defaultValue={last.operation}>
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
          <select name="type" className={classes.control} defaultValue={last.type}>
            <option value="">Todos</option>
            {Object.entries(typeChoices({})).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <SearchField
          className={classes.place}
          text={text}
          onPlace={(places, name) => search({ places }, name)}
          onText={(recent) => search({ search: recent })}
        >
          {(field) => (
            <label className={classes.field}>
              <span className={classes.label}>¿Dónde o qué buscas?</span>
              <input
                {...field}
                name="search"
                type="search"
                className={classes.control}
                placeholder="Depa de 2 recámaras en la Roma"
                enterKeyHint="search"
                defaultValue={last.search}
                onChange={({ currentTarget: { value } }) => {
                  setText(value);
                  if (isSent.current) typedOn.text = value;
                }}
              />
            </label>
          )}
        </SearchField>
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
