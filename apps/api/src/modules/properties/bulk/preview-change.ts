import {
  type BulkChange,
  type BulkPreview,
  bulkPreviewInputSchema,
  bulkPreviewSchema,
} from '@pbr/schemas/bulk-change/bulk-change';
import { isUuid } from '../../../lib/is-uuid.ts';
import { action } from '../../../action/action.ts';
import type { SignedIn } from '../../../action/rows.ts';
import { checkAccess } from '../../../security/access.ts';
import { previewSuccessor } from '../../employees/hand-over.ts';
import { property } from '../property.examples.ts';
import { countSharesWith, readDrafts, readRows } from './bulk.queries.ts';
import { planChange } from './plan-change.ts';

/** Shows what a change would do to each listing, and in which state it is. Only an admin may hand listings over. */
export const previewChange = action({
  access: 'member',
  names: { row: 'property', needs: 'nothing' },
  input: bulkPreviewInputSchema,
  output: bulkPreviewSchema,
  example: { action: 'pause', ids: [property.id] },
  run: async (ctx, { ids: sent, ...change }): Promise<BulkPreview> => {
    if (change.action === 'hand_over') checkAccess(ctx.actor, 'admin');
    const ids = [...new Set(sent.map((id) => id.toLowerCase()))];
    const known = ids.filter(isUuid);
    const { steps, left } = planChange(
      ids.map((id) => ({ id })),
      change,
      {
        actor: ctx.actor,
        now: ctx.now(),
        rows: await readRows(ctx.db, known),
        drafts: change.action === 'activate' ? await readDrafts(ctx.db, known) : new Map(),
        sharesWithNewOwner: await sharesWithNewOwner(ctx, change, known),
      },
    );
    return { items: steps.map(({ item }) => item), left };
  },
});

async function sharesWithNewOwner(ctx: SignedIn, change: BulkChange, ids: readonly string[]) {
  if (change.action !== 'hand_over') return new Map<string, number>();
  const successor = await previewSuccessor(ctx, { id: change.to, field: 'to' });
  return countSharesWith(ctx.db, successor, ids);
}
