import type { FieldName } from '@pbr/schemas/property/fields';
import { readCurrency } from '@pbr/schemas/typed-number/read-typed';

/** A text in plain words: 'm²_Construcción' and 'M2 construccion' are 'm2 construccion'. */
export function plain(text: string): string {
  return text
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replaceAll('²', '2')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, ' ')
    .trim();
}

type Words = Readonly<Record<string, string>>;

/** The words of files that mean one value of a choice, whoever wrote them, in plain letters. */
export const CHOICE_WORDS = {
  propertyType: {
    casa: 'casa, casas, house, residencia, casa sola, casa en condominio, casa habitacion, casa en fraccionamiento, villa, townhouse, town house, chalet, single family, quinta, casa de campo, home, residencial',
    departamento:
      'departamento, departamentos, depto, dpto, depa, apartment, apartamento, flat, penthouse, ph, pent house, loft, estudio, studio, condo, condominio, condominium, garden house',
    oficina: 'oficina, oficinas, office, consultorio, corporativo, despacho, oficina comercial',
    local:
      'local, locales, local comercial, comercial, retail, store, shop, plaza comercial, bodega comercial, local en centro comercial',
    terreno:
      'terreno, terrenos, lote, lotes, land, lot, predio, solar, terreno habitacional, terreno comercial, terreno industrial, rancho, parcela',
  },
  operationType: {
    venta:
      'venta, en venta, ventas, sale, for sale, sell, vender, vendo, compra, v, compraventa, preventa',
    renta:
      'renta, en renta, rentas, rent, for rent, rental, alquiler, arrendamiento, lease, r, alquilar, renta mensual',
    ambos:
      'ambos, venta y renta, venta renta, venta o renta, renta y venta, renta venta, renta o venta, both, sale rent, v r, ambas',
  },
} as const satisfies Partial<Record<FieldName, Words>>;

/** The value of each word in lists such as 'casa, casas, house'. */
export const readingOf = (values: Words): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(values).flatMap(([value, words]) =>
      words.split(', ').map((word): [string, string] => [word, value]),
    ),
  );

const readings = new Map<string, ReadonlyMap<string, string>>(
  Object.entries(CHOICE_WORDS).map(([field, values]) => [field, readingOf(values)]),
);

/** The currency that a text means, by the words that amounts have beside them. */
export const currencyNamed = (text: string): string | undefined =>
  readCurrency(text) ?? readCurrency(plain(text)) ?? undefined;

/** The value that a word means in a field by itself; undefined for a word that only the map can tell. */
export const choiceNamed = (field: FieldName, word: string): string | undefined =>
  field === 'currency' ? currencyNamed(word) : readings.get(field)?.get(plain(word));
