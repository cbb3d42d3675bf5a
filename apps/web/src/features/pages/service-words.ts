export interface Service {
  name: string;
  text: string;
  features: readonly string[];
  more?: { to: '/valuation' | '/legal-advisory' | '/contacts' | '/properties'; label: string };
}

export const OWNER_SERVICES: readonly Service[] = [
  {
    name: 'Promoción y marketing',
    text: 'Tu propiedad, bien presentada y frente a quien la busca.',
    features: [
      'Fotografías y ficha de la propiedad',
      'Publicación en el portal y con agentes aliados',
      'Visitas con interesados y reporte de avances',
      'Negociación de ofertas',
    ],
    more: { to: '/contacts', label: 'Promueve tu propiedad' },
  },
  {
    name: 'Avalúos',
    text: 'El precio correcto desde el primer día.',
    features: [
      'Comercial, fiscal y exprés',
      'Estudio de mercado de la zona',
      'Precio de salida recomendado',
    ],
    more: { to: '/valuation', label: 'Ver avalúos y precios' },
  },
  {
    name: 'Asesoría legal y fiscal',
    text: 'Que la operación no se detenga en la notaría.',
    features: [
      'Revisión de escrituras y adeudos',
      'Contratos de compraventa y renta',
      'Cálculo de impuestos por vender o heredar',
    ],
    more: { to: '/legal-advisory', label: 'Ver asesoría legal' },
  },
];

export const BUYER_SERVICES: readonly Service[] = [
  {
    name: 'Asesoría para inversionistas',
    text: 'Números claros antes de comprometer tu dinero.',
    features: [
      'Rendimiento por renta y plusvalía',
      'Comparación de zonas',
      'Revisión legal antes de ofertar',
      'Administración de la propiedad en renta',
    ],
    more: { to: '/contacts', label: 'Habla con un asesor' },
  },
  {
    name: 'Trámites y negociación',
    text: 'Te acompañamos de la oferta a las llaves.',
    features: [
      'Oferta y negociación con el propietario',
      'Crédito hipotecario',
      'Escrituración ante notario',
      'Entrega de la propiedad y cambio de servicios',
    ],
    more: { to: '/properties', label: 'Buscar propiedades' },
  },
];
