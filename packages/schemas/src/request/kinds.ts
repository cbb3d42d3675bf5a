import { valuesOf } from '../values-of.ts';

/** The kinds of request that visitors send to the company. */
export const requestKindLabels = {
  contact: 'Contacto',
  valuation: 'Avalúo',
  legal: 'Asesoría legal',
};
export const REQUEST_KINDS = valuesOf(requestKindLabels);
export type RequestKind = keyof typeof requestKindLabels;
