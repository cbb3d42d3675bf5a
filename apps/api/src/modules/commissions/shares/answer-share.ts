import { answerByLinkSchema } from '@pbr/schemas/commission/agreement-link';
import {
  type Agreement,
  agreementSchema,
  commissionShareSchema,
  readTermsSchema,
  shareAnswerSchema,
} from '@pbr/schemas/commission/share';
import type { ServiceContext } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { action } from '../../../action/action.ts';
import { lock } from '../../../action/rows.ts';
import { hashToken } from '../../../security/secret-tokens.ts';
import { isOpenToAgent } from '../commission.policy.ts';
import { answeredShares } from '../commission.rows.ts';
import { enqueueAnswer } from '../mails/enqueue-share-mails.ts';
import { findAgreement, findAgreementByLink } from '../agreement.queries.ts';
import { agreementOf } from '../overviews/get-agreement.ts';
import { getShare } from '../overviews/get-share.ts';
import {
  lockShare,
  recordChange,
  type StoredShare,
  updateShareRow,
} from '../share-write.queries.ts';

/** The share's agent accepts or declines the terms that they have read, once. */
export const answerShare = action({
  access: 'member',
  row: lock(answeredShares, 'answer'),
  input: shareAnswerSchema,
  output: commissionShareSchema,
  example: { acceptance: 'accepted', version: 1 },
  run: async (inside, sent, share) => {
    await recordAnswer(inside, share, { ...sent, actorId: inside.actor.userId });
    return getShare(inside, share.id);
  },
});

const answering = (acceptance: Answer['acceptance']) =>
  action({
    access: 'member',
    row: lock(answeredShares, 'answer'),
    input: readTermsSchema,
    output: agreementSchema,
    example: { version: 1 },
    run: (inside, { version }, share) =>
      answer(inside, share, { acceptance, version, actorId: inside.actor.userId }),
  });
export const acceptShare = answering('accepted');
export const declineShare = answering('declined');

/** The same for an agent from outside, whom only the link identifies and who signs with a typed name. */
const answeringByLink = (acceptance: Answer['acceptance']) =>
  action({
    access: 'public',
    limit: 'publicForms',
    input: answerByLinkSchema,
    output: agreementSchema,
    example: { token: 'agreement', version: 1, name: 'Rosa Bautista' },
    run: (ctx, { token, version, name }) =>
      ctx.db.transaction(async (tx) => {
        const find = () => findAgreementByLink(tx, hashToken(token));
        const found = await find();
        const share = found && (await lockShare(tx, found.id));
        // Checks again, because the share may have been withdrawn or its links voided while this waited for the lock.
        if (!share || !isOpenToAgent(share) || !(await find()))
          throw new AppError('agreement.not_found');
        const signed = { acceptance, version, actorId: null, actorName: name };
        return answer({ ...ctx, db: tx }, share, signed);
      }),
  });
export const acceptShareByLink = answeringByLink('accepted');
export const declineShareByLink = answeringByLink('declined');

interface Answer {
  acceptance: 'accepted' | 'declined';
  /** The version of the share that the agent read. */
  version: number;
  /** Null for an agent from outside, who has typed the name. */
  actorId: string | null;
  actorName?: string;
}

/** `inside` holds the lock on the share. The same answer twice changes nothing. */
async function recordAnswer(
  inside: ServiceContext,
  share: StoredShare,
  { acceptance, version, ...actor }: Answer,
): Promise<void> {
  if (share.acceptance === acceptance) return;
  if (share.acceptance !== 'pending') throw new AppError('share.answered');
  if (version !== share.version) throw new AppError('share.changed');
  const now = inside.now();
  const changes = { acceptance, isActive: acceptance === 'accepted' };
  await updateShareRow(inside.db, share.id, { changes, now });
  await recordChange(inside.db, share.id, { event: acceptance, ...actor, now });
  await enqueueAnswer(inside, share.id);
}

/** The agreement after the answer. */
async function answer(
  inside: ServiceContext,
  share: StoredShare,
  given: Answer,
): Promise<Agreement> {
  await recordAnswer(inside, share, given);
  const row = await findAgreement(inside.db, share.id);
  if (!row) throw new AppError('share.not_found');
  return agreementOf(row, { answer: false, edit: false });
}
