import type { Agreement } from '@pbr/schemas/commission/share';
import { type Person, signedIn } from '../../../security/access.ts';
import type { ServiceContext } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { isUuid } from '../../../lib/is-uuid.ts';
import { hashToken } from '../../../security/tokens.ts';
import { type AgreementRow, findAgreement, findAgreementByLink } from './agreement.queries.ts';
import {
  canAnswerShare,
  canEditShares,
  canReadAgreement,
  isOpenToAgent,
} from '../commission.policy.ts';
import { withAmount } from './with-amount.ts';

/** The agreement, for owner and admins, and for the share's agent until the share is withdrawn. */
export async function getAgreement(
  ctx: Pick<ServiceContext, 'db' | 'actor'>,
  { id }: { id: string },
): Promise<Agreement> {
  const actor = signedIn(ctx.actor);
  const row = isUuid(id) ? await findAgreement(ctx.db, id) : null;
  if (!row || !canReadAgreement(actor, row, row)) throw new AppError('share.not_found');
  return agreementOf(row, {
    answer: canAnswer(actor, row),
    edit: row.isActive && canEditShares(actor, row),
  });
}

const canAnswer = (actor: Person, row: AgreementRow) =>
  row.state === 'pending' && canAnswerShare(actor, row);

/** The same for an agent from outside. A void link is answered like an unknown one. */
export async function getAgreementByLink(
  ctx: ServiceContext,
  { token }: { token: string },
): Promise<Agreement> {
  await ctx.limiter.consume(ctx.limits.publicForms, ctx.address);
  const row = await findAgreementByLink(ctx.db, hashToken(token));
  if (!row || !isOpenToAgent(row)) throw new AppError('agreement.not_found');
  return agreementOf(row, { answer: row.state === 'pending', edit: false });
}

/** Adds the amounts that the percentages come to. */
export function agreementOf({ history, ...row }: AgreementRow, can: Agreement['can']): Agreement {
  return {
    ...withAmount(row, row.price),
    history: history.map((past) => withAmount(past, past.price)),
    can,
  };
}
