import type { CatalogueSearch } from '@pbr/schemas/property/search';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  changeSearch,
  cleanSearch,
  type FilterChange,
  type TypedField,
  typedText,
  typedValue,
} from './filter-state.ts';
import { unnoticedChange } from './form-search.ts';

/** Milliseconds of silence after which typed text is applied. A price is applied later: '4' is not yet '4,500,000'. */
const TYPING_PAUSE: Record<TypedField, number> = {
  search: 300,
  minPrice: 700,
  maxPrice: 700,
  minArea: 700,
  maxArea: 700,
};

type SearchUpdate = (search: CatalogueSearch) => CatalogueSearch;

export interface CatalogueFilters {
  /** What the address asks for; ahead of the listings on the screen while they load. */
  search: CatalogueSearch;
  /** A choice: applied at once, and 'back' returns to what was before. */
  change: (change: FilterChange) => void;
  update: (update: SearchUpdate) => void;
  /** The text of a typed field: what is being typed, or else what the address holds. */
  text: (field: TypedField) => string;
  /** Typing: applied after a pause, without a step in the history for every letter. */
  type: (field: TypedField, text: string) => void;
  /** Takes over what the fields of the form say, and applies typed text now: Enter, or scripts that came late. */
  adopt: (form: HTMLFormElement) => void;
  /** Leaves a typed field: its text is applied and written the way the address understood it. */
  leave: (field: TypedField) => void;
}

/** The filters of the catalogue. Their only home is the address; this hook adds the text that is still being typed. */
export function useCatalogueFilters(loaded: CatalogueSearch): CatalogueFilters {
  const navigate = useNavigate({ from: '/properties/' });
  const search = useRequestedSearch(loaded);
  const [drafts, setDrafts] = useState<Partial<Record<TypedField, string>>>({});
  const waiting = useRef(new Map<TypedField, string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function apply(update: SearchUpdate, replace: boolean) {
    clearTimeout(timer.current);
    const typed = typedChange(waiting.current);
    waiting.current.clear();
    void navigate({
      search: (previous) => update(changeSearch(previous, typed)),
      replace,
      resetScroll: false,
    });
  }

  function flush() {
    if (waiting.current.size > 0) apply((current) => current, true);
  }

  return {
    search,
    change: (change) => apply((current) => changeSearch(current, change), false),
    update: (update) => apply(update, false),
    text(field) {
      const draft = drafts[field];
      const isTheirs =
        draft !== undefined &&
        (waiting.current.has(field) || typedValue(field, draft) === search[field]);
      return isTheirs ? draft : typedText(search, field);
    },
    type(field, text) {
      setDrafts((current) => ({ ...current, [field]: text }));
      waiting.current.set(field, text);
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, TYPING_PAUSE[field]);
    },
    adopt(form) {
      const missed = unnoticedChange(new FormData(form), search);
      if (Object.keys(missed).length === 0) flush();
      else apply((current) => changeSearch(current, missed), true);
    },
    leave(field) {
      flush();
      setDrafts(({ [field]: _left, ...others }) => others);
    },
  };
}

function typedChange(waiting: Map<TypedField, string>): FilterChange {
  return Object.fromEntries([...waiting].map(([field, text]) => [field, typedValue(field, text)]));
}

/** The search of the address, also while its listings are still loading. */
function useRequestedSearch(loaded: CatalogueSearch): CatalogueSearch {
  const requested = useLocation({
    // On the way to another page the address is that page's.
    select: ({ pathname, search }) => (/^\/properties\/?$/u.test(pathname) ? search : undefined),
  });
  return useMemo(() => cleanSearch(requested ?? loaded), [requested, loaded]);
}
