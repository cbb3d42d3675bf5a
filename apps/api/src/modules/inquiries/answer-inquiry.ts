import { answerFormSchema, type InboxItem } from '@pbr/schemas/inquiry/inbox';
import type { ServiceContext } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { parseInput } from '../../lib/parse-input.ts';
import { isLastAnswer, MAX_THREAD, withAnswer } from './answer-thread.ts';
import { changeInquiry } from './change-inquiry.ts';
import { enqueueAnswerMail } from './enqueue-answer-mail.ts';
import { readItem, storeAnswer } from './inbox-item.queries.ts';

/** Mails an answer to the client and stores it. `form` is validated here, after the inquiry was found. */
export async function answerInquiry(
  ctx: ServiceContext,
  { id, form }: { id: unknown; form: unknown },
): Promise<InboxItem> {
  return changeInquiry(ctx, id, async ({ ctx: inside, inquiry, actor }) => {
    const { text } = parseInput(answerFormSchema, form);
    const answeredAt = inside.now();
    if (isLastAnswer(inquiry, text, answeredAt)) return readItem(inside.db, inquiry.id);
    const agentResponse = withAnswer(inquiry, text, answeredAt);
    if (agentResponse.length > MAX_THREAD) throw new AppError('inquiry.full');
    const answer = { agentResponse, answeredBy: actor.userId, answeredAt };
    const item = await storeAnswer(inside.db, inquiry.id, answer);
    await enqueueAnswerMail(inside, { inquiry: item, text, answeredBy: actor.userId });
    return item;
  });
}
