import { requestAnswerFormSchema, type RequestItem } from '@pbr/schemas/request/request';
import type { ServiceContext } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { parseInput } from '../../lib/parse-input.ts';
import { isLastAnswer, MAX_THREAD, withAnswer } from '../inquiries/answer-thread.ts';
import { changeRequest } from './change-request.ts';
import { enqueueRequestAnswer } from './enqueue-request-answer.ts';
import { storeResponse } from './request-item.queries.ts';

/** Mails an answer to the client and stores it. `form` is validated here, after the request was found. */
export async function answerRequest(
  ctx: ServiceContext,
  { id, form }: { id: unknown; form: unknown },
): Promise<RequestItem> {
  return changeRequest(ctx, id, async ({ ctx: inside, request, actor }) => {
    const { text } = parseInput(requestAnswerFormSchema, form);
    const { clientEmail, response, responseDate } = request;
    if (clientEmail === null) throw refused('No dejó un correo: llámale por teléfono.');
    const answeredAt = inside.now();
    const thread = { agentResponse: response, responseDate };
    if (isLastAnswer(thread, text, answeredAt)) return request;
    const written = withAnswer(thread, text, answeredAt);
    if (written.length > MAX_THREAD)
      throw refused('Aquí ya no caben más respuestas: escríbele por correo.');
    const answer = { response: written, answeredBy: actor.userId, answeredAt };
    const item = await storeResponse(inside.db, request.id, answer);
    const mail = { request: item, to: clientEmail, text, answeredBy: actor.userId };
    await enqueueRequestAnswer(inside, mail);
    return item;
  });
}

const refused = (text: string) => new AppError('request.invalid', { fields: { text } });
