/** The listing that the benchmarks publish. */
export const SAMPLE_LISTING = {
  name: 'Departamento con terraza en Roma Norte',
  description: 'Espacios amplios con buena luz natural durante todo el día.',
  street: 'Orizaba',
  neighborhood: 'Roma Norte',
  city: 'Cuauhtémoc',
  state: 'Ciudad de México',
  propertyType: 'departamento',
  operationType: 'venta',
  salePrice: '4500000',
};
