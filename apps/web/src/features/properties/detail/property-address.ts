import type { PropertyDetail } from '@pbr/schemas/property';

type Located = Pick<PropertyDetail, 'street' | 'number' | 'neighborhood' | 'city' | 'state'>;

/** 'Ámsterdam 25, Condesa, Ciudad de México, Ciudad de México' */
export function propertyAddress({ street, number, neighborhood, city, state }: Located): string {
  const door = number === null ? street : `${street} ${number}`;
  return [door, neighborhood, city, state].join(', ');
}
