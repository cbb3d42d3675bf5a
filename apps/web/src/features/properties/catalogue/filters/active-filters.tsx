import { CloseIcon } from '@pbr/ui/icons/icons';
import { Link } from '@tanstack/react-router';
import { type FocusEvent, useRef } from 'react';
import { useFocusOnChange } from '../../../../lib/dialogs/use-focus-on-change.ts';
import type { ActiveFiltersProps } from './active-filters-part.tsx';
import classes from './active-filters.module.css';
import { filterChips, otherDistances } from './filter-chips.ts';
import { clearedSearch } from './filter-state.ts';
import { resultsTitle } from '../results-title.ts';

/** Browsers leave a focused link half outside the line. A pressed one must not move away from the finger. */
function showFocused({ currentTarget }: FocusEvent<HTMLElement>) {
  if (currentTarget.matches(':focus-visible'))
    currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The active filters, in one line that slides. Each links to the catalogue without it, so they work without scripts too. */
export function Part({ search, placeNames }: ActiveFiltersProps) {
  const chips = filterChips(search, placeNames);
  const active = useRef<HTMLDivElement>(null);
  const removed = useRef(0);
  useFocusOnChange(chips.map(({ key }) => key).join(), {
    // The chip that moves to the place of the removed one.
    target: () => {
      const links = [
        ...(active.current?.querySelectorAll<HTMLElement>('li > a:first-child') ?? []),
      ];
      return links[Math.min(removed.current, links.length - 1)] ?? resultsTitle();
    },
    region: active,
  });
  if (chips.length === 0) return null;
  const link = { to: '/properties', resetScroll: false, preload: false } as const;
  return (
    <div ref={active} className={classes.active}>
      <Link
        {...link}
        search={clearedSearch(search)}
        activeOptions={{ exact: true }}
        className={classes.clear}
        aria-label="Limpiar filtros"
        onFocus={showFocused}
      >
        Limpiar
      </Link>
      <ul className={classes.chips} aria-label="Filtros activos">
        {chips.map((chip, index) => (
          <li key={chip.key}>
            <Link
              {...link}
              search={chip.without}
              activeOptions={{ exact: true }}
              className={classes.chip}
              aria-label={`Quitar filtro: ${chip.label}`}
              onFocus={showFocused}
              onClick={() => (removed.current = index)}
            >
              {chip.label}
              <CloseIcon size={14} />
            </Link>
            {chip.key === 'near' &&
              otherDistances(search).map(({ km, search: farther }) => (
                <Link
                  key={km}
                  {...link}
                  search={farther}
                  activeOptions={{ exact: true }}
                  className={classes.distance}
                  aria-label={`A ${km} km`}
                  onFocus={showFocused}
                >
                  {km} km
                </Link>
              ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
