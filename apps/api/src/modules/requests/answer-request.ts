import { requestAnswerFormSchema, requestItemSchema } from '@pbr/schemas/request/request';
import { AppError } from '../../lib/errors.ts';
import { isMailAddress } from '../../mail/mail.ts';
import { action } from '../../action/action.ts';
import { lock } from '../../action/rows.ts';
import { isLastAnswer, MAX_THREAD, withAnswer } from '../inquiries/answer-thread.ts';
import { enqueueRequestAnswer } from './enqueue-request-answer.ts';
import { storeResponse } from './request-item.queries.ts';
import { requests } from './request.rows.ts';

/** Mails an answer to the client and stores it. */
export const answerRequest = action({
  access: 'admin',
  row: lock(requests, 'manage'),
  input: requestAnswerFormSchema,
  output: requestItemSchema,
  example: { text: 'Con gusto: le llamamos mañana.' },
  run: async (inside, { text }, request) => {
    const { db, actor, now } = inside;
    const { clientEmail, response, responseDate } = request;
    if (clientEmail === null || !isMailAddress(clientEmail))
      throw refused('No dejó un correo: llámale por teléfono.');
    const answeredAt = now();
    const thread = { agentResponse: response, responseDate };
    if (isLastAnswer(thread, text, answeredAt)) return request;
    const written = withAnswer(thread, text, answeredAt);
    if (written.length > MAX_THREAD)
      throw refused('Aquí ya no caben más respuestas: escríbele por correo.');
    const answer = { response: written, answeredBy: actor.userId, answeredAt };
    const item = await storeResponse(db, request.id, answer);
    const mail = { request: item, to: clientEmail, text, answeredBy: actor.userId };
    await enqueueRequestAnswer(inside, mail);
    return item;
  },
});

const refused = (text: string) => new AppError('request.invalid', { fields: { text } });
