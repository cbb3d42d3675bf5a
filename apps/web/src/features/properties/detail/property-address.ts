import type { PropertyDetail } from '@pbr/schemas/property';

type Located = Pick<PropertyDetail, 'street' | 'number' | 'neighborhood' | 'city' | 'state'>;

/** 'Ámsterdam 25, Condesa, Cuauhtémoc, Ciudad de México'; a city that is called like its state is named once. */
export function propertyAddress({ street, number, neighborhood, city, state }: Located): string {
  const door = number === null ? street : `${street} ${number}`;
  return [door, neighborhood, city, ...(state === city ? [] : [state])].join(', ');
}
