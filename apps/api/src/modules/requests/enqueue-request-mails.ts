import type { RequestReceipt } from '@pbr/schemas/request';
import type { ServiceContext } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { getSite } from '../settings/get-site.ts';
import { requestAcknowledgement, type RequestMailFacts, requestNotice } from './request-mails.ts';

/** Tells the company, and gives the sender a receipt. `ctx.db` is the transaction that stores the request. */
export async function enqueueRequestMails(
  ctx: ServiceContext,
  request: RequestMailFacts['request'],
): Promise<void> {
  const { name, address, phone, email, answerTimes } = (await getSite(ctx)).company;
  const facts = { request, sender: { name, address, phone, origin: ctx.publicOrigin } };
  const { id, clientEmail } = request;
  await enqueueMail(ctx.db, {
    key: `request-${id}-company`,
    to: email,
    ...(clientEmail !== null && { replyTo: clientMailbox(request, clientEmail) }),
    ...requestNotice(facts),
  });
  if (clientEmail === null || !(await mayGetReceipt(ctx, clientEmail))) return;
  await enqueueMail(ctx.db, {
    key: `request-${id}-client`,
    to: clientEmail,
    replyTo: { name, address: email },
    ...requestAcknowledgement({ ...facts, replyWithin: answerTimes.reply }),
  });
}

const clientMailbox = ({ clientName }: RequestReceipt, address: string) => ({
  name: clientName,
  address,
});

/** The forms take any address, so a stranger's mailbox must not be filled through them. */
async function mayGetReceipt(ctx: ServiceContext, clientEmail: string): Promise<boolean> {
  try {
    await ctx.limiter.consume(ctx.limits.inquiryReceipts, clientEmail.toLowerCase(), ctx.db);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.kind === 'too_many') return false;
    throw error;
  }
}
