import type { SharedWithMeSearch } from '@pbr/schemas/shared-with-me-search';
import { SearchIcon } from '@pbr/ui/icons';
import { useNavigate } from '@tanstack/react-router';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import classes from './shared.module.css';

/** Milliseconds of silence after which typed text is searched. */
const TYPING_PAUSE_MS = 300;

/** Its home is the address. */
export function SharedSearch({ search }: { search: SharedWithMeSearch }) {
  const navigate = useNavigate();
  /** Undefined while the box shows what the address holds. */
  const [typed, setTyped] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function apply(text: string | undefined) {
    clearTimeout(timer.current);
    if (text === undefined || text.trim() === (search.search ?? '')) return;
    void navigate({
      to: '/shared-commissions',
      search: { search: text.trim() || undefined },
      replace: true,
      resetScroll: false,
    });
  }

  function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    apply(typed);
  }

  return (
    <form role="search" className={classes.filters} onSubmit={onSubmit}>
      <label className={classes.search}>
        <span className={classes.forReaders}>Buscar por propiedad, lugar o agente</span>
        <SearchIcon />
        <input
          type="search"
          name="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder="Propiedad, lugar o agente"
          value={typed ?? search.search ?? ''}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            clearTimeout(timer.current);
            timer.current = setTimeout(() => apply(value), TYPING_PAUSE_MS);
          }}
          onBlur={() => {
            apply(typed);
            setTyped(undefined);
          }}
        />
      </label>
    </form>
  );
}
