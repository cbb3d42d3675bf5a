import { valuesOf } from '../values-of.ts';

/** What visitors ask of the company. */
export const requestKindLabels = {
  contact: 'Contacto',
  valuation: 'Avalúo',
  legal: 'Asesoría legal',
};
export const REQUEST_KINDS = valuesOf(requestKindLabels);
export type RequestKind = keyof typeof requestKindLabels;
