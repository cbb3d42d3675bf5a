/** What visitors ask of the company. */
export const REQUEST_KINDS = ['contact', 'valuation', 'legal'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

export const requestKindLabels: Record<RequestKind, string> = {
  contact: 'Contacto',
  valuation: 'Avalúo',
  legal: 'Asesoría legal',
};
