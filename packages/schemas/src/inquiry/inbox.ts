import * as z from 'zod/mini';
import { INQUIRY_STATUSES } from './values.ts';
import { inquiryReceiptSchema } from './write.ts';
import { paragraphSchema } from '../text.ts';

const timestampText = z.iso.datetime();

/** An inquiry as whoever answers it reads it. */
export const inboxItemSchema = z.extend(inquiryReceiptSchema, {
  status: z.enum(INQUIRY_STATUSES),
  /** What the client was written; later answers stand below the first one, each under its date. */
  agentResponse: z.nullable(z.string()),
  /** When the client was answered first. */
  responseDate: z.nullable(timestampText),
  closedAt: z.nullable(timestampText),
  property: z.object({
    id: z.uuid(),
    name: z.string(),
    neighborhood: z.string(),
    city: z.string(),
    /** The base address of the primary photo. */
    image: z.nullable(z.string()),
    isDeleted: z.boolean(),
  }),
  /** Whose listing it is. */
  agent: z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string() }),
});
export type InboxItem = z.output<typeof inboxItemSchema>;

export const inboxSchema = z.object({
  /** Pending ones first, the oldest before the others; then the rest, the newest first. */
  items: z.array(inboxItemSchema),
  total: z.int(),
  page: z.int(),
  pageCount: z.int(),
  /** Of what the listing and the words leave, whatever the status asked for. */
  counts: z.object({ pending: z.int(), answered: z.int(), closed: z.int() }),
});
export type Inbox = z.output<typeof inboxSchema>;

export const unansweredSchema = z.object({ count: z.int() });

/** Any text may be asked for; what is not an id of an inquiry is not there. */
export const inquiryIdSchema = z.object({ id: z.string() });

/** What an agent writes to a client. */
export const answerFormSchema = z.object({
  text: paragraphSchema({ max: 5000, required: 'Escribe tu respuesta.' }),
});

export const answerInquirySchema = z.extend(answerFormSchema, { id: z.string() });
