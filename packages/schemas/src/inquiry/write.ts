import * as z from 'zod/mini';
import { INQUIRY_TYPES } from './values.ts';
import {
  emailSchema,
  lineSchema,
  noneAs,
  orNone,
  paragraphSchema,
  phoneSchema,
  trapSchema,
} from '../text.ts';

/** The form in which a visitor writes to a listing's agent. */
export const inquiryFormSchema = z.object({
  clientName: lineSchema({ max: 120, required: 'Escribe tu nombre.' }),
  clientEmail: emailSchema,
  clientPhone: orNone(phoneSchema),
  message: orNone(paragraphSchema({ max: 2000 })),
  inquiryType: z._default(
    noneAs(z.enum(INQUIRY_TYPES, 'Elige un tipo de consulta.'), 'info'),
    'info',
  ),
  company: trapSchema,
});
export type SentInquiry = z.input<typeof inquiryFormSchema>;
export type InquiryForm = z.output<typeof inquiryFormSchema>;

/** The answer to the sender. */
export const inquiryReceiptSchema = z.object({
  id: z.uuid(),
  propertyId: z.uuid(),
  clientName: z.string(),
  clientEmail: z.string(),
  clientPhone: z.nullable(z.string()),
  message: z.nullable(z.string()),
  inquiryType: z.string(),
  status: z.string(),
  contactSource: z.string(),
  createdAt: z.iso.datetime(),
});
export type InquiryReceipt = z.output<typeof inquiryReceiptSchema>;
