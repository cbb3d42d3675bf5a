import {
  type CatalogueSearch,
  hasInvertedRange,
  isSentence,
  splitUnclear,
} from '@pbr/schemas/property/search';
import { useEffect, useRef, useState } from 'react';
import type { PlaceNames } from '../place-names.ts';
import { areNamed } from './field-text.ts';
import {
  changeSearch,
  type FilterChange,
  isSame,
  typedChange,
  type TypedFilter,
  typedProblem,
  typedText,
} from './filter-state.ts';
import { typedNumbers, unnoticedChange } from './form-search.ts';
import { whenReadable } from './typed-numbers.ts';

/** Milliseconds without typing before the text applies. Prices wait longer: '4' is not yet '4,500,000'. */
const typingPause = (field: TypedFilter): number => (field === 'search' ? 300 : 700);

export type SearchUpdate = (search: CatalogueSearch) => CatalogueSearch;

/** The typed fields of the form, and the way from their texts into the URL. */
export interface TypedFields {
  /** The text of a field: the text being typed, or what the URL says. */
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

type ChangeUrl = (update: SearchUpdate, replace: boolean) => void;

interface OwnFields {
  fields: TypedFields;
  /** Applies the texts that wait, and then a change. */
  apply: ChangeUrl;
  /** Makes a text wait for the next change, or takes it back. */
  wait: (field: TypedFilter, text: string | undefined) => void;
  /** Takes all texts back. */
  forget: () => void;
}

/** Keeps the text that is still being typed; the URL holds everything else. */
export function useTypedFields(
  search: CatalogueSearch,
  placeNames: PlaceNames | undefined,
  go: ChangeUrl,
): OwnFields {
  const [drafts, setDrafts] = useState<Drafts>(() => unclearDrafts(search));
  const waiting = useRef(new Map<TypedFilter, string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function apply(update: SearchUpdate, replace: boolean, typed = [...waiting.current]) {
    whenReadable(textsOf(typed), () => {
      // A text that has been typed meanwhile waits for its own turn.
      for (const [field, text] of typed)
        if (waiting.current.get(field) === text) waiting.current.delete(field);
      // Shows why a text sets no filter, also where the URL stays as it is.
      setDrafts((current) => ({ ...current }));
      go((current) => update(changeSearch(current, changeBy(typed, current, placeNames))), replace);
    });
  }

  const whenWaitingIsReadable = (run: () => void) => whenReadable(textsOf(waiting.current), run);

  function flush(typed = [...waiting.current]) {
    if (typed.length > 0) apply((current) => current, true, typed);
  }

  /** The text being typed, unless the URL says something else meanwhile. */
  function draftOf(field: TypedFilter): string | undefined {
    const draft = drafts[field];
    if (draft === undefined || waiting.current.has(field)) return draft;
    if (field === 'search' && !areNamed(search, placeNames)) return draft;
    return isSame(search, typedChange(search, field, draft, placeNames)) ? draft : undefined;
  }

  const fields: TypedFields = {
    text: (field) => draftOf(field) ?? typedText(search, field, placeNames),
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
            if (isWhole(changeBy(waiting.current, search, placeNames), search)) flush();
          }),
        typingPause(field),
      );
    },
    adopt(form) {
      const data = new FormData(form);
      const numbers = typedNumbers(data);
      const typed = [...waiting.current];
      const read = () => {
        const missed = unnoticedChange(data, search);
        if (Object.keys(missed).length === 0) flush(typed);
        else apply((current) => changeSearch(current, missed), true, typed);
        const unread = numbers.filter(isUnread);
        // A new state would make React draw those parts anew whose scripts are still on their way, and the page would jump.
        if (unread.length > 0)
          setDrafts((current) => ({ ...current, ...Object.fromEntries(unread) }));
      };
      whenReadable(textsOf(numbers), read);
    },
    leave(field) {
      flush();
      if (field === 'search') return;
      whenWaitingIsReadable(() => setDrafts((current) => onlyUnread(current, field)));
    },
  };
  return {
    fields,
    apply,
    wait(field, text) {
      if (text === undefined) waiting.current.delete(field);
      else waiting.current.set(field, text);
    },
    forget() {
      waiting.current.clear();
      setDrafts({});
    },
  };
}

function changeBy(
  typed: Iterable<[TypedFilter, string]>,
  search: CatalogueSearch,
  placeNames: PlaceNames | undefined,
): FilterChange {
  const change: FilterChange = {};
  for (const [field, text] of typed)
    Object.assign(change, typedChange(search, field, text, placeNames));
  return change;
}

type Drafts = Partial<Record<TypedFilter, string>>;

/** The numbers of a form that was sent without scripts, and could not be read. */
const unclearDrafts = ({ unclear }: CatalogueSearch): Drafts =>
  Object.fromEntries(splitUnclear(unclear));

const textsOf = (typed: Iterable<[TypedFilter, string]>) =>
  [...typed].filter(([field]) => field !== 'search').map(([, text]) => text);

const isUnread = ([field, text]: [TypedFilter, string]) => typedProblem(field, text) !== undefined;

/** The drafts without that of a field, unless it could not be read. */
function onlyUnread(drafts: Drafts, field: TypedFilter): Drafts {
  const { [field]: left = '', ...others } = drafts;
  return isUnread([field, left]) ? { ...others, [field]: left } : others;
}

/** Whether a typed range is in order. While it is inverted, its second price is probably not typed to its end. */
function isWhole(typed: FilterChange, search: CatalogueSearch): boolean {
  return !hasInvertedRange({ ...search, ...typed });
}
