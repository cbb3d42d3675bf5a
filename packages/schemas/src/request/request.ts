import * as z from 'zod/mini';
import { INQUIRY_STATUSES } from '../inquiry/values.ts';
import { REQUEST_KINDS } from './kinds.ts';
import { paragraphSchema } from '../text.ts';

const timestampText = z.iso.datetime();

/** What the sender gets back. */
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
export const requestItemSchema = z.extend(requestReceiptSchema, {
  message: z.nullable(z.string()),
  /** What the form of this kind asked besides; `requestFacts` puts it in words. */
  details: z.record(z.string(), z.string()),
  assignee: z.nullable(z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string() })),
  /** What the client was written; later answers stand below the first one, each under its date. */
  response: z.nullable(z.string()),
  /** When the client was answered first. */
  responseDate: z.nullable(timestampText),
  closedAt: z.nullable(timestampText),
  /** The version of the privacy notice that the client was shown. */
  noticeVersion: z.string(),
  updatedAt: timestampText,
});
export type RequestItem = z.output<typeof requestItemSchema>;

export const requestListSchema = z.object({
  /** Pending ones first, the oldest before the others; then the rest, the newest first. */
  items: z.array(requestItemSchema),
  /** Null at the end. */
  nextCursor: z.nullable(z.string()),
  /** Of what kind, person and words leave, whatever the status asked for. */
  counts: z.object({ pending: z.int(), answered: z.int(), closed: z.int() }),
});
export type RequestList = z.output<typeof requestListSchema>;

export const waitingRequestsSchema = z.object({ count: z.int() });

/** Any text may be asked for; what is not an id of a request is not there. */
export const requestIdSchema = z.object({ id: z.string() });

export const assignRequestSchema = z.object({
  id: z.string(),
  /** Somebody of the administration; null for nobody. */
  assignee: z.nullable(z.uuid('Elige a una persona de la lista.')),
});

/** What is written to the client. */
export const requestAnswerFormSchema = z.object({
  text: paragraphSchema({ max: 5000, required: 'Escribe tu respuesta.' }),
});

export const answerRequestSchema = z.extend(requestAnswerFormSchema, { id: z.string() });

/** Behind which row a list goes on: in which half, since when in microseconds, and its id. */
const requestPositionSchema = z.readonly(
  z.tuple([z.enum(['waiting', 'done']), z.string().check(z.regex(/^\d{1,16}$/u)), z.uuid()]),
);
export type RequestPosition = z.output<typeof requestPositionSchema>;

/** The row that a cursor carries; null when it carries none. */
export function parseRequestPosition(keys: unknown): RequestPosition | null {
  return z.safeParse(requestPositionSchema, keys).data ?? null;
}
