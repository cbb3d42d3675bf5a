import type { RequestReceipt } from '@pbr/schemas/request/request';
import type { ServiceContext } from '../../lib/context.ts';
import { isMailAddress } from '../../mail/mail.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { mayGetReceipt } from '../mail/may-get-receipt.ts';
import { getSite } from '../settings/get-site.ts';
import {
  requestAcknowledgement,
  type RequestMailFacts,
  requestNotice,
  requestPhoneNotice,
} from './request-mails.ts';

/** Mails the request to the company, and a receipt to the sender. `ctx.db` is the transaction that stores the request. */
export async function enqueueRequestMails(
  ctx: ServiceContext,
  request: RequestMailFacts['request'],
): Promise<void> {
  const { name, address, phone, email, answerTimes } = (await getSite(ctx)).company;
  const facts = { request, sender: { name, address, phone, origin: ctx.publicOrigin } };
  const { id } = request;
  const clientEmail = mailAddressOf(request);
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

/** Tells the company the telephone that a client has added. `ctx.db` is the transaction that stores it. */
export async function enqueueRequestPhone(
  ctx: ServiceContext,
  request: RequestMailFacts['request'],
): Promise<void> {
  const { name, address, phone, email } = (await getSite(ctx)).company;
  const clientEmail = mailAddressOf(request);
  await enqueueMail(ctx.db, {
    key: `request-${request.id}-phone`,
    to: email,
    ...(clientEmail !== null && { replyTo: clientMailbox(request, clientEmail) }),
    ...requestPhoneNotice({
      request,
      sender: { name, address, phone, origin: ctx.publicOrigin },
    }),
  });
}

/** Null when there is none, or a text that is kept beside the telephone. */
const mailAddressOf = ({ clientEmail }: RequestReceipt) =>
  clientEmail !== null && isMailAddress(clientEmail) ? clientEmail : null;

const clientMailbox = ({ clientName }: RequestReceipt, address: string) => ({
  name: clientName,
  address,
});
