import {
  type CatalogueSearch,
  hasInvertedRange,
  isSentence,
  splitUnclear,
} from '@pbr/schemas/property/search';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  changeSearch,
  cleanSearch,
  clearedSearch,
  type FilterChange,
  type TypedFilter,
  typedProblem,
  typedText,
  typedValue,
} from './filter-state.ts';
import { typedNumbers, unnoticedChange } from './form-search.ts';
import { whenReadable } from './typed-numbers.ts';

/** Milliseconds without typing before the text applies. Prices wait longer: '4' is not yet '4,500,000'. */
const typingPause = (field: TypedFilter): number => (field === 'search' ? 300 : 700);

type SearchUpdate = (search: CatalogueSearch) => CatalogueSearch;

export interface CatalogueFilters {
  /** The search in the URL; ahead of the listings on the screen while they load. */
  search: CatalogueSearch;
  /** Applies a choice at once, as a new step in the history. */
  change: (change: FilterChange) => void;
  update: (update: SearchUpdate) => void;
  /** Takes all filters away, and the texts that set none. */
  clear: () => void;
  /** The text of a typed field: the text being typed, or the value in the URL. */
  text: (field: TypedFilter) => string;
  /** Why the text of a field sets no filter; undefined while it is being typed. */
  problem: (field: TypedFilter) => string | undefined;
  /** Applies typed text after a pause, without a history step for each letter. */
  type: (field: TypedFilter, text: string) => void;
  /** Reads the form's fields and applies typed text now: on Enter, or when scripts load late. */
  adopt: (form: HTMLFormElement) => void;
  /** Applies the text of a field that loses the focus, and shows it as the URL understood it. */
  leave: (field: TypedFilter) => void;
}

/** The filters of the catalogue. The URL holds them; this hook adds only the text still being typed. */
export function useCatalogueFilters(loaded: CatalogueSearch): CatalogueFilters {
  const navigate = useNavigate({ from: '/properties/' });
  const search = useLatestSearch(loaded);
  const [drafts, setDrafts] = useState<Drafts>(() => unclearDrafts(loaded));
  const waiting = useRef(new Map<TypedFilter, string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function apply(update: SearchUpdate, replace: boolean) {
    clearTimeout(timer.current);
    whenWaitingIsReadable(() => {
      const typed = typedChange(waiting.current);
      waiting.current.clear();
      // Shows why a text sets no filter, also where the URL stays as it is.
      setDrafts((current) => ({ ...current }));
      void navigate({
        search: (previous) => update(changeSearch(previous, typed)),
        replace,
        resetScroll: false,
      });
    });
  }

  const whenWaitingIsReadable = (run: () => void) => whenReadable(textsOf(waiting.current), run);

  function flush() {
    if (waiting.current.size > 0) apply((current) => current, true);
  }

  /** The text being typed, unless the URL has another value meanwhile. */
  function draftOf(field: TypedFilter): string | undefined {
    const draft = drafts[field];
    if (draft === undefined || waiting.current.has(field)) return draft;
    return typedValue(field, draft) === search[field] ? draft : undefined;
  }

  return {
    search,
    change: (change) => apply((current) => changeSearch(current, change), false),
    update: (update) => apply(update, false),
    clear() {
      waiting.current.clear();
      setDrafts({});
      apply(clearedSearch, false);
    },
    text: (field) => draftOf(field) ?? typedText(search, field),
    problem(field) {
      const draft = waiting.current.has(field) ? undefined : draftOf(field);
      return draft === undefined ? undefined : typedProblem(field, draft);
    },
    type(field, text) {
      setDrafts((current) => ({ ...current, [field]: text }));
      waiting.current.set(field, text);
      clearTimeout(timer.current);
      // Half a sentence means something else than the whole: it is read when it is sent.
      if (field === 'search' && isSentence(text)) return;
      timer.current = setTimeout(
        () =>
          whenWaitingIsReadable(() => {
            if (isWhole(typedChange(waiting.current), search)) flush();
          }),
        typingPause(field),
      );
    },
    adopt(form) {
      const data = new FormData(form);
      const numbers = typedNumbers(data);
      const read = () => {
        const missed = unnoticedChange(data, search);
        if (Object.keys(missed).length === 0) flush();
        else apply((current) => changeSearch(current, missed), true);
        const unread = numbers.filter(isUnread);
        // A new state would make React draw those parts anew whose scripts are still on their way, and the page would jump.
        if (unread.length > 0)
          setDrafts((current) => ({ ...current, ...Object.fromEntries(unread) }));
      };
      whenReadable(textsOf(numbers), read);
    },
    leave(field) {
      flush();
      whenWaitingIsReadable(() =>
        setDrafts(({ [field]: left = '', ...others }) =>
          isUnread([field, left]) ? { ...others, [field]: left } : others,
        ),
      );
    },
  };
}

type Drafts = Partial<Record<TypedFilter, string>>;

/** The numbers of a form that was sent without scripts, and could not be read. */
const unclearDrafts = ({ unclear }: CatalogueSearch): Drafts =>
  Object.fromEntries(splitUnclear(unclear));

const textsOf = (typed: Iterable<[TypedFilter, string]>) =>
  [...typed].filter(([field]) => field !== 'search').map(([, text]) => text);

const isUnread = ([field, text]: [TypedFilter, string]) => typedProblem(field, text) !== undefined;

/** Whether a typed range is in order. While it is inverted, its second price is probably not typed to its end. */
function isWhole(typed: FilterChange, search: CatalogueSearch): boolean {
  return !hasInvertedRange({ ...search, ...typed });
}

function typedChange(waiting: Map<TypedFilter, string>): FilterChange {
  return Object.fromEntries([...waiting].map(([field, text]) => [field, typedValue(field, text)]));
}

/** The search in the URL, also while its listings load. */
function useLatestSearch(loaded: CatalogueSearch): CatalogueSearch {
  const latest = useLocation({
    // During a navigation to another page the location is already that page's.
    select: ({ pathname, search }) => (/^\/properties\/?$/u.test(pathname) ? search : undefined),
  });
  return useMemo(() => cleanSearch(latest ?? loaded), [latest, loaded]);
}
