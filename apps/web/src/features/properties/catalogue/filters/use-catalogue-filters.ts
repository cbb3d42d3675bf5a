import { type CatalogueSearch, hasInvertedRange, isSentence } from '@pbr/schemas/property/search';
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

/** Milliseconds without typing before the text applies. Prices wait longer: '4' is not yet '4,500,000'. */
const typingPause = (field: TypedField): number => (field === 'search' ? 300 : 700);

type SearchUpdate = (search: CatalogueSearch) => CatalogueSearch;

export interface CatalogueFilters {
  /** The search in the address; ahead of the listings on the screen while they load. */
  search: CatalogueSearch;
  /** Applies a choice at once, as a new step in the history. */
  change: (change: FilterChange) => void;
  update: (update: SearchUpdate) => void;
  /** The text of a typed field: the text being typed, or the value in the address. */
  text: (field: TypedField) => string;
  /** Applies typed text after a pause, without a history step for each letter. */
  type: (field: TypedField, text: string) => void;
  /** Reads the form's fields and applies typed text now: on Enter, or when scripts load late. */
  adopt: (form: HTMLFormElement) => void;
  /** Applies the text of a field that loses the focus, and shows it as the address understood it. */
  leave: (field: TypedField) => void;
}

/** The filters of the catalogue. The address holds them; this hook adds only the text still being typed. */
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
      // Half a sentence means something else than the whole: it is read when it is sent.
      if (field === 'search' && isSentence(text)) return;
      timer.current = setTimeout(
        () => isWhole(typedChange(waiting.current), search) && flush(),
        typingPause(field),
      );
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

/** Whether a typed range is in order. While it is inverted, its second price is probably not typed to its end. */
function isWhole(typed: FilterChange, search: CatalogueSearch): boolean {
  return !hasInvertedRange({ ...search, ...typed });
}

function typedChange(waiting: Map<TypedField, string>): FilterChange {
  return Object.fromEntries([...waiting].map(([field, text]) => [field, typedValue(field, text)]));
}

/** The search in the address, also while its listings load. */
function useRequestedSearch(loaded: CatalogueSearch): CatalogueSearch {
  const requested = useLocation({
    // During a navigation to another page the location is already that page's.
    select: ({ pathname, search }) => (/^\/properties\/?$/u.test(pathname) ? search : undefined),
  });
  return useMemo(() => cleanSearch(requested ?? loaded), [requested, loaded]);
}
