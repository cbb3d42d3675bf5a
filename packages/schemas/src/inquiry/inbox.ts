import * as z from 'zod/mini';
import { personSchema } from '../account/person.ts';
import { pageShape } from '../page.ts';
import { statusCountsSchema } from './status-counts.ts';
import { INQUIRY_STATUSES } from './values.ts';
import { inquiryReceiptSchema } from './write.ts';
import { clientPhoneLink, linkPhone } from '../telephone.ts';
import { paragraphSchema } from '../text.ts';

const timestampText = z.iso.datetime();
/** As Postgres keeps it. */
const decimalText = z.string();

/** An inquiry as the people who answer it see it. */
export const inboxItemSchema = z
  .extend(inquiryReceiptSchema, {
    clientPhoneLink,
    status: z.enum(INQUIRY_STATUSES),
    /** The answers sent to the client; later ones stand below the first, each under its date. */
    agentResponse: z.nullable(z.string()),
    /** When the client got the first answer. */
    responseDate: z.nullable(timestampText),
    closedAt: z.nullable(timestampText),
    property: z.object({
      id: z.uuid(),
      name: z.string(),
      neighborhood: z.string(),
      city: z.string(),
      operationType: z.string(),
      salePrice: z.nullable(decimalText),
      rentPrice: z.nullable(decimalText),
      currency: z.string(),
      /** The base URL of the primary photo. */
      image: z.nullable(z.string()),
      isDeleted: z.boolean(),
    }),
    /** The owner of the listing. */
    agent: personSchema,
  })
  .check(linkPhone);
export type InboxItem = z.output<typeof inboxItemSchema>;

export const inboxSchema = z.object({
  /** Pending inquiries first, oldest first; then the rest, newest first. */
  items: z.array(inboxItemSchema),
  ...pageShape,
  /** Counts of the inquiries that match the listing and the words, ignoring the status. */
  counts: statusCountsSchema,
});
export type Inbox = z.output<typeof inboxSchema>;

export const unansweredSchema = z.object({ count: z.int() });

/** An answer to a client. */
export const answerFormSchema = z.object({
  text: paragraphSchema({ max: 5000, required: 'Escribe tu respuesta.' }),
});
