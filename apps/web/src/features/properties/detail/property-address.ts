import type { PropertyDetail } from '@pbr/schemas/property/read';

type Place = Pick<PropertyDetail, 'neighborhood' | 'city' | 'state'>;
type Located = Place & Pick<PropertyDetail, 'street' | 'number'>;

/** 'Condesa, Cuauhtémoc, Ciudad de México'; a city named like its state appears once. */
export function propertyPlace({ neighborhood, city, state }: Place): string {
  return [neighborhood, city, ...(state === city ? [] : [state])].filter(Boolean).join(', ');
}

/** 'Ámsterdam 25, Condesa, Cuauhtémoc, Ciudad de México', without what a draft lacks. */
export function propertyAddress(property: Located): string {
  const { street, number } = property;
  const door = number === null ? street : `${street} ${number}`;
  return [door, propertyPlace(property)].filter(Boolean).join(', ');
}
