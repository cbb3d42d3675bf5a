import type {
  BulkChange,
  BulkItem,
  BulkValues,
  LeftOut,
} from '@pbr/schemas/bulk-change/bulk-change';
import type { LeftReason } from '@pbr/schemas/bulk-change/values';
import { FIELD_NAMES, fieldSpec, type PropertyValues } from '@pbr/schemas/property/fields';
import type { Actor } from '../../../security/actor.ts';
import { canEditProperty } from '../property.policy.ts';
import { publication, publishProblems } from '../listings/publish.ts';
import type { BulkRow } from './bulk.queries.ts';
import { changedPrices } from './changed-prices.ts';

/** A listing that is asked for, in the state in which it was seen, if it was. */
export interface Wanted {
  id: string;
  version?: number;
  ownerId?: string;
}

export interface Facts {
  actor: Actor;
  now: Date;
  /** The stored listings. */
  rows: readonly BulkRow[];
  /** To activate: all fields of the drafts among them. */
  drafts: ReadonlyMap<string, PropertyValues>;
  /** For a hand-over: the number of active shares that each listing has with the new owner. */
  sharesWithNewOwner: ReadonlyMap<string, number>;
}

/** A listing before a change, with the values that the change replaces and those that it writes. */
export interface ChangeStep {
  item: BulkItem;
  before: BulkValues;
  after: BulkValues;
}

interface Plan {
  steps: ChangeStep[];
  left: LeftOut[];
}

/** Says what a change does to each listing, in the given order. A preview shows it, and the change does it. */
export function planChange(wanted: readonly Wanted[], change: BulkChange, facts: Facts): Plan {
  const rows = new Map(facts.rows.map((row) => [row.id, row]));
  const plan: Plan = { steps: [], left: [] };
  for (const one of wanted) {
    const row = rows.get(one.id);
    const reason = leftReasonOf(facts.actor, row, one);
    if (!row || reason !== null) {
      const isKnown = row !== undefined && reason !== 'not_found';
      plan.left.push(leftOut(one.id, isKnown ? row.name : null, reason ?? 'not_found'));
      continue;
    }
    const effect = effectOf(row, change, facts);
    if ('reason' in effect)
      plan.left.push({ ...leftOut(row.id, row.name, effect.reason), ...effect });
    else plan.steps.push(stepOf(row, effect, facts));
  }
  return plan;
}

/** Why nothing at all can be done to a listing; null when something can. */
export function leftReasonOf(
  actor: Actor,
  row: BulkRow | undefined,
  { version, ownerId }: Wanted,
): LeftReason | null {
  if (!row || !canEditProperty(actor, row)) return 'not_found';
  if (row.deletedAt !== null) return 'deleted';
  const isAsSeen =
    (version ?? row.version) === row.version && (ownerId ?? row.ownerId) === row.ownerId;
  return isAsSeen ? null : 'changed';
}

export function leftOut(id: string, name: string | null, reason: LeftReason): LeftOut {
  return { id, name, reason, lacks: [] };
}

type Effect = Pick<ChangeStep, 'before' | 'after'> & { prices?: BulkItem['prices'] };
type Refusal = Pick<LeftOut, 'reason'> & Partial<Pick<LeftOut, 'lacks'>>;

function effectOf(row: BulkRow, change: BulkChange, facts: Facts): Effect | Refusal {
  switch (change.action) {
    case 'pause':
      return pausing(row);
    case 'activate':
      return activating(row, facts);
    case 'price':
      return pricing(row, change);
    case 'hand_over':
      if (row.ownerId === change.to) return { reason: 'theirs' };
      return { before: { ownerId: row.ownerId }, after: { ownerId: change.to } };
  }
}

function pausing(row: BulkRow): Effect | Refusal {
  if (row.isDraft) return { reason: 'draft' };
  if (!row.isActive) return { reason: 'paused' };
  const before = statusOf(row);
  return { before, after: { ...before, isActive: false } };
}

/** A draft is published like any other way, so it has to be complete. */
function activating(row: BulkRow, { drafts, now }: Facts): Effect | Refusal {
  if (row.isActive) return { reason: 'active' };
  const before = statusOf(row);
  const draft = drafts.get(row.id);
  if (!draft) return { before, after: { ...before, isActive: true } };
  const problems = publishProblems(draft);
  if (problems) return { reason: 'incomplete', lacks: labelsOf(problems) };
  return { before, after: publication(now) };
}

/** The labels of the fields that these messages are about; of an item in a list, the list's. */
function labelsOf(problems: Readonly<Record<string, string>>): string[] {
  const wrong = new Set(Object.keys(problems).map((path) => path.split('.')[0]));
  return FIELD_NAMES.filter((name) => wrong.has(name)).map((name) => fieldSpec(name).label);
}

const statusOf = ({ isActive, isDraft, createdAt, viewsSince }: BulkRow) => ({
  isActive,
  isDraft,
  createdAt,
  viewsSince,
});

function pricing(row: BulkRow, change: Extract<BulkChange, { action: 'price' }>): Effect | Refusal {
  const found = changedPrices(row, change);
  if ('reason' in found) return found;
  const { salePrice, rentPrice } = row;
  const after = { salePrice, rentPrice };
  for (const step of found.steps)
    after[step.price === 'sale' ? 'salePrice' : 'rentPrice'] = step.after;
  return { before: { salePrice, rentPrice }, after, prices: found.steps };
}

function stepOf(
  row: BulkRow,
  { before, after, prices = [] }: Effect,
  { sharesWithNewOwner }: Facts,
): ChangeStep {
  const { id, name, version, ownerId, ownerName, currency } = row;
  const endedShares = sharesWithNewOwner.get(id) ?? 0;
  return {
    item: { id, name, version, ownerId, ownerName, currency, prices, endedShares },
    before,
    after,
  };
}
