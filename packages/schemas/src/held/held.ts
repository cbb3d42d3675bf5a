import * as z from 'zod/mini';
import { inboxItemSchema } from '../inquiry/inbox.ts';
import { requestItemSchema } from '../request/request.ts';
import { clientPhoneLink, linkPhone } from '../telephone.ts';

const client = {
  id: z.uuid(),
  clientName: z.string(),
  clientPhone: z.nullable(z.string()),
  clientPhoneLink,
  message: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
};

const { clientEmail, inquiryType, property, agent } = inboxItemSchema.shape;
/** An inquiry that filled the hidden field of its form. */
export const heldInquirySchema = z
  .object({ ...client, clientEmail, inquiryType, property, agent })
  .check(linkPhone);
export type HeldInquiry = z.output<typeof heldInquirySchema>;

const { kind, details, clientEmail: maybeEmail } = requestItemSchema.shape;
/** A request to the company that filled the hidden field of its form. */
export const heldRequestSchema = z
  .object({ ...client, clientEmail: maybeEmail, kind, details })
  .check(linkPhone);
export type HeldRequest = z.output<typeof heldRequestSchema>;

const page = { total: z.int(), page: z.int(), pageCount: z.int() };
/** A page of held inquiries, the newest first. */
export const heldInquiriesSchema = z.object({ items: z.array(heldInquirySchema), ...page });
/** A page of held requests, the newest first. */
export const heldRequestsSchema = z.object({ items: z.array(heldRequestSchema), ...page });

export const heldCountSchema = z.object({ count: z.int() });
