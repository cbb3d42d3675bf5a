import type { InquiryReceipt } from '@pbr/schemas/inquiry/write';
import type { Property } from '@pbr/schemas/property/read';
import type { Company } from '@pbr/schemas/settings/settings';
import type { ServiceContext } from '../../../lib/context.ts';
import { type Mailbox, mailboxOf } from '../../../mail/mail.ts';
import type { MailSender } from '../../../mail/mail-layout.ts';
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
  const agent = agentOf(owner);
  const notice = enqueueMail(
    ctx,
    {
      key: `inquiry-${inquiry.id}-agent`,
      to: agent?.address,
      replyTo: clientOf(inquiry),
      compose: (sender) => inquiryNotice({ inquiry, property, sender }),
    },
    company,
  );
  const receipt = {
    key: `inquiry-${inquiry.id}-client`,
    to: inquiry.clientEmail,
    compose: (sender: MailSender) =>
      inquiryAcknowledgement({ inquiry, property, agentName: (agent ?? sender).name, sender }),
  };
  await Promise.all([notice, getsReceipt && enqueueMail(ctx, receipt, company)]);
}

/** Tells the agent the telephone that a client has added. `ctx.db` is the transaction that stores it. */
export async function enqueuePhoneMail(
  ctx: ServiceContext,
  { property, inquiry, owner, company }: ToldInquiry,
): Promise<void> {
  const mail = {
    key: `inquiry-${inquiry.id}-phone`,
    to: agentOf(owner)?.address,
    replyTo: clientOf(inquiry),
    compose: (sender: MailSender) => phoneNotice({ inquiry, property, sender }),
  };
  await enqueueMail(ctx, mail, company);
}

const clientOf = ({ clientName, clientEmail }: InquiryReceipt): Mailbox => ({
  name: clientName,
  address: clientEmail,
});

/** The listing's agent; null when the agent is not active or has no usable e-mail, and the company answers. */
const agentOf = (owner: OwnerContact | null) => (owner?.isActive ? mailboxOf(owner) : null);
