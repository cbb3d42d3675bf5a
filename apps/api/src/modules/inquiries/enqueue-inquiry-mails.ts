import type { InquiryReceipt } from '@pbr/schemas/inquiry/write';
import type { Property } from '@pbr/schemas/property/read';
import type { Company } from '@pbr/schemas/settings/settings';
import type { ServiceContext } from '../../lib/context.ts';
import { isMailAddress, type Mailbox } from '../../mail/mail.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { mayGetReceipt } from '../mail/may-get-receipt.ts';
import { getSite } from '../settings/get-site.ts';
import { inquiryNotice, inquiryReceipt } from './inquiry-mails.ts';
import { findOwnerContact } from './inquiry.queries.ts';

interface NewInquiry {
  property: Property;
  inquiry: InquiryReceipt;
}

/** Mails the inquiry to the agent, and a receipt to the client. `ctx.db` is the transaction that stores the inquiry. */
export async function enqueueInquiryMails(
  ctx: ServiceContext,
  { property, inquiry }: NewInquiry,
): Promise<void> {
  const { company } = await getSite(ctx);
  const agent = await recipientOf(ctx, property, company);
  const { name, address, phone } = company;
  const sender = { name, address, phone, origin: ctx.publicOrigin };
  const facts = { inquiry, property, agentName: agent.name, sender };
  await enqueueMail(ctx.db, {
    key: `inquiry-${inquiry.id}-agent`,
    to: agent.address,
    replyTo: { name: inquiry.clientName, address: inquiry.clientEmail },
    ...inquiryNotice(facts),
  });
  if (!(await mayGetReceipt(ctx, inquiry.clientEmail))) return;
  await enqueueMail(ctx.db, {
    key: `inquiry-${inquiry.id}-client`,
    to: inquiry.clientEmail,
    ...inquiryReceipt(facts),
  });
}

/** The listing's agent, or the company when the agent is not active or has no usable address. */
async function recipientOf(
  ctx: ServiceContext,
  { ownerId }: Property,
  company: Company,
): Promise<Mailbox> {
  const owner = await findOwnerContact(ctx.db, ownerId);
  if (!owner?.isActive || !isMailAddress(owner.email))
    return { name: company.name, address: company.email };
  return { name: `${owner.firstName} ${owner.lastName}`.trim(), address: owner.email };
}
