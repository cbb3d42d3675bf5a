import { valuesOf } from '../values-of.ts';

export const inquiryTypeLabels = {
  info: 'Pedir información',
  visit: 'Agendar una visita',
  price: 'Preguntar por el precio',
};
export const INQUIRY_TYPES = valuesOf(inquiryTypeLabels);
export type InquiryType = keyof typeof inquiryTypeLabels;

export const inquiryStatusLabels = {
  pending: 'Pendiente',
  answered: 'Respondida',
  closed: 'Archivada',
};
export const INQUIRY_STATUSES = valuesOf(inquiryStatusLabels);
export type InquiryStatus = keyof typeof inquiryStatusLabels;
