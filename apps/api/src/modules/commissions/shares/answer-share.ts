import { type Agreement, shareAnswerSchema } from '@pbr/schemas/commission/share';
import type { ServiceContext } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { isUuid } from '../../../lib/is-uuid.ts';
import { parseInput } from '../../../lib/parse-input.ts';
import { hashToken } from '../../../security/tokens.ts';
import { lockActor } from '../../session/lock-actor.ts';
import { findAgreement, findAgreementByLink } from '../overviews/agreement.queries.ts';
import { canAnswerShare, canEditShares, isOpenToAgent } from '../commission.policy.ts';
import { enqueueAnswer } from '../mails/enqueue-share-mails.ts';
import { agreementOf } from '../overviews/get-agreement.ts';
import {
  lockShare,
  recordChange,
  type StoredShare,
  updateShareRow,
} from './share-write.queries.ts';

/** The share's agent accepts or declines the terms they read, once. The same answer twice changes nothing. */
export async function answerShare(
  ctx: ServiceContext,
  { id, form }: { id: unknown; form: unknown },
): Promise<Agreement> {
  return ctx.db.transaction(async (tx) => {
    const actor = await lockActor({ actor: ctx.actor, db: tx });
    const inside = { ...ctx, db: tx };
    const share = typeof id === 'string' && isUuid(id) ? await lockShare(tx, id) : null;
    const agreement = share && (await findAgreement(tx, share.id));
    if (!share || !agreement) throw new AppError('share.not_found');
    if (!canAnswerShare(actor, share))
      throw new AppError(canEditShares(actor, agreement) ? 'share.forbidden' : 'share.not_found');
    return answer(inside, share, form, actor.userId);
  });
}

/** The same for an agent from outside, whom only the link identifies. */
export async function answerShareByLink(
  ctx: ServiceContext,
  { token, form }: { token: string; form: unknown },
): Promise<Agreement> {
  await ctx.limiter.consume(ctx.limits.publicForms, ctx.address);
  return ctx.db.transaction(async (tx) => {
    const found = await findAgreementByLink(tx, hashToken(token));
    const share = found && (await lockShare(tx, found.id));
    // Checks again, because the share may have been withdrawn while this waited for the lock.
    if (!share || !isOpenToAgent(share)) throw new AppError('agreement.not_found');
    return answer({ ...ctx, db: tx }, share, form, null);
  });
}

/** `inside` holds the lock on the share, and `form` names the version of the terms that the agent read. */
async function answer(
  inside: ServiceContext,
  share: StoredShare,
  form: unknown,
  actorId: string | null,
): Promise<Agreement> {
  const { acceptance, version } = parseInput(shareAnswerSchema, form);
  if (version !== share.version) throw new AppError('share.changed');
  if (share.acceptance !== acceptance) {
    if (share.acceptance !== 'pending') throw new AppError('share.answered');
    const now = inside.now();
    const changes = { acceptance, isActive: acceptance === 'accepted' };
    await updateShareRow(inside.db, share.id, { changes, now });
    await recordChange(inside.db, share.id, { event: acceptance, actorId, now });
    await enqueueAnswer(inside, share.id);
  }
  const row = await findAgreement(inside.db, share.id);
  if (!row) throw new AppError('share.not_found');
  return agreementOf(row, { answer: false, edit: false });
}
