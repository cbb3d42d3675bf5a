import { valuesOf } from '../values-of.ts';

/** Value lists of a property, shared by the database checks, the forms and the API. */

export const propertyTypeLabels = {
  casa: 'Casa',
  departamento: 'Departamento',
  oficina: 'Oficina',
  local: 'Local',
  terreno: 'Terreno',
};
export const PROPERTY_TYPES = valuesOf(propertyTypeLabels);
export type PropertyType = keyof typeof propertyTypeLabels;

export const operationTypeLabels = {
  venta: 'Venta',
  renta: 'Renta',
  ambos: 'Venta y Renta',
};
export const OPERATION_TYPES = valuesOf(operationTypeLabels);

export const CURRENCIES = ['MXN', 'USD'] as const;
export type Currency = (typeof CURRENCIES)[number];

export const furnishedLabels = {
  amueblado: 'Amueblado',
  'sin-muebles': 'Sin muebles',
};
export const FURNISHED = valuesOf(furnishedLabels);

export const petsAllowedLabels = {
  si: 'Acepta mascotas',
  no: 'No acepta mascotas',
};
export const PETS_ALLOWED = valuesOf(petsAllowedLabels);

/** The place that people other than a listing's editors see: the point, the cell of about 200 m around it, or nothing. */
export const LOCATION_PRECISIONS = ['exacta', 'aproximada', 'oculta'] as const;

/** A deal on the way or done, independent of `isActive`. Sold and rented listings are not listed. */
export const dealStatusLabels = {
  apartada: 'Apartada',
  vendida: 'Vendida',
  rentada: 'Rentada',
};
export const DEAL_STATUSES = valuesOf(dealStatusLabels);
export type DealStatus = keyof typeof dealStatusLabels;

export const imageCategoryLabels = {
  fachada: 'Fachada',
  sala: 'Sala',
  comedor: 'Comedor',
  cocina: 'Cocina',
  recamara: 'Recámara',
  bano: 'Baño',
  exterior: 'Exterior',
  otros: 'Otros',
};
export const IMAGE_CATEGORIES = valuesOf(imageCategoryLabels);
export type ImageCategory = keyof typeof imageCategoryLabels;

/** Widths in pixels of every stored photo; the files are `{width}.webp` and `{width}.jpg`. */
export const IMAGE_WIDTHS = [320, 640, 1024, 1600] as const;

/** A width between them for phones; its file is made from the largest one when it is first asked for. */
export const PHONE_IMAGE_WIDTH = 1080;

/** The label of a value in one of the lists above; a value outside the list is its own label. */
export function labelOf(labels: Readonly<Record<string, string>>, value: string): string {
  return Object.hasOwn(labels, value) ? (labels[value] ?? value) : value;
}

/** The name of a draft of the form until somebody names it. */
export const UNTITLED = 'Sin título';

/** The short id that people read as 'ID de propiedad'. */
export function publicPropertyId(id: string): string {
  return `PBR-${id.slice(0, 8).toUpperCase()}`;
}

const PUBLIC_ID = /^PBR-([\da-f]{8})$/iu;

/** The first and the last id that people read as this short one; null for any other text. */
export function idsOfPublicId(text: string): { first: string; last: string } | null {
  const start = PUBLIC_ID.exec(text)?.[1]?.toLowerCase();
  return start === undefined
    ? null
    : {
        first: `${start}-0000-0000-0000-000000000000`,
        last: `${start}-ffff-ffff-ffff-ffffffffffff`,
      };
}
