import { randomUUID } from 'node:crypto';
import type { InboxItem } from '@pbr/schemas/inquiry/inbox';
import type { Property } from '@pbr/schemas/property/read';
import type { ServiceContext } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { mailboxOf } from '../../../mail/mail.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { getProperty } from '../../properties/listings/get-property.ts';
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
  const agent = mailboxOf(await findOwnerContact(ctx.db, answeredBy));
  const property = await listingForClient(ctx, inquiry.propertyId);
  await enqueueMail(ctx, {
    key: `inquiry-${inquiry.id}-answer-${randomUUID()}`,
    to: inquiry.clientEmail,
    replyTo: agent ?? 'company',
    compose: (sender) => {
      const agentName = (agent ?? sender).name;
      return inquiryAnswer({ inquiry, text, agentName, property, sender });
    },
  });
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
