import * as z from 'zod/mini';
import { INQUIRY_TYPES } from './values.ts';
import { emailSchema } from '../email.ts';
import { nameSchema } from '../person-name.ts';
import { clientPhoneSchema } from '../telephone.ts';
import { noneAs, orNone, paragraphSchema, trapSchema } from '../text.ts';

/** The form in which a visitor writes to a listing's agent. */
export const inquiryFormSchema = z.object({
  clientName: nameSchema({ required: 'Escribe tu nombre.' }),
  clientEmail: emailSchema,
  clientPhone: orNone(clientPhoneSchema),
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
