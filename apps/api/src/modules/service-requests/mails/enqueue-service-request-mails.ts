import { isEmail } from '@pbr/schemas/email';
import type { ServiceRequestReceipt } from '@pbr/schemas/service-request/service-request';
import type { ServiceContext } from '../../../lib/context.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { mayGetReceipt } from '../../mail/may-get-receipt.ts';
import { getSite } from '../../settings/get-site.ts';
import {
  serviceRequestAcknowledgement,
  type ServiceRequestMailFacts,
  serviceRequestNotice,
  serviceRequestPhoneNotice,
} from './service-request-mails.ts';

/** Mails the service request to the company, and a receipt to the sender. `ctx.db` is the transaction that stores the service request. */
export async function enqueueServiceRequestMails(
  ctx: ServiceContext,
  serviceRequest: ServiceRequestMailFacts['serviceRequest'],
): Promise<void> {
  const { name, address, phone, email, answerTimes } = (await getSite(ctx)).company;
  const facts = { serviceRequest, sender: { name, address, phone, origin: ctx.publicOrigin } };
  const { id } = serviceRequest;
  const clientEmail = usableEmail(serviceRequest);
  await enqueueMail(ctx.db, {
    key: `request-${id}-company`,
    to: email,
    ...(clientEmail !== null && { replyTo: clientMailbox(serviceRequest, clientEmail) }),
    ...serviceRequestNotice(facts),
  });
  if (clientEmail === null || !(await mayGetReceipt(ctx, clientEmail))) return;
  await enqueueMail(ctx.db, {
    key: `request-${id}-client`,
    to: clientEmail,
    replyTo: { name, address: email },
    ...serviceRequestAcknowledgement({ ...facts, replyWithin: answerTimes.reply }),
  });
}

/** Tells the company the telephone that a client has added. `ctx.db` is the transaction that stores it. */
export async function enqueueServiceRequestPhone(
  ctx: ServiceContext,
  serviceRequest: ServiceRequestMailFacts['serviceRequest'],
): Promise<void> {
  const { name, address, phone, email } = (await getSite(ctx)).company;
  const clientEmail = usableEmail(serviceRequest);
  await enqueueMail(ctx.db, {
    key: `request-${serviceRequest.id}-phone`,
    to: email,
    ...(clientEmail !== null && { replyTo: clientMailbox(serviceRequest, clientEmail) }),
    ...serviceRequestPhoneNotice({
      serviceRequest,
      sender: { name, address, phone, origin: ctx.publicOrigin },
    }),
  });
}

/** Null when there is none, or a text that is kept beside the telephone. */
const usableEmail = ({ clientEmail }: ServiceRequestReceipt) =>
  clientEmail !== null && isEmail(clientEmail) ? clientEmail : null;

const clientMailbox = ({ clientName }: ServiceRequestReceipt, email: string) => ({
  name: clientName,
  address: email,
});
