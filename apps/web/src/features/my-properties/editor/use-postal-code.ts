import type { PlacesOfCode } from '@pbr/schemas/property/places';
import type { RefObject } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { emptyListing, type ListingValues } from './form-values.ts';
import type { ListingForm } from './use-listing-form.ts';

/** The fields that a postal code has filled in, with their values. */
export type FilledPlace = Partial<Pick<ListingValues, 'state' | 'municipality' | 'city'>>;

export const isPostalCode = (text: string) => /^\d{5}$/u.test(text);

/** Completes state, municipality and city when a postal code has been typed. */
export function usePostalCode(form: ListingForm, filled: RefObject<FilledPlace>) {
  const utils = trpc.useUtils();

  return async (typed: string): Promise<void> => {
    const postalCode = typed.trim();
    if (!isPostalCode(postalCode)) return;
    // People can do without it.
    const places = await utils.property.placesOfCode.fetch({ postalCode }).catch(() => null);
    const values = form.latest();
    if (places === null || values.postalCode.trim() !== postalCode) return;
    const place = placeToFill(values, places, filled.current);
    filled.current = { ...filled.current, ...place };
    for (const name of ['state', 'municipality', 'city'] as const)
      if (place[name] !== undefined) form.set(name, place[name]);
  };
}

/**
 * The fields that the code may fill: empty ones, and those that an earlier code filled. Nothing if the state is another one that somebody
 * chose, because half of one place and half of another help nobody.
 */
function placeToFill(
  values: ListingValues,
  places: NonNullable<PlacesOfCode>,
  filled: FilledPlace,
): FilledPlace {
  const isFree = (name: keyof FilledPlace) => values[name] === '' || values[name] === filled[name];
  // Nobody has chosen the state that the form starts with as long as there is no city.
  const isUnchosen = values.state === emptyListing.state && isFree('city');
  const isStateFree = isFree('state') || isUnchosen;
  if (!isStateFree && values.state !== places.state) return {};
  return {
    ...(isStateFree && { state: places.state }),
    ...(isFree('municipality') && { municipality: places.municipality ?? '' }),
    ...(isFree('city') && { city: places.city ?? '' }),
  };
}
