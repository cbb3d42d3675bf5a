import { answerFormSchema, inboxItemSchema } from '@pbr/schemas/inquiry/inbox';
import { AppError } from '../../../lib/errors.ts';
import { action } from '../../../action/action.ts';
import { lock } from '../../../action/rows.ts';
import { isLastAnswer, MAX_THREAD, withAnswer } from './answer-thread.ts';
import { enqueueAnswerMail } from './enqueue-answer-mail.ts';
import { readItem, storeAnswer } from './inbox-item.queries.ts';
import { inquiries } from './inquiry.rows.ts';

/** Mails an answer to the client and stores it. */
export const answerInquiry = action({
  access: 'member',
  row: lock(inquiries, 'answer'),
  input: answerFormSchema,
  output: inboxItemSchema,
  example: { text: 'Sí, el sábado a las once.' },
  run: async (inside, { text }, inquiry) => {
    const { db, actor, now } = inside;
    const answeredAt = now();
    if (isLastAnswer(inquiry, text, answeredAt)) return readItem(db, inquiry.id);
    const agentResponse = withAnswer(inquiry, text, answeredAt);
    if (agentResponse.length > MAX_THREAD) throw new AppError('inquiry.full');
    const answer = { agentResponse, answeredBy: actor.userId, answeredAt };
    const item = await storeAnswer(db, inquiry.id, answer);
    await enqueueAnswerMail(inside, { inquiry: item, text, answeredBy: actor.userId });
    return item;
  },
});
