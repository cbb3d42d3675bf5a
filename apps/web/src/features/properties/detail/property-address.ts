import type { PropertyDetail } from '@pbr/schemas/property/read';

type Place = Pick<PropertyDetail, 'neighborhood' | 'city' | 'state'>;
type Located = Place & Pick<PropertyDetail, 'street' | 'number' | 'postalCode' | 'municipality'>;

/** 'Condesa, Cuauhtémoc, Ciudad de México'; a city named like its state appears once. */
export function propertyPlace({ neighborhood, city, state }: Place): string {
  return [neighborhood, city, ...(state === city ? [] : [state])].filter(Boolean).join(', ');
}

/** 'Ámsterdam 25, Condesa, 06140 Cuauhtémoc, Ciudad de México', without what a listing lacks, and each name once. */
export function propertyAddress(property: Located): string {
  const { street, number, neighborhood, postalCode, municipality, city, state } = property;
  const door = number === null ? street : `${street} ${number}`;
  const around = new Set([municipality, city, state].filter(Boolean));
  around.delete(neighborhood);
  const [place, ...wider] = around;
  const post = [postalCode, place].filter(Boolean).join(' ');
  return [door, neighborhood, post, ...wider].filter(Boolean).join(', ');
}
