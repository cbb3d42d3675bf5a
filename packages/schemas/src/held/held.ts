import * as z from 'zod/mini';
import { pageShape } from '../page.ts';
import { inboxItemSchema } from '../inquiry/inbox.ts';
import { serviceRequestItemSchema } from '../service-request/service-request.ts';
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

const { kind, details, clientEmail: maybeEmail } = serviceRequestItemSchema.shape;
/** A service request to the company that filled the hidden field of its form. */
export const heldServiceRequestSchema = z
  .object({ ...client, clientEmail: maybeEmail, kind, details })
  .check(linkPhone);
export type HeldServiceRequest = z.output<typeof heldServiceRequestSchema>;

/** A page of held inquiries, the newest first. */
export const heldInquiriesSchema = z.object({ items: z.array(heldInquirySchema), ...pageShape });
/** A page of held service requests, the newest first. */
export const heldServiceRequestsSchema = z.object({
  items: z.array(heldServiceRequestSchema),
  ...pageShape,
});

export const heldCountSchema = z.object({ count: z.int() });
