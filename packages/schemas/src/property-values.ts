/** Value lists of a property, shared by the database checks, the forms and the API. */

export const PROPERTY_TYPES = ['casa', 'departamento', 'oficina', 'local', 'terreno'] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];

export const propertyTypeLabels: Record<PropertyType, string> = {
  casa: 'Casa',
  departamento: 'Departamento',
  oficina: 'Oficina',
  local: 'Local',
  terreno: 'Terreno',
};

export const OPERATION_TYPES = ['venta', 'renta', 'ambos'] as const;
export type OperationType = (typeof OPERATION_TYPES)[number];

export const operationTypeLabels: Record<OperationType, string> = {
  venta: 'Venta',
  renta: 'Renta',
  ambos: 'Venta y Renta',
};

export const CURRENCIES = ['MXN', 'USD'] as const;

/** Beside `isActive`: a deal on the way or done. Sold and rented listings are not listed. */
export const DEAL_STATUSES = ['apartada', 'vendida', 'rentada'] as const;
export type DealStatus = (typeof DEAL_STATUSES)[number];

export const dealStatusLabels: Record<DealStatus, string> = {
  apartada: 'Apartada',
  vendida: 'Vendida',
  rentada: 'Rentada',
};

/** The names of their filters. */
export const dealStatusPlurals: Record<DealStatus, string> = {
  apartada: 'Apartadas',
  vendida: 'Vendidas',
  rentada: 'Rentadas',
};

export const IMAGE_CATEGORIES = [
  'fachada',
  'sala',
  'comedor',
  'cocina',
  'recamara',
  'bano',
  'exterior',
  'otros',
] as const;
export type ImageCategory = (typeof IMAGE_CATEGORIES)[number];

export const imageCategoryLabels: Record<ImageCategory, string> = {
  fachada: 'Fachada',
  sala: 'Sala',
  comedor: 'Comedor',
  cocina: 'Cocina',
  recamara: 'Recámara',
  bano: 'Baño',
  exterior: 'Exterior',
  otros: 'Otros',
};

/** Widths in pixels in which every photo is kept; the files are `{width}.webp` and `{width}.jpg`. */
export const IMAGE_WIDTHS = [320, 640, 1024, 1600] as const;

/** The label of a value of one of the lists above; a value outside the list is shown as it is. */
export function labelOf(labels: Readonly<Record<string, string>>, value: string): string {
  return Object.hasOwn(labels, value) ? (labels[value] ?? value) : value;
}

/** What people read as 'ID de propiedad'. */
export function publicPropertyId(id: string): string {
  return `PBR-${id.slice(0, 8).toUpperCase()}`;
}
