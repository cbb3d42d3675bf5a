import * as z from 'zod/mini';
import { inboxItemSchema } from '../inquiry/inbox.ts';
import { requestItemSchema } from '../request/request.ts';

/** An inquiry that filled the hidden field of its form. */
export const heldInquirySchema = z.pick(inboxItemSchema, {
  id: true,
  clientName: true,
  clientEmail: true,
  clientPhone: true,
  message: true,
  inquiryType: true,
  createdAt: true,
  property: true,
  agent: true,
});
export type HeldInquiry = z.output<typeof heldInquirySchema>;

/** A request to the company that filled the hidden field of its form. */
export const heldRequestSchema = z.pick(requestItemSchema, {
  id: true,
  kind: true,
  clientName: true,
  clientEmail: true,
  clientPhone: true,
  message: true,
  details: true,
  createdAt: true,
});
export type HeldRequest = z.output<typeof heldRequestSchema>;

const page = { total: z.int(), page: z.int(), pageCount: z.int() };
/** A page of held inquiries, the newest first. */
export const heldInquiriesSchema = z.object({ items: z.array(heldInquirySchema), ...page });
/** A page of held requests, the newest first. */
export const heldRequestsSchema = z.object({ items: z.array(heldRequestSchema), ...page });

export const heldCountSchema = z.object({ count: z.int() });
