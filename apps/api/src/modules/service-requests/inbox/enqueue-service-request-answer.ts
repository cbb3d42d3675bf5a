import { isEmail } from '@pbr/schemas/email';
import { randomUUID } from 'node:crypto';
import type { ServiceRequestItem } from '@pbr/schemas/service-request/service-request';
import type { ServiceContext } from '../../../lib/context.ts';
import type { Mailbox } from '../../../mail/mail.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { getSite } from '../../settings/get-site.ts';
import { serviceRequestAnswer } from '../mails/service-request-mails.ts';
import { findAssignee } from './service-request-item.queries.ts';

interface NewAnswer {
  serviceRequest: ServiceRequestItem;
  to: string;
  text: string;
  answeredBy: string;
}

/** Mails an answer to the client; replies go to its author. `ctx.db` is the transaction that stores the answer. */
export async function enqueueServiceRequestAnswer(
  ctx: ServiceContext,
  { serviceRequest, to, text, answeredBy }: NewAnswer,
): Promise<void> {
  const { name, address, phone, email } = (await getSite(ctx)).company;
  const replyTo = (await mailboxOf(ctx, answeredBy)) ?? { name, address: email };
  const sender = { name, address, phone, origin: ctx.publicOrigin };
  await enqueueMail(ctx.db, {
    key: `request-${serviceRequest.id}-answer-${randomUUID()}`,
    to,
    replyTo,
    ...serviceRequestAnswer({ serviceRequest, text, writerName: replyTo.name, sender }),
  });
}

/** Null for somebody without a usable e-mail. */
async function mailboxOf(ctx: ServiceContext, userId: string): Promise<Mailbox | null> {
  const person = await findAssignee(ctx.db, userId);
  if (!person || !isEmail(person.email)) return null;
  return { name: `${person.firstName} ${person.lastName}`.trim(), address: person.email };
}
