import { errorCatalogue } from '@pbr/schemas/errors';
import { dealRefusal } from '@pbr/schemas/property/deal-status';
import type { SignedIn } from '../../../action/rows.ts';
import { AppError, wrongField } from '../../../lib/errors.ts';
import { requireVersion } from '../../../lib/precondition.ts';
import { passOnSome, requireSuccessor } from '../../employees/hand-over.ts';
import { type ChangedFields, type LockedProperty, readFields } from '../property-write.queries.ts';
import { getProperty, seenBy, type SeenProperty } from './get-property.ts';
import { publication, requirePublishable } from './publish.ts';
import { updatePropertyRow } from './stored-property.queries.ts';

interface Change {
  values: Omit<ChangedFields, 'dealStatus'>;
  /** Undefined keeps the stored deal if the operation allows it. */
  dealStatus: string | null | undefined;
  /** The owner that was sent. */
  ownerId: string | null;
  /** The version that an editor in the web has read. */
  read?: number | null | undefined;
}

/**
 * Writes the next version of a locked listing and answers it. Refuses an edit of an older version, which would undo somebody else's changes, unless it
 * changes nothing: that is the second of two clicks. Without a version the last write wins. Activating a draft publishes it.
 */
export async function writeChange(
  inside: SignedIn,
  before: LockedProperty,
  { values, dealStatus, ownerId, read }: Change,
): Promise<SeenProperty> {
  const deal = dealStatus === undefined ? keptDeal(before, values.operationType) : dealStatus;
  const { operationType = before.operationType, isActive = before.isActive } = values;
  const isDraft = before.isDraft && !isActive;
  if (deal !== before.dealStatus) requirePossibleDeal(deal, { operationType, isDraft });
  const written = { ...values, dealStatus: deal };
  const to = newOwner(inside, before, ownerId);
  const now = inside.now();
  const isPublished = before.isDraft && isActive;
  const next = { ...written, ...(isPublished && publication(now)) };
  const always = to !== null;
  const stored = await updatePropertyRow(inside.db, before.id, { values: next, now, always });
  if (!stored) return getProperty(inside, before);
  // A refusal from here on rolls the change back.
  requireVersion(inside, before.version);
  if ((read ?? before.version) !== before.version) throw new AppError('property.changed');
  if (isPublished) requirePublishable(await readFields(inside.db, before.id));
  if (to === null) return seenBy(inside.actor, stored);
  const successor = await requireSuccessor(inside, {
    id: to,
    notFor: before.ownerId,
    field: 'ownerId',
  });
  await passOnSome(inside, { ids: [before.id], successor });
  return getProperty(inside, before);
}

/** Drops a deal that the operation that was sent cannot have. */
function keptDeal(
  { dealStatus }: LockedProperty,
  operationType: string | undefined,
): string | null {
  const isKept =
    operationType === undefined || dealRefusal(dealStatus, operationType) === undefined;
  return isKept ? dealStatus : null;
}

/** The id of the person whom an admin makes the new owner. */
function newOwner(
  { actor }: SignedIn,
  before: LockedProperty,
  ownerId: string | null,
): string | null {
  const sent = actor.role === 'admin' ? (ownerId?.toLowerCase() ?? null) : null;
  return sent === before.ownerId ? null : sent;
}

interface Listing {
  operationType: string;
  isDraft: boolean;
}

/** Refuses a deal that a listing of this operation cannot have; a draft is not on offer and has none. */
function requirePossibleDeal(dealStatus: string | null, { operationType, isDraft }: Listing): void {
  const refusal =
    isDraft && dealStatus !== null
      ? errorCatalogue['property.draft'].es
      : dealRefusal(dealStatus, operationType);
  if (refusal !== undefined) throw wrongField('dealStatus', refusal);
}
