import type { InquiryReceipt } from '@pbr/schemas/inquiry/write';
import type { Property } from '@pbr/schemas/property/read';
import type { Company } from '@pbr/schemas/settings/settings';
import type { ServiceContext } from '../../lib/context.ts';
import { isMailAddress, type Mailbox, type OutgoingMail } from '../../mail/mail.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { inquiryNotice, inquiryReceipt } from './inquiry-mails.ts';
import type { OwnerContact } from './inquiry.queries.ts';

interface NewInquiry {
  property: Property;
  inquiry: InquiryReceipt;
  owner: OwnerContact | null;
  company: Company;
  getsReceipt: boolean;
}

/** Mails the inquiry to the agent, and a receipt to the client who gets one. `ctx.db` is the transaction that stores the inquiry. */
export async function enqueueInquiryMails(
  ctx: ServiceContext,
  { property, inquiry, owner, company, getsReceipt }: NewInquiry,
): Promise<void> {
  const agent = recipientOf(owner, company);
  const { name, address, phone } = company;
  const sender = { name, address, phone, origin: ctx.publicOrigin };
  const facts = { inquiry, property, agentName: agent.name, sender };
  const notice = {
    key: `inquiry-${inquiry.id}-agent`,
    to: agent.address,
    replyTo: { name: inquiry.clientName, address: inquiry.clientEmail },
    ...inquiryNotice(facts),
  };
  const receipt = {
    key: `inquiry-${inquiry.id}-client`,
    to: inquiry.clientEmail,
    ...inquiryReceipt(facts),
  };
  const mails: OutgoingMail[] = getsReceipt ? [notice, receipt] : [notice];
  await Promise.all(mails.map((mail) => enqueueMail(ctx.db, mail)));
}

/** The listing's agent, or the company when the agent is not active or has no usable address. */
function recipientOf(owner: OwnerContact | null, company: Company): Mailbox {
  if (!owner?.isActive || !isMailAddress(owner.email))
    return { name: company.name, address: company.email };
  return { name: `${owner.firstName} ${owner.lastName}`.trim(), address: owner.email };
}
