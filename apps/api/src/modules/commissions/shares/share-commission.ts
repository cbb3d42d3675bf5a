import { commissionShareSchema, sharePropertySchema } from '@pbr/schemas/commission/share';
import { AppError } from '../../../lib/errors.ts';
import { action } from '../../../action/action.ts';
import { lock } from '../../../action/rows.ts';
import { listings } from '../../properties/property.rows.ts';
import { sentShare } from '../commission.examples.ts';
import { getShare } from '../overviews/get-share.ts';
import { checkAgent } from './check-agent.ts';
import { lockIsColleague, lockShareWith } from '../share-write.queries.ts';
import { addShare, changeTerms } from './write-terms.ts';

/**
 * Shares a listing's commission with an agent. A listing has one active share per agent: a second form changes its terms, and the same
 * form twice is one share.
 */
export const shareCommission = action({
  access: 'member',
  row: lock(listings, 'edit', 'propertyId', 'Elige una propiedad.'),
  input: sharePropertySchema,
  output: commissionShareSchema,
  example: sentShare,
  run: async (inside, { propertyId: _listing, ...values }, listing) => {
    if (listing.isDraft) throw new AppError('property.draft');
    await checkAgent(inside, values, { ownerId: listing.ownerId, isColleague: lockIsColleague });
    const stored = await lockShareWith(inside.db, listing.id, values);
    if (stored) await changeTerms(inside, stored, values);
    const id = stored?.id ?? (await addShare(inside, listing, values));
    return { ...(await getShare(inside, id)), isNew: !stored };
  },
});
