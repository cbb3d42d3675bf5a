import { secretLinkSchema } from '@pbr/schemas/secret-link';
import { type Agreement, agreementSchema } from '@pbr/schemas/commission/share';
import { AppError } from '../../../lib/errors.ts';
import { action } from '../../../action/action.ts';
import { read } from '../../../action/rows.ts';
import { hashToken } from '../../../security/secret-tokens.ts';
import { canAnswerShare, canEditShares, isOpenToAgent } from '../commission.policy.ts';
import { agreements } from '../commission.rows.ts';
import { type AgreementRow, findAgreementByLink } from '../agreement.queries.ts';
import { withAmount } from './with-amount.ts';

/** The agreement, for owner and admins, and for the share's agent until the share is withdrawn. */
export const getAgreement = action({
  access: 'member',
  row: read(agreements, 'see'),
  output: agreementSchema,
  run: async ({ actor }, _input, row) =>
    agreementOf(row, {
      answer: row.state === 'pending' && canAnswerShare(actor, row),
      edit: row.isActive && canEditShares(actor, row),
    }),
});

/** The same for an agent from outside. A void link is answered like an unknown one. */
export const getAgreementByLink = action({
  access: 'public',
  limit: 'publicForms',
  input: secretLinkSchema,
  output: agreementSchema,
  example: { token: 'agreement' },
  run: async ({ db }, { token }) => {
    const row = await findAgreementByLink(db, hashToken(token));
    if (!row || !isOpenToAgent(row)) throw new AppError('agreement.not_found');
    return agreementOf(row, { answer: row.state === 'pending', edit: false });
  },
});

/** Adds the amounts that the percentages come to, and the answer in force. */
export function agreementOf({ history, ...row }: AgreementRow, can: Agreement['can']): Agreement {
  const answer = history.findLast(({ event }) => event === row.acceptance);
  return {
    ...withAmount(row, row.price),
    answeredAt: answer?.at ?? null,
    answeredBy: answer?.by ?? null,
    history: history.map((past) => withAmount(past, past.price)),
    can,
  };
}
