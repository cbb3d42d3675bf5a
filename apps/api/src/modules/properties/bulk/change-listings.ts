import {
  type BulkChange,
  bulkChangeInputSchema,
  type BulkResult,
  bulkResultSchema,
  type KeptListing,
  type LeftOut,
} from '@pbr/schemas/bulk-change/bulk-change';
import { wrongField } from '../../../lib/errors.ts';
import { idsOf } from '../../../lib/ids-of.ts';
import { action } from '../../../action/action.ts';
import type { SignedIn } from '../../../action/rows.ts';
import { passOnSome, requireSuccessor } from '../../employees/hand-over.ts';
import { forgetSharePicture } from '../listings/forget-share-picture.ts';
import { property } from '../property.examples.ts';
import {
  claimChange,
  countSharesWith,
  keepListings,
  lockRows,
  readChange,
  readDrafts,
  type StoredChange,
  writeRows,
} from './bulk.queries.ts';
import { holdChange, changeUndoableUntil } from './hold-change.ts';
import { planChange, type ChangeStep, type Wanted } from './plan-change.ts';

/**
 * Changes several listings in one step, each under its own policy. Leaves out those that are not as the preview showed them. A second call
 * with the same `creationKey` changes nothing and answers the same: it is a double click, or a retry after a lost answer.
 */
export const changeListings = action({
  access: 'member',
  input: bulkChangeInputSchema,
  output: bulkResultSchema,
  example: {
    action: 'pause',
    creationKey: '0e9d1c54-6b3f-4a0e-9d55-2f4c8c1b7a10',
    listings: [{ id: property.id, version: 1, ownerId: property.ownerId }],
  },
  run: (ctx, { creationKey: id, listings: sent, ...change }) =>
    holdChange(ctx, change.action, async (inside) => {
      const { db, actor, now } = inside;
      const made = { id, actorId: actor.userId, action: change.action, now: now() };
      if (await claimChange(db, made)) await keepListings(db, id, await make(inside, sent, change));
      const stored = await readChange(db, id);
      if (stored?.actorId !== actor.userId) throw wrongField('creationKey', 'Usa otra clave.');
      return resultOf(stored);
    }),
  after: async (ctx, { action: kind, items }) => {
    if (kind !== 'pause') return;
    for (const { id } of items) await forgetSharePicture(ctx, id);
  },
});

async function make(
  inside: SignedIn,
  sent: readonly Wanted[],
  change: BulkChange,
): Promise<KeptListing[]> {
  const named = sent.map((one) => ({ ...one, id: one.id.toLowerCase() }));
  const wanted = [...new Map(named.map((one) => [one.id, one])).values()];
  const ids = idsOf(wanted);
  const successor =
    change.action === 'hand_over'
      ? await requireSuccessor(inside, { id: change.to, field: 'to' })
      : null;
  const rows = await lockRows(inside.db, ids);
  const { steps, left } = planChange(wanted, change, {
    actor: inside.actor,
    now: inside.now(),
    rows,
    drafts: change.action === 'activate' ? await readDrafts(inside.db, ids) : new Map(),
    sharesWithNewOwner: successor ? await countSharesWith(inside.db, successor, ids) : new Map(),
  });
  const changed = steps.map(({ item }) => item.id);
  if (successor) await passOnSome(inside, { ids: changed, successor });
  else await writeSteps(inside, steps, change.action === 'price' ? 'prices' : 'status');
  return [...steps.map(keptStep), ...left];
}

async function writeSteps(
  { db, now }: SignedIn,
  steps: readonly ChangeStep[],
  what: 'prices' | 'status',
): Promise<void> {
  const changes = steps.map(({ item, after }) => ({ id: item.id, values: after }));
  await writeRows(db, changes, { what, now: now() });
}

/** The listing after the change. A hand-over keeps the version. */
function keptStep({ item, before, after }: ChangeStep): KeptListing {
  const { ownerId } = after;
  const state = ownerId === undefined ? { version: item.version + 1 } : { ownerId };
  return { ...item, ...state, before };
}

function resultOf({ id, action: kind, listings, createdAt, undoneAt }: StoredChange): BulkResult {
  const items = listings.filter(wasChanged);
  const canUndo = items.length > 0 && undoneAt === null;
  return {
    id,
    action: kind,
    items,
    left: listings.filter(isLeftOut),
    undoUntil: canUndo ? changeUndoableUntil(createdAt).toISOString() : null,
  };
}

export type Changed = Exclude<KeptListing, LeftOut>;
const isLeftOut = (listing: KeptListing): listing is LeftOut => 'reason' in listing;
export const wasChanged = (listing: KeptListing): listing is Changed => !isLeftOut(listing);
