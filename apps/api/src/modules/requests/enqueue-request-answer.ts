import { randomUUID } from 'node:crypto';
import type { RequestItem } from '@pbr/schemas/request/request';
import type { ServiceContext } from '../../lib/context.ts';
import { isMailAddress, type Mailbox } from '../../mail/mail.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { getSite } from '../settings/get-site.ts';
import { requestAnswer } from './request-mails.ts';
import { findPerson } from './request-item.queries.ts';

interface NewAnswer {
  request: RequestItem;
  to: string;
  text: string;
  answeredBy: string;
}

/** Mails an answer to the client; replies go to its author. `ctx.db` is the transaction that stores the answer. */
export async function enqueueRequestAnswer(
  ctx: ServiceContext,
  { request, to, text, answeredBy }: NewAnswer,
): Promise<void> {
  const { name, address, phone, email } = (await getSite(ctx)).company;
  const replyTo = (await mailboxOf(ctx, answeredBy)) ?? { name, address: email };
  const sender = { name, address, phone, origin: ctx.publicOrigin };
  await enqueueMail(ctx.db, {
    key: `request-${request.id}-answer-${randomUUID()}`,
    to,
    replyTo,
    ...requestAnswer({ request, text, writerName: replyTo.name, sender }),
  });
}

/** Null for somebody without a usable address. */
async function mailboxOf(ctx: ServiceContext, userId: string): Promise<Mailbox | null> {
  const person = await findPerson(ctx.db, userId);
  if (!person || !isMailAddress(person.email)) return null;
  return { name: `${person.firstName} ${person.lastName}`.trim(), address: person.email };
}
