export const INQUIRY_TYPES = ['info', 'visit', 'price'] as const;
export type InquiryType = (typeof INQUIRY_TYPES)[number];

export const inquiryTypeLabels: Record<InquiryType, string> = {
  info: 'Pedir información',
  visit: 'Agendar una visita',
  price: 'Preguntar por el precio',
};

export const INQUIRY_STATUSES = ['pending', 'answered', 'closed'] as const;
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number];

export const inquiryStatusLabels: Record<InquiryStatus, string> = {
  pending: 'Pendiente',
  answered: 'Respondida',
  closed: 'Cerrada',
};
