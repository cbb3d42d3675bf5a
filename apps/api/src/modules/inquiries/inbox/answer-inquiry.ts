import { randomUUID } from 'node:crypto';
import { isEmail } from '@pbr/schemas/email';
import { answerFormSchema, type InboxItem, inboxItemSchema } from '@pbr/schemas/inquiry/inbox';
import type { Property } from '@pbr/schemas/property/read';
import { action } from '../../../action/action.ts';
import { lock, type SignedIn } from '../../../action/rows.ts';
import type { ServiceContext } from '../../../lib/context.ts';
import { AppError, wrongField } from '../../../lib/errors.ts';
import { mailboxOf } from '../../../mail/mail.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { getProperty } from '../../properties/listings/get-property.ts';
import { findOwnerContact } from '../inquiry.queries.ts';
import { inquiryAnswer } from '../mails/inquiry-answer-mail.ts';
import { isLastAnswer, MAX_THREAD, withAnswer } from './answer-thread.ts';
import { readItem, storeAnswer } from './inbox-item.queries.ts';
import { inquiries } from './inquiry.rows.ts';

/** Mails an answer to the client and stores it. */
export const answerInquiry = action({
  access: 'member',
  row: lock(inquiries, 'answer'),
  input: answerFormSchema,
  output: inboxItemSchema,
  example: { text: 'Sí, el sábado a las once.' },
  run: async (inside, { text }, inquiry) => {
    const { db, actor, now } = inside;
    const answeredAt = now();
    if (isLastAnswer(inquiry, text, answeredAt)) return readItem(db, inquiry.id);
    const agentResponse = withAnswer(inquiry, text, answeredAt);
    if (agentResponse.length > MAX_THREAD) throw new AppError('inquiry.full');
    const answer = { agentResponse, answeredBy: actor.userId, answeredAt };
    const item = await storeAnswer(db, inquiry.id, answer);
    await mailAnswer(inside, item, text);
    return item;
  },
});

/** Mails an answer to the client; replies go to its author. `inside` is the transaction that stores the answer. */
async function mailAnswer(inside: SignedIn, inquiry: InboxItem, text: string): Promise<void> {
  if (!isEmail(inquiry.clientEmail))
    throw wrongField('text', 'Su correo no se puede usar: llámale por teléfono.');
  const agent = mailboxOf(await findOwnerContact(inside.db, inside.actor.userId));
  const property = await listingForClient(inside, inquiry.propertyId);
  await enqueueMail(inside, {
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
