import { valuesOf } from '../values-of.ts';

/** The kinds of service request that visitors send to the company. */
export const serviceRequestKindLabels = {
  contact: 'Contacto',
  valuation: 'Avalúo',
  legal: 'Asesoría legal',
};
export const SERVICE_REQUEST_KINDS = valuesOf(serviceRequestKindLabels);
export type ServiceRequestKind = keyof typeof serviceRequestKindLabels;
