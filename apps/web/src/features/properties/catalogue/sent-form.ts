import type { CatalogueSearch } from '@pbr/schemas/property/search';
import { heedAsked } from './filters/field-text.ts';
import { cleanSearch } from './filters/filter-state.ts';

/** The search of a form that was sent without scripts. */
export const searchOfSentForm = (url: object): CatalogueSearch =>
  cleanSearch(heedAsked({ ...url }));
