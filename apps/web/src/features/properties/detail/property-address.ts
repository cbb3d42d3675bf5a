import type { PropertyDetail } from '@pbr/schemas/property/read';

type Place = Pick<PropertyDetail, 'neighborhood' | 'city' | 'state'>;
type Located = Place & Pick<PropertyDetail, 'street' | 'number'>;

/** 'Condesa, Cuauhtémoc, Ciudad de México'; a city named like its state appears once. */
export function propertyPlace({ neighborhood, city, state }: Place): string {
  return [neighborhood, city, ...(state === city ? [] : [state])].join(', ');
}

/** 'Ámsterdam 25, Condesa, Cuauhtémoc, Ciudad de México' */
export function propertyAddress(property: Located): string {
  const { street, number } = property;
  return `${number === null ? street : `${street} ${number}`}, ${propertyPlace(property)}`;
}
