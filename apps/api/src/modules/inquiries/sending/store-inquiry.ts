import type { InquiryReceipt } from '@pbr/schemas/inquiry/write';
import type { Property } from '@pbr/schemas/property/read';
import type { ServiceContext } from '../../../lib/context.ts';
import { sentAgain } from '../../../lib/sent-again.ts';
import { mayGetReceipt } from '../../mail/may-mail-to.ts';
import { getSite } from '../../settings/get-site.ts';
import { enqueueInquiryMails, enqueuePhoneMail } from '../mails/enqueue-inquiry-mails.ts';
import {
  addPhone,
  findAlikeInquiries,
  findOwnerContact,
  lockInquiriesOf,
  type NewInquiry,
  type insertInquiry,
} from '../inquiry.queries.ts';

interface Arrival {
  inquiry: NewInquiry;
  property: Property;
  /** The time after which an equal inquiry is this one, sent again. */
  since: Date;
  insert: (db: ServiceContext['db']) => ReturnType<typeof insertInquiry>;
}

/**
 * Stores an inquiry and mails it to the listing's agent. One that was sent again stays one; the agent is told of a telephone that it
 * adds. `inside.db` is a transaction.
 */
export async function storeInquiry(
  inside: ServiceContext,
  { inquiry, property, since, insert }: Arrival,
): Promise<InquiryReceipt> {
  const { db } = inside;
  // These statements travel together. Postgres looks for alike inquiries once it has the lock.
  const [, alike, owner] = await Promise.all([
    lockInquiriesOf(db, inquiry),
    findAlikeInquiries(db, inquiry, since),
    findOwnerContact(db, property.ownerId),
  ]);
  const same = sentAgain(alike, inquiry.clientPhone);
  if (same) {
    const receipt = receiptOfInquiry(inquiry, same);
    if (same.clientPhone === null && inquiry.clientPhone !== null) {
      const [site] = await Promise.all([
        getSite(inside),
        addPhone(db, same.id, inquiry.clientPhone),
      ]);
      await enqueuePhoneMail(inside, { property, inquiry: receipt, owner, company: site.company });
    }
    return receipt;
  }
  const [stored, getsReceipt, { company }] = await Promise.all([
    insert(db),
    mayGetReceipt(inside, inquiry.clientEmail),
    getSite(inside),
  ]);
  const receipt = receiptOfInquiry(inquiry, stored);
  await enqueueInquiryMails(inside, { property, inquiry: receipt, owner, company, getsReceipt });
  return receipt;
}

/** The answer to the sender. It tells what this sender sent, and nothing that an earlier one gave. */
export function receiptOfInquiry(
  inquiry: NewInquiry,
  { id, createdAt }: Pick<InquiryReceipt, 'id' | 'createdAt'>,
): InquiryReceipt {
  return { ...inquiry, id, status: 'pending', contactSource: 'website', createdAt };
}
