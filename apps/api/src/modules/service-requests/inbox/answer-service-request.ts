import { randomUUID } from 'node:crypto';
import { isEmail } from '@pbr/schemas/email';
import { answerFormSchema } from '@pbr/schemas/inquiry/inbox';
import {
  type ServiceRequestItem,
  serviceRequestItemSchema,
} from '@pbr/schemas/service-request/service-request';
import { action } from '../../../action/action.ts';
import { lock, type SignedIn } from '../../../action/rows.ts';
import { wrongField } from '../../../lib/errors.ts';
import { mailboxOf } from '../../../mail/mail.ts';
import { isLastAnswer, MAX_THREAD, withAnswer } from '../../inquiries/inbox/answer-thread.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { serviceRequestAnswer } from '../mails/service-request-mails.ts';
import { findAssignee, storeResponse } from './service-request-item.queries.ts';
import { sentServiceRequests } from './service-request.rows.ts';

/** Mails an answer to the client and stores it. */
export const answerServiceRequest = action({
  access: 'admin',
  row: lock(sentServiceRequests, 'manage'),
  input: answerFormSchema,
  output: serviceRequestItemSchema,
  example: { text: 'Con gusto: le llamamos mañana.' },
  run: async (inside, { text }, serviceRequest) => {
    const { db, actor, now } = inside;
    const { clientEmail, response, responseDate } = serviceRequest;
    if (clientEmail === null || !isEmail(clientEmail))
      throw refused('No dejó un correo: llámale por teléfono.');
    const answeredAt = now();
    const thread = { agentResponse: response, responseDate };
    if (isLastAnswer(thread, text, answeredAt)) return serviceRequest;
    const written = withAnswer(thread, text, answeredAt);
    if (written.length > MAX_THREAD)
      throw refused('Aquí ya no caben más respuestas: escríbele por correo.');
    const answer = { response: written, answeredBy: actor.userId, answeredAt };
    const item = await storeResponse(db, serviceRequest.id, answer);
    await mailAnswer(inside, item, { to: clientEmail, text });
    return item;
  },
});

const refused = (text: string) => wrongField('text', text);

/** Mails an answer to the client; replies go to its author. `inside` is the transaction that stores the answer. */
async function mailAnswer(
  inside: SignedIn,
  serviceRequest: ServiceRequestItem,
  { to, text }: { to: string; text: string },
): Promise<void> {
  const writer = mailboxOf(await findAssignee(inside.db, inside.actor.userId));
  await enqueueMail(inside, {
    key: `request-${serviceRequest.id}-answer-${randomUUID()}`,
    to,
    replyTo: writer ?? 'company',
    compose: (sender) => {
      const writerName = (writer ?? sender).name;
      return serviceRequestAnswer({ serviceRequest, text, writerName, sender });
    },
  });
}
