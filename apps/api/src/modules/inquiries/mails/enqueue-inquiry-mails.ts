import { isEmail } from '@pbr/schemas/email';
import type { InquiryReceipt } from '@pbr/schemas/inquiry/write';
import type { Property } from '@pbr/schemas/property/read';
import type { Company } from '@pbr/schemas/settings/settings';
import type { ServiceContext } from '../../../lib/context.ts';
import type { Mailbox, OutgoingMail } from '../../../mail/mail.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { inquiryNotice, inquiryAcknowledgement, phoneNotice } from './inquiry-mails.ts';
import type { OwnerContact } from '../inquiry.queries.ts';

interface ToldInquiry {
  property: Property;
  inquiry: InquiryReceipt;
  owner: OwnerContact | null;
  company: Company;
}

interface NewInquiry extends ToldInquiry {
  getsReceipt: boolean;
}

/** Mails the inquiry to the agent, and a receipt to the client who gets one. `ctx.db` is the transaction that stores the inquiry. */
export async function enqueueInquiryMails(
  ctx: ServiceContext,
  { property, inquiry, owner, company, getsReceipt }: NewInquiry,
): Promise<void> {
  const agent = recipientOf(owner, company);
  const facts = { inquiry, property, agentName: agent.name, sender: senderOf(ctx, company) };
  const notice = {
    key: `inquiry-${inquiry.id}-agent`,
    to: agent.address,
    replyTo: clientOf(inquiry),
    ...inquiryNotice(facts),
  };
  const receipt = {
    key: `inquiry-${inquiry.id}-client`,
    to: inquiry.clientEmail,
    ...inquiryAcknowledgement(facts),
  };
  const mails: OutgoingMail[] = getsReceipt ? [notice, receipt] : [notice];
  await Promise.all(mails.map((mail) => enqueueMail(ctx.db, mail)));
}

/** Tells the agent the telephone that a client has added. `ctx.db` is the transaction that stores it. */
export async function enqueuePhoneMail(
  ctx: ServiceContext,
  { property, inquiry, owner, company }: ToldInquiry,
): Promise<void> {
  await enqueueMail(ctx.db, {
    key: `inquiry-${inquiry.id}-phone`,
    to: recipientOf(owner, company).address,
    replyTo: clientOf(inquiry),
    ...phoneNotice({ inquiry, property, sender: senderOf(ctx, company) }),
  });
}

const clientOf = ({ clientName, clientEmail }: InquiryReceipt): Mailbox => ({
  name: clientName,
  address: clientEmail,
});

const senderOf = ({ publicOrigin }: ServiceContext, { name, address, phone }: Company) => ({
  name,
  address,
  phone,
  origin: publicOrigin,
});

/** The listing's agent, or the company when the agent is not active or has no usable e-mail. */
function recipientOf(owner: OwnerContact | null, company: Company): Mailbox {
  if (!owner?.isActive || !isEmail(owner.email))
    return { name: company.name, address: company.email };
  return { name: `${owner.firstName} ${owner.lastName}`.trim(), address: owner.email };
}
