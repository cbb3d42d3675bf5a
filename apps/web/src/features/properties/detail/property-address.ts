import type { PropertyDetail } from '@pbr/schemas/property/read';

type Place = Pick<PropertyDetail, 'neighborhood' | 'city' | 'state'>;
type Door = Pick<PropertyDetail, 'street' | 'number'>;
type Located = Place & Door & Pick<PropertyDetail, 'hideStreet' | 'postalCode' | 'municipality'>;

/** 'Condesa, Cuauhtémoc, Ciudad de México'; a city named like its state appears once. */
export function propertyPlace({ neighborhood, city, state }: Place): string {
  return [neighborhood, city, ...(state === city ? [] : [state])].filter(Boolean).join(', ');
}

/** 'Ámsterdam 25' */
export const doorOf = ({ street, number }: Door) => [street, number].filter(Boolean).join(' ');

/**
 * 'Ámsterdam 25, Condesa, 06140 Cuauhtémoc, Ciudad de México', without what a listing lacks, and each name once. A hidden street is left
 * out for those who may edit the listing, too: they print the page and send its words to others.
 */
export function propertyAddress(property: Located): string {
  const { hideStreet, neighborhood, postalCode, municipality, city, state } = property;
  const door = hideStreet ? '' : doorOf(property);
  const around = new Set([municipality, city, state].filter(Boolean));
  around.delete(neighborhood);
  const [place, ...wider] = around;
  const post = [postalCode, place].filter(Boolean).join(' ');
  return [door, neighborhood, post, ...wider].filter(Boolean).join(', ');
}
