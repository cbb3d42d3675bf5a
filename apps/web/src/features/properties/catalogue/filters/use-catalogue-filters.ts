import type { CatalogueSearch } from '@pbr/schemas/property/search';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { typedOn } from '../../search-field/typed-on.ts';
import type { PlaceNames } from '../place-names.ts';
import { fieldText, isInWords, textBehind } from './field-text.ts';
import {
  addPlace,
  changeSearch,
  cleanSearch,
  clearedSearch,
  type FilterChange,
} from './filter-state.ts';
import { type SearchUpdate, type TypedFields, useTypedFields } from './use-typed-fields.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A text has just been typed while a frame of the map is searched. */
    isTypedInFrame?: boolean;
  }
}

export interface CatalogueFilters extends TypedFields {
  /** The search in the URL; ahead of the listings on the screen while they load. */
  search: CatalogueSearch;
  /** Applies a choice at once, as a new step in the history. */
  change: (change: FilterChange) => void;
  /** The same for any update; one that replaces the URL is not a step. */
  update: (update: SearchUpdate, replace?: boolean) => void;
  /** Takes all filters away, and the texts that set none. */
  clear: () => void;
  /** The text that the URL gives the search field. */
  asked: string;
  /** The part of the search field's text that may be the beginning of a place's name. */
  begun: string;
  /** Searches for the place with that name. */
  choosePlace: (path: string) => void;
}

/** The filters of the catalogue. The URL holds them. */
export function useCatalogueFilters(
  loaded: CatalogueSearch,
  placeNames: PlaceNames | undefined,
): CatalogueFilters {
  const navigate = useNavigate({ from: '/properties/' });
  const search = useLatestSearch(loaded);
  const { fields, apply, wait, forget } = useTypedFields(search, placeNames, (update, replace) => {
    const next = update(search);
    const isTypedInFrame = next.search !== search.search && next.bbox !== undefined;
    void navigate({ search: update, replace, resetScroll: false, state: { isTypedInFrame } });
  });
  useTypedOn(fields.type);
  const text = fields.text('search');
  const asked = fieldText(search, placeNames);
  const behind = isInWords(search) ? textBehind(asked, text) : undefined;
  return {
    ...fields,
    search,
    change: (change) => apply((current) => changeSearch(current, change), false),
    update: (update, replace = false) => apply(update, replace),
    clear() {
      forget();
      apply(clearedSearch, false);
    },
    asked,
    begun: behind ?? text,
    choosePlace(path) {
      // Behind other places it is one more, else it replaces them. It always replaces the text that was typed to find it.
      wait('search', behind === undefined ? '' : undefined);
      apply((current) => addPlace(current, path), false);
    },
  };
}

/** Goes on with what was typed on the home page after its search was sent. */
function useTypedOn(type: TypedFields['type']) {
  const goOn = useEffectEvent(() => {
    if (typedOn.text !== undefined) type('search', typedOn.text);
    delete typedOn.text;
  });
  useEffect(() => {
    goOn();
  }, []);
}

/** The search in the URL, also while its listings load. */
function useLatestSearch(loaded: CatalogueSearch): CatalogueSearch {
  const latest = useLocation({
    // During a navigation to another page the location is already that page's.
    select: ({ pathname, search }) => (/^\/properties\/?$/u.test(pathname) ? search : undefined),
  });
  return useMemo(() => cleanSearch(latest ?? loaded), [latest, loaded]);
}
