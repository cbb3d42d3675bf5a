import { isEmail } from '@pbr/schemas/email';
import { randomUUID } from 'node:crypto';
import type { InboxItem } from '@pbr/schemas/inquiry/inbox';
import type { Property } from '@pbr/schemas/property/read';
import type { ServiceContext } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Mailbox } from '../../../mail/mail.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { getProperty } from '../../properties/listings/get-property.ts';
import { getSite } from '../../settings/get-site.ts';
import { inquiryAnswer } from '../mails/inquiry-answer-mail.ts';
import { findOwnerContact } from '../inquiry.queries.ts';

interface NewAnswer {
  inquiry: InboxItem;
  text: string;
  answeredBy: string;
}

/** Mails an answer to the client; replies go to its author. `ctx.db` is the transaction that stores the answer. */
export async function enqueueAnswerMail(
  ctx: ServiceContext,
  { inquiry, text, answeredBy }: NewAnswer,
): Promise<void> {
  const { company } = await getSite(ctx);
  const { name, address, phone } = company;
  const agent = await mailboxOf(ctx, answeredBy);
  const replyTo = agent ?? { name, address: company.email };
  await enqueueMail(ctx.db, {
    key: `inquiry-${inquiry.id}-answer-${randomUUID()}`,
    to: inquiry.clientEmail,
    replyTo,
    ...inquiryAnswer({
      inquiry,
      text,
      agentName: replyTo.name,
      property: await listingForClient(ctx, inquiry.propertyId),
      sender: { name, address, phone, origin: ctx.publicOrigin },
    }),
  });
}

/** Null for somebody without a usable e-mail. */
async function mailboxOf(ctx: ServiceContext, userId: string): Promise<Mailbox | null> {
  const person = await findOwnerContact(ctx.db, userId);
  if (!person || !isEmail(person.email)) return null;
  return { name: `${person.firstName} ${person.lastName}`.trim(), address: person.email };
}

/** The listing as the public sees it; null when the public cannot see it. */
async function listingForClient(ctx: ServiceContext, id: string): Promise<Property | null> {
  try {
    return await getProperty({ ...ctx, actor: { kind: 'visitor' } }, { id });
  } catch (error) {
    if (error instanceof AppError && error.kind === 'not_found') return null;
    throw error;
  }
}
