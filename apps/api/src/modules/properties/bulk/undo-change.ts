import { type UndoResult, undoResultSchema } from '@pbr/schemas/bulk-change/bulk-change';
import { AppError } from '../../../lib/errors.ts';
import { idsOf } from '../../../lib/ids-of.ts';
import { action } from '../../../action/action.ts';
import { type RowKind, self, type SignedIn } from '../../../action/rows.ts';
import { lockFormerOwner, passOnSome } from '../../employees/hand-over.ts';
import { forgetSharePicture } from '../listings/forget-share-picture.ts';
import { canUndoChange } from './bulk.policy.ts';
import {
  type BulkRow,
  findInUse,
  lockRows,
  markUndone,
  readChange,
  type StoredChange,
  writeRows,
} from './bulk.queries.ts';
import { type Changed, wasChanged } from './change-listings.ts';
import { holdChange, changeUndoableSince } from './hold-change.ts';
import { leftOut, leftReasonOf } from './plan-change.ts';

const ownChanges: RowKind<StoredChange> = {
  row: 'bulk change',
  missing: 'bulk_change.not_found',
  find: ({ db }, id) => readChange(db, id),
  refusal: (actor, change) => (canUndoChange(actor, change) ? null : 'missing'),
};

/**
 * Restores what a change replaced, once and within ten minutes, under the rights that its maker has now. A listing that was changed or
 * deleted since stays as it is, and so does one that would be a draft again although it has what no draft can have. Shares that a hand-over
 * has ended stay ended.
 */
export const undoChange = action({
  access: 'member',
  row: self(ownChanges, 'own'),
  output: undoResultSchema,
  run: (ctx, _input, change) =>
    holdChange(ctx, change.action, async (inside): Promise<UndoResult> => {
      const isLate = new Date(change.createdAt) <= changeUndoableSince(inside.now());
      if (isLate && change.undoneAt === null) throw new AppError('bulk_change.too_late');
      if (!(await markUndone(inside.db, change.id, inside.now())))
        throw new AppError('bulk_change.undone');
      return { action: change.action, ...(await restore(inside, change)) };
    }),
  after: async (ctx, { action: kind, items }) => {
    if (kind !== 'activate') return;
    for (const { id } of items) await forgetSharePicture(ctx, id);
  },
});

async function restore(inside: SignedIn, { action: kind, listings }: StoredChange) {
  const changed = listings.filter(wasChanged);
  const formerOwners = await lockFormerOwners(inside, changed);
  const rows = await lockRows(inside.db, idsOf(changed));
  const drafts = changed.filter(({ before }) => before.isDraft === true);
  const inUse = await findInUse(inside.db, idsOf(drafts));
  const left = leftOf(changed, { actor: inside.actor, rows, formerOwners, inUse });
  const leftIds = new Set(idsOf(left));
  const restored = changed.filter(({ id }) => !leftIds.has(id));
  if (kind === 'hand_over') {
    for (const successor of formerOwners.values()) {
      const theirs = restored.filter(({ before }) => before.ownerId === successor.id);
      await passOnSome(inside, { ids: idsOf(theirs), successor });
    }
  } else {
    const changes = restored.map(({ id, before }) => ({ id, values: before }));
    const what = kind === 'price' ? 'prices' : 'status';
    await writeRows(inside.db, changes, { what, now: inside.now() });
  }
  return { items: restored.map(restoredItem), left };
}

interface Found {
  actor: SignedIn['actor'];
  rows: readonly BulkRow[];
  formerOwners: ReadonlyMap<string, unknown>;
  inUse: ReadonlySet<string>;
}

function leftOf(changed: readonly Changed[], { actor, rows, formerOwners, inUse }: Found) {
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const isOwnerGone = ({ before: { ownerId } }: Changed) =>
    ownerId !== undefined && !formerOwners.has(ownerId);
  return changed.flatMap((one) => {
    let reason = leftReasonOf(actor, rowOf.get(one.id), one);
    if (isOwnerGone(one)) reason ??= 'owner_gone';
    if (inUse.has(one.id)) reason ??= 'in_use';
    return reason === null ? [] : [leftOut(one.id, one.name, reason)];
  });
}

/** Those who had the listings before a hand-over and can still sign in, locked in the order of their ids. */
async function lockFormerOwners(inside: SignedIn, changed: readonly Changed[]) {
  const ids = new Set(changed.flatMap(({ before }) => before.ownerId ?? []));
  const owners = new Map<string, NonNullable<Awaited<ReturnType<typeof lockFormerOwner>>>>();
  for (const id of [...ids].toSorted()) {
    const owner = await lockFormerOwner(inside, id);
    if (owner) owners.set(id, owner);
  }
  return owners;
}

function restoredItem({ before, ...item }: Changed) {
  const prices = item.prices.map((step) => ({ ...step, before: step.after, after: step.before }));
  const { ownerId } = before;
  const state = ownerId === undefined ? { version: item.version + 1 } : { ownerId };
  return { ...item, ...state, prices };
}
