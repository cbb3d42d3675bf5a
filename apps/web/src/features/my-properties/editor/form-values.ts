import { dealRefusal } from '@pbr/schemas/property/deal-status';
import type { PropertyDetail } from '@pbr/schemas/property/read';
import { propertyWriteSchema, type PropertyWrite } from '@pbr/schemas/property/write';
import { readAmount, readArea, readCount } from './typed-number.ts';

/** The form's fields as typed text. */
export interface ListingValues {
  name: string;
  description: string;
  propertyType: string;
  operationType: string;
  /** Empty while the listing is on offer. */
  dealStatus: string;
  salePrice: string;
  rentPrice: string;
  currency: string;
  street: string;
  number: string;
  neighborhood: string;
  city: string;
  state: string;
  commercialNames: string;
  bedrooms: string;
  fullBathrooms: string;
  halfBathrooms: string;
  parkingSpaces: string;
  landArea: string;
  constructionArea: string;
  features: string[];
}
export type ListingField = keyof ListingValues;
export type TextFieldName = Exclude<ListingField, 'features'>;

/** Labels in the order of the form. */
export const fieldLabels: Readonly<Record<ListingField, string>> = {
  name: 'Nombre',
  description: 'Descripción',
  propertyType: 'Tipo de propiedad',
  operationType: 'Operación',
  dealStatus: 'Disponibilidad',
  salePrice: 'Precio de venta',
  rentPrice: 'Renta mensual',
  currency: 'Moneda',
  street: 'Calle',
  number: 'Número',
  neighborhood: 'Colonia',
  city: 'Ciudad',
  state: 'Estado',
  commercialNames: 'Nombres comerciales',
  bedrooms: 'Recámaras',
  fullBathrooms: 'Baños completos',
  halfBathrooms: 'Medios baños',
  parkingSpaces: 'Estacionamientos',
  landArea: 'Terreno (m²)',
  constructionArea: 'Construcción (m²)',
  features: 'Amenidades',
};
export const LISTING_FIELDS = Object.keys(fieldLabels) as ListingField[];

export const emptyListing: ListingValues = {
  name: '',
  description: '',
  propertyType: '',
  operationType: '',
  dealStatus: '',
  salePrice: '',
  rentPrice: '',
  currency: 'MXN',
  street: '',
  number: '',
  neighborhood: '',
  city: '',
  state: 'Ciudad de México',
  commercialNames: '',
  bedrooms: '',
  fullBathrooms: '',
  halfBathrooms: '',
  parkingSpaces: '',
  landArea: '',
  constructionArea: '',
  features: [],
};

/** The values that a person would have typed for a stored listing. */
export function valuesOf(property: PropertyDetail): ListingValues {
  const text = (value: string | number | null) => (value === null ? '' : String(value));
  return {
    name: property.name,
    description: property.description,
    propertyType: property.propertyType,
    operationType: property.operationType,
    dealStatus: text(property.dealStatus),
    salePrice: grouped(property.salePrice),
    rentPrice: grouped(property.rentPrice),
    currency: property.currency,
    street: property.street,
    number: text(property.number),
    neighborhood: property.neighborhood,
    city: property.city,
    state: property.state,
    commercialNames: text(property.commercialNames),
    bedrooms: text(property.bedrooms),
    fullBathrooms: text(property.fullBathrooms),
    halfBathrooms: text(property.halfBathrooms),
    parkingSpaces: text(property.parkingSpaces),
    landArea: grouped(property.landArea),
    constructionArea: grouped(property.constructionArea),
    features: property.features,
  };
}

/** '4500000.00' -> '4,500,000' */
export function grouped(amount: string | null): string {
  if (amount === null) return '';
  const [whole = '', fraction = ''] = amount.split('.');
  const digits = whole.replaceAll(/\B(?=(\d{3})+$)/gu, ',');
  return /[1-9]/u.test(fraction) ? `${digits}.${fraction}` : digits;
}

/** Tells whether the form asks for a field, given the other choices. Hidden fields are not stored. */
export function isShown(
  field: ListingField,
  { operationType, propertyType }: ListingValues,
): boolean {
  switch (field) {
    case 'salePrice':
      return operationType === 'venta' || operationType === 'ambos';
    case 'rentPrice':
      return operationType === 'renta' || operationType === 'ambos';
    case 'bedrooms':
      return propertyType === 'casa' || propertyType === 'departamento';
    default:
      return true;
  }
}

/** Passes numbers it cannot read on unchanged: the schema then explains the expected format. */
function understood(values: ListingValues) {
  return {
    ...values,
    salePrice: readAmount(values.salePrice) ?? values.salePrice,
    rentPrice: readAmount(values.rentPrice) ?? values.rentPrice,
    landArea: readArea(values.landArea) ?? values.landArea,
    constructionArea: readArea(values.constructionArea) ?? values.constructionArea,
    bedrooms: readCount(values.bedrooms),
    fullBathrooms: readCount(values.fullBathrooms),
    halfBathrooms: readCount(values.halfBathrooms),
    parkingSpaces: readCount(values.parkingSpaces),
    // Hidden fields are not validated.
    ...(!isShown('salePrice', values) && { salePrice: '' }),
    ...(!isShown('rentPrice', values) && { rentPrice: '' }),
    ...(!isShown('bedrooms', values) && { bedrooms: '' }),
  };
}

/** Converts the form's fields to the request, or to one error per field. */
export function checkListing(
  values: ListingValues,
): { listing: PropertyWrite } | { errors: Record<string, string> } {
  const { data, error } = propertyWriteSchema.safeParse(understood(values));
  const dealStatus = dealRefusal(values.dealStatus, values.operationType);
  if (data && dealStatus === undefined) return { listing: data };
  const errors: Record<string, string> = dealStatus === undefined ? {} : { dealStatus };
  for (const { path, message } of error?.issues ?? []) errors[String(path[0])] ??= message;
  return { errors };
}

/** Compares the meaning of a field in two forms, however it was typed. */
export function saysTheSame(
  field: ListingField,
  one: ListingValues,
  other: ListingValues,
): boolean {
  const said = (values: ListingValues) => JSON.stringify(canonical(understood(values)[field]));
  return said(one) === said(other);
}

export function changedFields(from: ListingValues, to: ListingValues): ListingField[] {
  return LISTING_FIELDS.filter((field) => !saysTheSame(field, from, to));
}

const canonical = (value: string | string[]) =>
  typeof value === 'string'
    ? value
        .trim()
        .replace(/(\.\d*?)0+$/u, '$1')
        .replace(/\.$/u, '')
    : value;
