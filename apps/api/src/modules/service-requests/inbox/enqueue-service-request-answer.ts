import { randomUUID } from 'node:crypto';
import type { ServiceRequestItem } from '@pbr/schemas/service-request/service-request';
import type { ServiceContext } from '../../../lib/context.ts';
import { mailboxOf } from '../../../mail/mail.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
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
  const writer = mailboxOf(await findAssignee(ctx.db, answeredBy));
  await enqueueMail(ctx, {
    key: `request-${serviceRequest.id}-answer-${randomUUID()}`,
    to,
    replyTo: writer ?? 'company',
    compose: (sender) => {
      const writerName = (writer ?? sender).name;
      return serviceRequestAnswer({ serviceRequest, text, writerName, sender });
    },
  });
}
