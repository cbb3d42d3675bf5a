import {
  type CommissionShare,
  shareFormSchema,
  shareTargetSchema,
} from '@pbr/schemas/commission/share';
import type { ServiceContext } from '../../../lib/context.ts';
import { parseInput } from '../../../lib/parse-input.ts';
import { changeProperty } from '../../properties/listings/change-property.ts';
import { checkAgent } from './check-agent.ts';
import { getShare } from '../overviews/get-share.ts';
import { lockShareWith } from './share-write.queries.ts';
import { addShare, changeTerms } from './write-terms.ts';

/**
 * Shares a listing's commission with an agent. A listing has one active share per agent: a second form changes its terms, and the same
 * form twice is one share. The rest of `form` is validated after the listing was found.
 */
export async function shareCommission(
  ctx: ServiceContext,
  form: unknown,
): Promise<CommissionShare & { isNew: boolean }> {
  const { propertyId } = parseInput(shareTargetSchema, form);
  return changeProperty(ctx, propertyId, async (inside, listing) => {
    const values = parseInput(shareFormSchema, form);
    await checkAgent(inside, values, listing.ownerId);
    const stored = await lockShareWith(inside.db, listing.id, values);
    if (stored) await changeTerms(inside, stored, values);
    const id = stored?.id ?? (await addShare(inside, listing, values));
    return { ...(await getShare(inside, id)), isNew: !stored };
  });
}
