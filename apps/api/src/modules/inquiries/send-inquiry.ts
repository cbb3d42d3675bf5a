import { randomUUID } from 'node:crypto';
import {
  type InquiryReceipt,
  type SendInquiry,
  inquiryFormSchema,
} from '@pbr/schemas/inquiry/write';
import { PRIVACY_NOTICE_VERSION } from '@pbr/schemas/privacy-notice';
import type { ServiceContext } from '../../lib/context.ts';
import { parseInput } from '../../lib/parse-input.ts';
import { getProperty } from '../properties/listings/get-property.ts';
import { enqueueInquiryMails } from './enqueue-inquiry-mails.ts';
import { findSameInquiry, insertInquiry, lockInquiriesOf } from './inquiry.queries.ts';

/** The same client, listing and message within this time count as one inquiry: a double click, or a retry after a lost answer. */
const SAME_WITHIN_MS = 10 * 60_000;

/** Stores a visitor's inquiry and mails it to the listing's agent. `form` is validated here, after the listing was found visible. */
export async function sendInquiry(
  ctx: ServiceContext,
  { propertyId, form }: { propertyId: string; form: unknown },
): Promise<InquiryReceipt> {
  await ctx.limiter.consume(ctx.limits.publicForms, ctx.address);
  const property = await getProperty(ctx, { id: propertyId });
  const { company, ...values } = parseInput(inquiryFormSchema, form);
  const inquiry = { ...values, propertyId: property.id };
  const now = ctx.now();
  if (company) return unstoredReceipt(inquiry, now);
  return ctx.db.transaction(async (tx) => {
    await lockInquiriesOf(tx, inquiry);
    const same = await findSameInquiry(tx, inquiry, new Date(now.getTime() - SAME_WITHIN_MS));
    if (same) return same;
    const receipt = await insertInquiry(tx, inquiry, PRIVACY_NOTICE_VERSION, now);
    await enqueueInquiryMails({ ...ctx, db: tx }, { property, inquiry: receipt });
    return receipt;
  });
}

/** Looks like a real receipt, so that a program that filled the hidden field learns nothing from it. */
function unstoredReceipt(inquiry: Omit<SendInquiry, 'company'>, now: Date): InquiryReceipt {
  return {
    ...inquiry,
    id: randomUUID(),
    status: 'pending',
    contactSource: 'website',
    createdAt: now.toISOString(),
  };
}
