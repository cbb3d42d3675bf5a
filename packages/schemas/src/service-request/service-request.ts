import * as z from 'zod/mini';
import { personSchema } from '../account/person.ts';
import { statusCountsSchema } from '../inquiry/status-counts.ts';
import { INQUIRY_STATUSES } from '../inquiry/values.ts';
import { SERVICE_REQUEST_KINDS } from './kinds.ts';
import { clientPhoneLink, linkPhone } from '../telephone.ts';

const timestampText = z.iso.datetime();

/** The answer to the sender. */
export const serviceRequestReceiptSchema = z.object({
  id: z.uuid(),
  kind: z.enum(SERVICE_REQUEST_KINDS),
  clientName: z.string(),
  clientEmail: z.nullable(z.string()),
  clientPhone: z.nullable(z.string()),
  status: z.enum(INQUIRY_STATUSES),
  createdAt: timestampText,
});
export type ServiceRequestReceipt = z.output<typeof serviceRequestReceiptSchema>;

/** A service request as admins read it. */
export const serviceRequestItemSchema = z
  .extend(serviceRequestReceiptSchema, {
    clientPhoneLink,
    message: z.nullable(z.string()),
    /** The other answers of this kind of form; `serviceRequestFacts` puts them in words. */
    details: z.record(z.string(), z.string()),
    assignee: z.nullable(personSchema),
    /** The answers sent to the client; later ones stand below the first, each under its date. */
    response: z.nullable(z.string()),
    /** When the client got the first answer. */
    responseDate: z.nullable(timestampText),
    closedAt: z.nullable(timestampText),
    /** The version of the privacy notice that the client saw. */
    noticeVersion: z.string(),
    updatedAt: timestampText,
  })
  .check(linkPhone);
export type ServiceRequestItem = z.output<typeof serviceRequestItemSchema>;

export const serviceRequestListSchema = z.object({
  /** Pending service requests first, oldest first; then the rest, newest first. */
  items: z.array(serviceRequestItemSchema),
  /** Null on the last page. */
  nextCursor: z.nullable(z.string()),
  /** Counts of the service requests that match kind, assignee and words, ignoring the status. */
  counts: statusCountsSchema,
});
export type ServiceRequestList = z.output<typeof serviceRequestListSchema>;

export const waitingServiceRequestsSchema = z.object({ count: z.int() });

export const assignServiceRequestSchema = z.object({
  /** An admin; null for nobody. */
  assignee: z.nullable(z.uuid('Elige a una persona de la lista.')),
});

/** The row after which a list continues: its half of the list, its creation time in microseconds, and its id. */
const serviceRequestPositionSchema = z.readonly(
  z.tuple([z.enum(['waiting', 'done']), z.string().check(z.regex(/^\d{1,16}$/u)), z.uuid()]),
);
export type ServiceRequestPosition = z.output<typeof serviceRequestPositionSchema>;

/** Reads the row from a cursor; null when it holds none. */
export function parseServiceRequestPosition(keys: unknown): ServiceRequestPosition | null {
  return z.safeParse(serviceRequestPositionSchema, keys).data ?? null;
}
