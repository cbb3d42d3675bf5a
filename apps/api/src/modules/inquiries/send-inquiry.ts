import { randomUUID } from 'node:crypto';
import {
  inquiryFormSchema,
  type InquiryReceipt,
  inquiryReceiptSchema,
} from '@pbr/schemas/inquiry/write';
import { PRIVACY_NOTICE_VERSION } from '@pbr/schemas/privacy-notice';
import { AppError } from '../../lib/errors.ts';
import { operation } from '../../operation/operation.ts';
import { read } from '../../operation/rows.ts';
import { mayGetReceipt } from '../mail/may-get-receipt.ts';
import { shownListings } from '../properties/property.rows.ts';
import { getSite } from '../settings/get-site.ts';
import { enqueueInquiryMails } from './enqueue-inquiry-mails.ts';
import { sentInquiry } from './inquiry.examples.ts';
import {
  findOwnerContact,
  findSameInquiry,
  insertInquiry,
  lockInquiriesOf,
  type NewInquiry,
} from './inquiry.queries.ts';

/** The same client, listing and message within this time count as one inquiry: a double click, or a retry after a lost answer. */
const SAME_WITHIN_MS = 10 * 60_000;

/** Stores a visitor's inquiry and mails it to the listing's agent. */
export const sendInquiry = operation({
  access: 'public',
  limit: 'publicForms',
  row: read(shownListings, 'see', 'propertyId'),
  input: inquiryFormSchema,
  output: inquiryReceiptSchema,
  example: sentInquiry,
  run: async (ctx, { company, ...values }, property) => {
    if (property.isDraft) throw new AppError('property.draft');
    const inquiry = { ...values, propertyId: property.id };
    const now = ctx.now();
    if (company) return unstoredReceipt(inquiry, now);
    return ctx.db.transaction(async (tx) => {
      // These statements travel together. Postgres looks for the same inquiry once it has the lock.
      const [, same, owner] = await Promise.all([
        lockInquiriesOf(tx, inquiry),
        findSameInquiry(tx, inquiry, new Date(now.getTime() - SAME_WITHIN_MS)),
        findOwnerContact(tx, property.ownerId),
      ]);
      if (same) return same;
      const inside = { ...ctx, db: tx };
      const [receipt, getsReceipt, site] = await Promise.all([
        insertInquiry(tx, inquiry, PRIVACY_NOTICE_VERSION, now),
        mayGetReceipt(inside, inquiry.clientEmail),
        getSite(inside),
      ]);
      const mails = { property, inquiry: receipt, owner, company: site.company, getsReceipt };
      await enqueueInquiryMails(inside, mails);
      return receipt;
    });
  },
});

/** Looks like a real receipt, so that a program that filled the hidden field learns nothing from it. */
function unstoredReceipt(inquiry: NewInquiry, now: Date): InquiryReceipt {
  return {
    ...inquiry,
    id: randomUUID(),
    status: 'pending',
    contactSource: 'website',
    createdAt: now.toISOString(),
  };
}
