/** The values that a visitor chooses from when asking the company for something, each with its label. */

export const contactServiceLabels = {
  venta: 'Vender mi propiedad',
  compra: 'Comprar una propiedad',
  renta: 'Rentar una propiedad',
  inversion: 'Invertir en inmuebles',
  valuacion: 'Avalúo',
  asesoria: 'Asesoría inmobiliaria',
  administracion: 'Administración de propiedades',
  legal: 'Asesoría legal',
};

export const valuedTypeLabels = {
  casa: 'Casa',
  departamento: 'Departamento',
  oficina: 'Oficina',
  local: 'Local',
  terreno: 'Terreno',
  bodega: 'Bodega',
};

export const valuationPurposeLabels = {
  comercial: 'Avalúo comercial',
  fiscal: 'Avalúo fiscal',
  express: 'Avalúo exprés',
  credito: 'Crédito hipotecario',
  sucesion: 'Sucesión o herencia',
};

export const valuationUrgencyLabels = {
  express: 'Urgente (24–48 horas)',
  normal: 'Normal (5–7 días)',
  flexible: 'Flexible (10–15 días)',
};

export const legalServiceLabels = {
  'due-diligence': 'Revisión legal (due diligence)',
  escrituracion: 'Escrituración',
  asesoria: 'Asesoría legal',
  litigio: 'Litigio inmobiliario',
  regularizacion: 'Regularización',
  sucesion: 'Sucesión o herencia',
};

export const legalPropertyTypeLabels = {
  casa: 'Casa',
  departamento: 'Departamento',
  oficina: 'Oficina',
  local: 'Local',
  terreno: 'Terreno',
  industrial: 'Industrial',
};

export const legalOperationLabels = {
  compra: 'Compra',
  venta: 'Venta',
  renta: 'Renta',
  herencia: 'Herencia',
  donacion: 'Donación',
  permuta: 'Permuta',
};

export const legalUrgencyLabels = {
  inmediata: 'Inmediata (1–2 días)',
  urgente: 'Urgente (1 semana)',
  normal: 'Normal (2–3 semanas)',
  flexible: 'Flexible',
};

export const legalIssueLabels = {
  si: 'Sí',
  no: 'No',
  desconoce: 'No lo sé',
};
