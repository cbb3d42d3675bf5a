import { CloseIcon } from '@pbr/ui/icons/icons';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useFocusOnChange } from '../../../../lib/dialogs/use-focus-on-change.ts';
import type { ActiveFiltersProps } from './active-filters-part.tsx';
import classes from './active-filters.module.css';
import { filterChips } from './filter-chips.ts';
import { clearedSearch } from './filter-state.ts';
import { resultsTitle } from '../results-title.ts';

/** The active filters. Each links to the catalogue without it, so they work without scripts too. */
export function Part({ search, placeNames }: ActiveFiltersProps) {
  const chips = filterChips(search, placeNames);
  const active = useRef<HTMLDivElement>(null);
  useFocusOnChange(chips.map(({ key }) => key).join(), {
    target: () => active.current?.querySelector('a') ?? resultsTitle(),
    region: active,
  });
  if (chips.length === 0) return null;
  return (
    <div ref={active} className={classes.active}>
      <ul className={classes.chips} aria-label="Filtros activos">
        {chips.map((chip) => (
          <li key={chip.key}>
            <Link
              to="/properties"
              search={chip.without}
              resetScroll={false}
              preload={false}
              activeOptions={{ exact: true }}
              className={classes.chip}
              aria-label={`Quitar filtro: ${chip.label}`}
            >
              <span className={classes.label}>{chip.label}</span>
              <CloseIcon size={14} />
            </Link>
          </li>
        ))}
      </ul>
      <Link
        to="/properties"
        search={clearedSearch(search)}
        resetScroll={false}
        preload={false}
        activeOptions={{ exact: true }}
        className={classes.clear}
      >
        Limpiar filtros
      </Link>
    </div>
  );
}
