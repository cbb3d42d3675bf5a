/** A complete form of a listing, for REST and tRPC alike. */
export function propertyForm(change: Record<string, unknown> = {}) {
  return {
    name: 'Casa con patio',
    description: 'Fresca y silenciosa.\nCon pozo.',
    street: 'Calle 60',
    number: '481',
    neighborhood: 'Centro',
    city: 'Mérida',
    state: 'Yucatán',
    propertyType: 'casa',
    operationType: 'venta',
    salePrice: '3500000',
    currency: 'MXN',
    bedrooms: 3,
    features: ['Alberca'],
    ...change,
  };
}
