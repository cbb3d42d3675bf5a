/** Value lists of what visitors ask of the company, shared by the database checks, the forms and the API. */

export const CONTACT_SERVICES = [
  'venta',
  'compra',
  'renta',
  'inversion',
  'valuacion',
  'asesoria',
  'administracion',
  'legal',
] as const;
type ContactService = (typeof CONTACT_SERVICES)[number];

export const contactServiceLabels: Record<ContactService, string> = {
  venta: 'Vender mi propiedad',
  compra: 'Comprar una propiedad',
  renta: 'Rentar una propiedad',
  inversion: 'Invertir en inmuebles',
  valuacion: 'Avalúo',
  asesoria: 'Asesoría inmobiliaria',
  administracion: 'Administración de propiedades',
  legal: 'Asesoría legal',
};

export const VALUED_TYPES = [
  'casa',
  'departamento',
  'oficina',
  'local',
  'terreno',
  'bodega',
] as const;
type ValuedType = (typeof VALUED_TYPES)[number];

export const valuedTypeLabels: Record<ValuedType, string> = {
  casa: 'Casa',
  departamento: 'Departamento',
  oficina: 'Oficina',
  local: 'Local',
  terreno: 'Terreno',
  bodega: 'Bodega',
};

export const VALUATION_PURPOSES = [
  'comercial',
  'fiscal',
  'express',
  'credito',
  'sucesion',
] as const;
type ValuationPurpose = (typeof VALUATION_PURPOSES)[number];

export const valuationPurposeLabels: Record<ValuationPurpose, string> = {
  comercial: 'Avalúo comercial',
  fiscal: 'Avalúo fiscal',
  express: 'Avalúo exprés',
  credito: 'Crédito hipotecario',
  sucesion: 'Sucesión o herencia',
};

export const VALUATION_URGENCIES = ['express', 'normal', 'flexible'] as const;
type ValuationUrgency = (typeof VALUATION_URGENCIES)[number];

export const valuationUrgencyLabels: Record<ValuationUrgency, string> = {
  express: 'Urgente (24–48 horas)',
  normal: 'Normal (5–7 días)',
  flexible: 'Flexible (10–15 días)',
};

export const LEGAL_SERVICES = [
  'due-diligence',
  'escrituracion',
  'asesoria',
  'litigio',
  'regularizacion',
  'sucesion',
] as const;
type LegalService = (typeof LEGAL_SERVICES)[number];

export const legalServiceLabels: Record<LegalService, string> = {
  'due-diligence': 'Due diligence (revisión legal)',
  escrituracion: 'Escrituración',
  asesoria: 'Asesoría legal',
  litigio: 'Litigio inmobiliario',
  regularizacion: 'Regularización',
  sucesion: 'Sucesión o herencia',
};

export const LEGAL_PROPERTY_TYPES = [
  'casa',
  'departamento',
  'oficina',
  'local',
  'terreno',
  'industrial',
] as const;
type LegalPropertyType = (typeof LEGAL_PROPERTY_TYPES)[number];

export const legalPropertyTypeLabels: Record<LegalPropertyType, string> = {
  casa: 'Casa',
  departamento: 'Departamento',
  oficina: 'Oficina',
  local: 'Local',
  terreno: 'Terreno',
  industrial: 'Industrial',
};

export const LEGAL_OPERATIONS = [
  'compra',
  'venta',
  'renta',
  'herencia',
  'donacion',
  'permuta',
] as const;
type LegalOperation = (typeof LEGAL_OPERATIONS)[number];

export const legalOperationLabels: Record<LegalOperation, string> = {
  compra: 'Compra',
  venta: 'Venta',
  renta: 'Renta',
  herencia: 'Herencia',
  donacion: 'Donación',
  permuta: 'Permuta',
};

export const LEGAL_URGENCIES = ['inmediata', 'urgente', 'normal', 'flexible'] as const;
type LegalUrgency = (typeof LEGAL_URGENCIES)[number];

export const legalUrgencyLabels: Record<LegalUrgency, string> = {
  inmediata: 'Inmediata (1–2 días)',
  urgente: 'Urgente (1 semana)',
  normal: 'Normal (2–3 semanas)',
  flexible: 'Flexible',
};

export const LEGAL_ISSUES = ['si', 'no', 'desconoce'] as const;
type LegalIssue = (typeof LEGAL_ISSUES)[number];

export const legalIssueLabels: Record<LegalIssue, string> = {
  si: 'Sí',
  no: 'No',
  desconoce: 'No lo sé',
};
