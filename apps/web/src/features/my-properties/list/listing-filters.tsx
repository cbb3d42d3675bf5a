import type { MyPropertiesSearch } from '@pbr/schemas/my-properties';
import type { MyPropertiesStatus } from '@pbr/schemas/my-properties-search';
import { SearchIcon } from '@pbr/ui/icons';
import { useNavigate } from '@tanstack/react-router';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import classes from './list.module.css';

/** Milliseconds of silence after which typed text is searched. */
const TYPING_PAUSE = 300;

const STATUSES: readonly { value: MyPropertiesStatus; label: string }[] = [
  { value: 'all', label: 'Todas' },
  { value: 'active', label: 'Activas' },
  { value: 'inactive', label: 'Inactivas' },
];

/** The search and the status; their home is the address. */
export function ListingFilters({ search }: { search: MyPropertiesSearch }) {
  const navigate = useNavigate({ from: '/my-properties' });
  const [text, setText] = useState(search.search ?? '');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(search.search);
  useEffect(() => () => clearTimeout(timer.current), []);
  // By 'back', or by a link that takes the search away: the field shows what is searched.
  useEffect(() => {
    if (search.search !== asked.current) setText(search.search ?? '');
    asked.current = search.search;
  }, [search.search]);

  function apply(next: string) {
    clearTimeout(timer.current);
    asked.current = next.trim() || undefined;
    void navigate({
      search: (previous) => ({ ...previous, search: next.trim() || undefined, page: undefined }),
      replace: true,
      resetScroll: false,
    });
  }

  function choose(status: MyPropertiesStatus) {
    void navigate({
      search: (previous) => ({
        ...previous,
        status: status === 'all' ? undefined : status,
        page: undefined,
      }),
      resetScroll: false,
    });
  }

  function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    apply(text);
  }

  return (
    <form role="search" className={classes.filters} onSubmit={onSubmit}>
      <label className={classes.search}>
        <span className={classes.forReaders}>Buscar por nombre, ciudad o estado</span>
        <SearchIcon />
        <input
          type="search"
          name="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder="Nombre o lugar"
          value={text}
          onChange={({ currentTarget: { value } }) => {
            setText(value);
            clearTimeout(timer.current);
            timer.current = setTimeout(() => apply(value), TYPING_PAUSE);
          }}
        />
      </label>
      <label className={classes.status}>
        <span className={classes.forReaders}>Estado de la publicación</span>
        <select
          value={search.status ?? 'all'}
          onChange={({ currentTarget }) => choose(currentTarget.value as MyPropertiesStatus)}
        >
          {STATUSES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </form>
  );
}
