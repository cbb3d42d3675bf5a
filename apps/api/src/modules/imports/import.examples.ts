import type { ImportChoices } from '@pbr/schemas/import/choices';

export const importChoices: ImportChoices = {
  source: 'agencia',
  columns: [
    { column: 'clave', target: 'key', words: {} },
    { column: 'precio', target: 'salePrice', words: {} },
  ],
  otherwise: {
    propertyType: 'casa',
    operationType: 'venta',
    state: 'Yucatán',
    city: 'Mérida',
    neighborhood: 'Centro',
    street: 'Calle no publicada',
    description: 'Pide los detalles a tu agente.',
  },
};
