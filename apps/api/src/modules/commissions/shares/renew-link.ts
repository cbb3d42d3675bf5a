import { newAgreementLinkSchema } from '@pbr/schemas/commission/agreement-link';
import { AppError } from '../../../lib/errors.ts';
import { action } from '../../../action/action.ts';
import { lock } from '../../../action/rows.ts';
import { linkedShares } from '../commission.rows.ts';
import { issueShareLink } from '../mails/issue-share-link.ts';

/** Makes a new link for an agent from outside, to be handed over by the owner of the listing. Voids every earlier one. */
export const renewLink = action({
  access: 'member',
  row: lock(linkedShares, 'link'),
  output: newAgreementLinkSchema,
  run: async (inside, _input, share) => {
    if (share.agentId !== null) throw new AppError('share.not_external');
    if (!share.isActive) throw new AppError('share.ended');
    return { link: await issueShareLink(inside, share.id, { voidsOthers: true }) };
  },
});
