import { characteristicFields } from './characteristics.ts';
import type { FieldSpec } from './field-spec.ts';
import { STATES } from './places/states.ts';
import {
  CURRENCIES,
  FURNISHED,
  furnishedLabels,
  LOCATION_PRECISIONS,
  OPERATION_TYPES,
  operationTypeLabels,
  PETS_ALLOWED,
  petsAllowedLabels,
  PROPERTY_TYPES,
  propertyTypeLabels,
} from './values.ts';

/**
 * Every field of a listing that a person, an integrator or an import writes, in the order of the form and of the page. The browser loads
 * this: what only the server needs stands in `modules/properties/field-facts.ts` of the API.
 */
export const propertyFields = {
  name: { kind: 'line', label: 'Nombre', max: 150, required: 'Escribe el nombre de la propiedad.' },
  description: {
    kind: 'paragraph',
    label: 'Descripción',
    max: 5000,
    required: 'Escribe la descripción.',
  },
  propertyType: {
    kind: 'choice',
    label: 'Tipo de propiedad',
    values: PROPERTY_TYPES,
    labels: propertyTypeLabels,
    required: 'Elige el tipo de propiedad.',
  },
  operationType: {
    kind: 'choice',
    label: 'Operación',
    values: OPERATION_TYPES,
    labels: operationTypeLabels,
    required: 'Elige la operación.',
  },
  agencyReference: { kind: 'line', label: 'Clave interna', max: 40 },
  availableFrom: { kind: 'day', label: 'Disponible desde' },
  salePrice: {
    kind: 'price',
    label: 'Precio de venta',
    shownIf: { choice: 'operationType', is: ['venta', 'ambos'] },
  },
  rentPrice: {
    kind: 'price',
    label: 'Renta mensual',
    isMonthly: true,
    shownIf: { choice: 'operationType', is: ['renta', 'ambos'] },
  },
  currency: {
    kind: 'choice',
    label: 'Moneda',
    values: CURRENCIES,
    required: 'Elige MXN o USD.',
    fallback: 'MXN',
  },
  street: {
    kind: 'line',
    label: 'Calle',
    max: 150,
    required: 'Escribe la calle.',
    seenBy: { editorsWhile: 'hideStreet' },
  },
  number: { kind: 'line', label: 'Número', max: 40, seenBy: { editorsWhile: 'hideStreet' } },
  hideStreet: { kind: 'flag', label: 'Ocultar calle y número', staysIfAbsent: true },
  neighborhood: { kind: 'line', label: 'Colonia', max: 120, required: 'Escribe la colonia.' },
  postalCode: {
    kind: 'digits',
    label: 'Código postal',
    length: 5,
    wrong: 'Escribe los cinco dígitos del código postal.',
  },
  municipality: { kind: 'line', label: 'Alcaldía o municipio', max: 120 },
  city: { kind: 'line', label: 'Ciudad', max: 120, required: 'Escribe la ciudad.' },
  state: { kind: 'choice', label: 'Estado', values: STATES, required: 'Elige un estado.' },
  latitude: {
    kind: 'coordinate',
    label: 'Latitud',
    min: 14,
    max: 33,
    seenBy: 'editors',
    staysIfAbsent: true,
  },
  longitude: {
    kind: 'coordinate',
    label: 'Longitud',
    min: -119,
    max: -86,
    seenBy: 'editors',
    staysIfAbsent: true,
  },
  locationPrecision: {
    kind: 'choice',
    label: 'Qué ven los visitantes',
    values: LOCATION_PRECISIONS,
    labels: {
      exacta: 'Exacta: el punto mismo',
      aproximada: 'Aproximada: una zona de unos 200 metros',
      oculta: 'Oculta: sin punto en el mapa',
    },
    required: 'Elige exacta, aproximada u oculta.',
    fallback: 'aproximada',
    staysIfAbsent: true,
  },
  commercialNames: { kind: 'line', label: 'Nombres comerciales', max: 300 },
  ...characteristicFields,
  furnished: {
    kind: 'choice',
    label: 'Muebles',
    values: FURNISHED,
    labels: furnishedLabels,
    shownIf: { choice: 'propertyType', is: ['casa', 'departamento', 'oficina', 'local'] },
  },
  petsAllowed: {
    kind: 'choice',
    label: 'Mascotas',
    values: PETS_ALLOWED,
    labels: petsAllowedLabels,
    shownIf: { choice: 'propertyType', is: ['casa', 'departamento'] },
  },
  features: { kind: 'amenities', label: 'Amenidades' },
  videoUrl: { kind: 'link', shows: 'video', label: 'Video' },
  tourUrl: { kind: 'link', shows: 'tour', label: 'Recorrido virtual' },
  ownerContact: {
    kind: 'line',
    label: 'Contacto del propietario',
    max: 200,
    seenBy: 'editors',
    staysIfAbsent: true,
  },
  internalNotes: {
    kind: 'paragraph',
    label: 'Notas internas',
    max: 2000,
    seenBy: 'editors',
    staysIfAbsent: true,
  },
} as const satisfies Record<string, FieldSpec>;

export type { FieldSpec };
export type Fields = typeof propertyFields;
export type FieldName = keyof Fields;
export const FIELD_NAMES = Object.keys(propertyFields) as FieldName[];

/** The names of the fields of one kind. */
export type NamesOf<Kind> = {
  [Name in FieldName]: Fields[Name] extends Kind ? Name : never;
}[FieldName];

/** The values of a listing as they are stored and answered. */
export type PropertyValues = { [Name in FieldName]: ValueOf<Fields[Name]> };
type ValueOf<Spec> = Spec extends { kind: 'amenities' }
  ? string[]
  : Spec extends { kind: 'flag' }
    ? boolean
    : Spec extends { kind: 'count' | 'ordinal' | 'pesos' | 'coordinate' }
      ? number | null
      : Spec extends { required: string }
        ? string
        : string | null;

export const fieldSpec = (name: FieldName): FieldSpec => propertyFields[name];

/**
 * Makes one value for each field.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function perField<Values extends Record<FieldName, unknown>>(
  make: (spec: FieldSpec, name: FieldName) => Values[FieldName],
): Values {
  const entries = FIELD_NAMES.map((name) => [name, make(fieldSpec(name), name)]);
  // The compiler does not see that every field has its value.
  return Object.fromEntries(entries) as Values;
}

/** Whether the form asks for a field, given what was chosen. */
export function isShown(
  name: FieldName,
  listing: { propertyType: string; operationType: string },
): boolean {
  const { shownIf } = fieldSpec(name);
  return !shownIf || shownIf.is.includes(listing[shownIf.choice]);
}
