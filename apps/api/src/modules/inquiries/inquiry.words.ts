import type { Says } from '../../rest/openapi/described.ts';

/** The words of the documentation for an inquiry and its receipt. */
export const inquiryFormWords = {
  clientName: 'El nombre de quien pregunta.',
  clientEmail: 'Su correo, al que llega la respuesta.',
  clientPhone: 'Su teléfono, de 7 a 15 dígitos.',
  message: 'Lo que quiere saber.',
  inquiryType: 'Lo que pide: información, una visita o el precio. Sin él es `info`.',
} satisfies Says;

export const inquiryReceiptWords = {
  ...inquiryFormWords,
  id: 'El id de la consulta, un UUID.',
  propertyId: 'El id de la propiedad.',
  status: 'Una consulta nueva es `pending`.',
  contactSource: 'Por dónde llegó; desde el portal y la API es `website`.',
  createdAt: 'Cuándo llegó, en UTC.',
} satisfies Says;
