import type { Alternatives } from '@pbr/schemas/property/search/alternatives';

/** Suggestions for a search that found nothing: these and no others. */
export const alternativesWith = (found: Partial<Alternatives> = {}): Alternatives => ({
  without: [],
  places: [],
  near: [],
  wider: null,
  here: null,
  nearOfAny: [],
  which: [],
  alike: [],
  ...found,
});
