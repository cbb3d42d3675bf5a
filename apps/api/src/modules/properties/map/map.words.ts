import type { PropertyMap } from '@pbr/schemas/property/map';
import type { Says } from '../../../rest/openapi/described.ts';
import { property } from '../property.examples.ts';
import { propertyWords } from '../property.words.ts';

/** The answer of the documentation's example. */
export const mapExample: PropertyMap = {
  frame: { west: -89.6822, south: 20.9394, east: -89.5796, north: 21.0006 },
  located: 1,
  unlocated: 3,
  level: 1,
  cells: [],
  points: [
    {
      id: property.id,
      operationType: property.operationType,
      propertyType: property.propertyType,
      salePrice: property.salePrice,
      rentPrice: property.rentPrice,
      currency: property.currency,
      mxnEquivalent: null,
      latitude: 20.9709,
      longitude: -89.62365,
      locationPrecision: 'aproximada',
    },
  ],
  places: [{ name: 'Centro', latitude: 20.9674, longitude: -89.6237, level: 'colonia', total: 12 }],
};

const pointWords = {
  id: 'El id de la propiedad, un UUID.',
  operationType: propertyWords.operationType,
  propertyType: propertyWords.propertyType,
  salePrice: propertyWords.salePrice,
  rentPrice: propertyWords.rentPrice,
  currency: propertyWords.currency,
  mxnEquivalent: propertyWords.mxnEquivalent,
  latitude: 'La latitud de su punto público, en grados.',
  longitude: 'La longitud de su punto público, en grados.',
  locationPrecision:
    '`exacta`: el punto mismo. `aproximada`: el centro de una celda fija de unos 200 metros en la que está; dibuja la celda, no un punto. Lo que es `oculta` no sale.',
} satisfies Says;

export const mapWords = {
  frame: [
    'El recuadro que se dibuja, redondeado hacia afuera: el de `bbox`, si falta el que rodea a `near`, o el de todo lo que se encontró. Null si nada tiene un punto público.',
    {
      west: 'La longitud del lado oeste.',
      south: 'La latitud del lado sur.',
      east: 'La longitud del lado este.',
      north: 'La latitud del lado norte.',
    },
  ],
  located: 'Cuántas propiedades hay en el recuadro; 10001 significa más de 10000.',
  unlocated:
    'Cuántas encuentran los demás filtros sin un punto público, estén donde estén; 10001 significa más de 10000.',
  level:
    'El tamaño de las celdas: la de nivel 0 mide 0.0019° de longitud por 0.0018° de latitud, y cada nivel dobla los lados.',
  cells: [
    'Las celdas, si hay más de 1000 propiedades; las que más tienen al final.',
    {
      latitude: 'La latitud del centro de la celda.',
      longitude: 'La longitud del centro de la celda.',
      total: 'Cuántas propiedades hay en ella.',
      medianPrice:
        'La mediana de sus precios en pesos: los de la operación que se busca, y si falta los de venta. Null sin precios.',
    },
  ],
  points: [
    'Las propiedades una por una, las más nuevas primero, si no son más de 1000.',
    pointWords,
  ],
  places: [
    'Hasta 40 lugares cuyo centro está en el recuadro, para escribir su nombre; los que más propiedades tienen primero.',
    {
      name: 'El nombre.',
      latitude: 'La latitud de su centro.',
      longitude: 'La longitud de su centro.',
      level:
        '`state` un estado, `city` un municipio, una alcaldía o una ciudad, `colonia` una colonia.',
      total: 'Cuántas propiedades hay ahí, sin contar los filtros.',
    },
  ],
} satisfies Says;
