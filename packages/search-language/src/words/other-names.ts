import type { OperationFilter } from '@pbr/schemas/property/search/filters';
import { STATE_NAMES } from '@pbr/schemas/property/places/state-reading/state-names';
import { STATES } from '@pbr/schemas/property/places/states';
import type { PropertyType } from '@pbr/schemas/property/values';
import { plainName } from './plain-name.ts';

/** Names in plain letters: no accents, capitals or points. Each phrase is looked for as it stands in a listing's texts. */

const shortNamesOfStates = STATES.flatMap((state) =>
  STATE_NAMES[state].short.map((name) => [name, [plainName(state)]] as const),
);

/** Other names of places, each with the texts of the listings there. */
export const OTHER_PLACE_NAMES: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(shortNamesOfStates),
  gdl: ['guadalajara'],
  mty: ['monterrey'],
  'villa hermosa': ['villahermosa'],
  pdc: ['playa del carmen'],
  sma: ['san miguel de allende'],
  gam: ['gustavo a madero', 'gustavo a. madero'],
  'la magda': ['magdalena contreras'],
  coyo: ['coyoacan'],
  'hipodromo condesa': ['hipodromo'],
  'zona rosa': [' juarez ciudad de mexico'],
  interlomas: ['interlomas', 'huixquilucan'],
};

/** Names whose small words are part of them: 'Del Valle' is not every valley. */
export const KEPT_NAMES: readonly string[] = [
  'ciudad de mexico',
  'estado de mexico',
  'del valle',
  'del carmen',
  'del mar',
  'de la paz',
  'la paz',
];

/** Common names of the types of property. */
export const TYPE_NAMES: Readonly<Record<string, PropertyType>> = {
  casa: 'casa',
  departamento: 'departamento',
  depa: 'departamento',
  depto: 'departamento',
  dpto: 'departamento',
  dep: 'departamento',
  apartamento: 'departamento',
  oficina: 'oficina',
  local: 'local',
  'local comercial': 'local',
  terreno: 'terreno',
  lote: 'terreno',
};

export const OPERATION_NAMES: Readonly<Record<string, OperationFilter>> = {
  venta: 'venta',
  comprar: 'venta',
  renta: 'renta',
  rentar: 'renta',
  alquiler: 'renta',
};

/** Synonyms of words in listings. */
export const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  ph: ['penthouse', 'pent house'],
  'pent house': ['penthouse'],
  penthouse: ['pent house'],
  recamara: ['habitacion'],
  habitacion: ['recamara'],
  cochera: ['garage'],
};

/** Words without a meaning of their own. They are ignored unless a search has no others. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a al con de del e el en la las lo los para por que se un una unas unos y
  col colonia alcaldia delegacion deleg municipio mpio estado cp calle av ave avenida blvd
  busco buscar quiero necesito`.split(/\s+/u),
);
