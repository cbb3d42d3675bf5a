import * as z from 'zod/mini';
import { INQUIRY_STATUSES } from '../inquiry/values.ts';
import { REQUEST_KINDS } from './kinds.ts';
import { clientPhoneLink, linkPhone } from '../telephone.ts';
import { paragraphSchema } from '../text.ts';

const timestampText = z.iso.datetime();

/** The answer to the sender. */
export const requestReceiptSchema = z.object({
  id: z.uuid(),
  kind: z.enum(REQUEST_KINDS),
  clientName: z.string(),
  clientEmail: z.nullable(z.string()),
  clientPhone: z.nullable(z.string()),
  status: z.enum(INQUIRY_STATUSES),
  createdAt: timestampText,
});
export type RequestReceipt = z.output<typeof requestReceiptSchema>;

/** A request as admins read it. */
export const requestItemSchema = z
  .extend(requestReceiptSchema, {
    clientPhoneLink,
    message: z.nullable(z.string()),
    /** The other answers of this kind of form; `requestFacts` puts them in words. */
    details: z.record(z.string(), z.string()),
    assignee: z.nullable(z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string() })),
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
export type RequestItem = z.output<typeof requestItemSchema>;

export const requestListSchema = z.object({
  /** Pending requests first, oldest first; then the rest, newest first. */
  items: z.array(requestItemSchema),
  /** Null on the last page. */
  nextCursor: z.nullable(z.string()),
  /** Counts of the requests that match kind, assignee and words, ignoring the status. */
  counts: z.object({ pending: z.int(), answered: z.int(), closed: z.int() }),
});
export type RequestList = z.output<typeof requestListSchema>;

export const waitingRequestsSchema = z.object({ count: z.int() });

export const assignRequestSchema = z.object({
  /** An admin; null for nobody. */
  assignee: z.nullable(z.uuid('Elige a una persona de la lista.')),
});

/** The answer to the client. */
export const requestAnswerFormSchema = z.object({
  text: paragraphSchema({ max: 5000, required: 'Escribe tu respuesta.' }),
});

/** The row after which a list continues: its half of the list, its creation time in microseconds, and its id. */
const requestPositionSchema = z.readonly(
  z.tuple([z.enum(['waiting', 'done']), z.string().check(z.regex(/^\d{1,16}$/u)), z.uuid()]),
);
export type RequestPosition = z.output<typeof requestPositionSchema>;

/** Reads the row from a cursor; null when it holds none. */
export function parseRequestPosition(keys: unknown): RequestPosition | null {
  return z.safeParse(requestPositionSchema, keys).data ?? null;
}
