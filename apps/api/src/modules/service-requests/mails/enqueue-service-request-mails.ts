import type { ServiceContext } from '../../../lib/context.ts';
import { mailbox } from '../../../mail/mail.ts';
import type { MailSender } from '../../../mail/mail-layout.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { mayGetReceipt } from '../../mail/may-mail-to.ts';
import { getSite } from '../../settings/get-site.ts';
import {
  serviceRequestAcknowledgement,
  type ServiceRequestMailFacts,
  serviceRequestNotice,
  serviceRequestPhoneNotice,
} from './service-request-mails.ts';

type Sent = ServiceRequestMailFacts['serviceRequest'];

/** Mails the service request to the company, and a receipt to the sender. `ctx.db` is the transaction that stores the service request. */
export async function enqueueServiceRequestMails(
  ctx: ServiceContext,
  serviceRequest: Sent,
): Promise<void> {
  const { id } = serviceRequest;
  const { company } = await getSite(ctx);
  const client = clientOf(serviceRequest);
  const notice = {
    key: `request-${id}-company`,
    replyTo: client,
    compose: (sender: MailSender) => serviceRequestNotice({ serviceRequest, sender }),
  };
  await enqueueMail(ctx, notice, company);
  if (client === null || !(await mayGetReceipt(ctx, client.address))) return;
  const replyWithin = company.answerTimes.reply;
  const receipt = {
    key: `request-${id}-client`,
    to: client.address,
    replyTo: 'company' as const,
    compose: (sender: MailSender) =>
      serviceRequestAcknowledgement({ serviceRequest, sender, replyWithin }),
  };
  await enqueueMail(ctx, receipt, company);
}

/** Tells the company the telephone that a client has added. `ctx.db` is the transaction that stores it. */
export async function enqueueServiceRequestPhone(
  ctx: ServiceContext,
  serviceRequest: Sent,
): Promise<void> {
  await enqueueMail(ctx, {
    key: `request-${serviceRequest.id}-phone`,
    replyTo: clientOf(serviceRequest),
    compose: (sender) => serviceRequestPhoneNotice({ serviceRequest, sender }),
  });
}

/** Null when there is no e-mail, or a text that is kept beside the telephone. */
const clientOf = ({ clientName, clientEmail }: Sent) => mailbox(clientName, clientEmail);
