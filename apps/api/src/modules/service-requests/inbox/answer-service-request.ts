import { isEmail } from '@pbr/schemas/email';
import {
  serviceRequestAnswerFormSchema,
  serviceRequestItemSchema,
} from '@pbr/schemas/service-request/service-request';
import { wrongField } from '../../../lib/errors.ts';
import { action } from '../../../action/action.ts';
import { lock } from '../../../action/rows.ts';
import { isLastAnswer, MAX_THREAD, withAnswer } from '../../inquiries/inbox/answer-thread.ts';
import { enqueueServiceRequestAnswer } from './enqueue-service-request-answer.ts';
import { storeResponse } from './service-request-item.queries.ts';
import { sentServiceRequests } from './service-request.rows.ts';

/** Mails an answer to the client and stores it. */
export const answerServiceRequest = action({
  access: 'admin',
  row: lock(sentServiceRequests, 'manage'),
  input: serviceRequestAnswerFormSchema,
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
    const mail = { serviceRequest: item, to: clientEmail, text, answeredBy: actor.userId };
    await enqueueServiceRequestAnswer(inside, mail);
    return item;
  },
});

const refused = (text: string) => wrongField('text', text);
