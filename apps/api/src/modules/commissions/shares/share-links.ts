import { newAgreementLinkSchema } from '@pbr/schemas/commission/agreement-link';
import { shareIdSchema } from '@pbr/schemas/commission/share';
import { AppError } from '../../../lib/errors.ts';
import { action } from '../../../action/action.ts';
import { lock } from '../../../action/rows.ts';
import { linkedShares } from '../commission.rows.ts';
import { issueShareLink, MOST_LINKS } from '../mails/issue-share-link.ts';
import { countLinks, deleteLinks } from '../mails/share-link.queries.ts';

/** Makes one more link for an agent from outside, to be handed over by the owner of the listing. The earlier ones stay valid. */
export const addLink = action({
  access: 'member',
  row: lock(linkedShares, 'link'),
  output: newAgreementLinkSchema,
  run: async (inside, _input, share) => {
    if (share.agentId !== null) throw new AppError('share.not_external');
    if (!share.isActive) throw new AppError('share.ended');
    if ((await countLinks(inside.db, share.id)) >= MOST_LINKS)
      throw new AppError('share.too_many_links');
    return { link: await issueShareLink(inside, share.id) };
  },
});

/** Voids every link of a share, also the mailed ones. Doing it twice changes nothing. */
export const voidLinks = action({
  access: 'member',
  row: lock(linkedShares, 'link'),
  output: shareIdSchema,
  run: async (inside, _input, { id }) => {
    await deleteLinks(inside.db, id);
    return { id };
  },
});
