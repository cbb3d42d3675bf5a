import {
  exceeds,
  isSameDecimal,
  percentageLeft,
  sumOfAmounts,
} from '@pbr/schemas/commission/amounts';
import { partWords } from '@pbr/schemas/commission/terms-words';
import { wrongField } from '../../../lib/errors.ts';
import type { SignedIn } from '../../../action/rows.ts';
import { enqueueOffer } from '../mails/enqueue-share-mails.ts';
import {
  insertShare,
  recordChange,
  type ShareValues,
  type StoredShare,
  sumOfOthers,
  updateShareRow,
} from '../share-write.queries.ts';

const ALL = '100.00';

/** Adds a share and mails its agent. `inside` holds the lock on the listing. */
export async function addShare(
  inside: SignedIn,
  listing: { id: string; ownerId: string },
  values: ShareValues,
): Promise<string> {
  await checkSum(inside, listing.id, values, null);
  const now = inside.now();
  const id = await insertShare(inside.db, {
    propertyId: listing.id,
    ownerId: listing.ownerId,
    values,
    now,
  });
  await recordChange(inside.db, id, { event: 'created', actorId: inside.actor.userId, now });
  await enqueueOffer(inside, id, { isNew: true });
  return id;
}

/** New terms ask the agent again; a new name, telephone or spelling of the e-mail does not. Writes nothing without a change. */
export async function changeTerms(
  inside: SignedIn,
  stored: StoredShare,
  values: ShareValues,
): Promise<void> {
  const asksAgain = hasOtherTerms(stored, values);
  if (!asksAgain && !hasOtherContact(stored, values)) return;
  if (asksAgain) await checkSum(inside, stored.propertyId, values, stored);
  const now = inside.now();
  const { agentId: _, ...changes } = values;
  await updateShareRow(inside.db, stored.id, {
    changes: asksAgain ? { ...changes, acceptance: 'pending' } : changes,
    now,
  });
  await recordChange(inside.db, stored.id, {
    event: 'changed',
    actorId: inside.actor.userId,
    now,
  });
  if (asksAgain)
    await enqueueOffer(inside, stored.id, {
      isNew: false,
      isSomebodyElse: !isSameText(stored.externalAgentEmail, values.externalAgentEmail),
    });
}

function hasOtherTerms(a: ShareValues, b: ShareValues): boolean {
  return !(
    isSameDecimal(a.percentage, b.percentage) &&
    partWords(a) === partWords(b) &&
    isSameDecimal(a.fixedAmount, b.fixedAmount) &&
    a.notes === b.notes &&
    a.shareType === b.shareType &&
    isSameText(a.externalAgentEmail, b.externalAgentEmail)
  );
}

function hasOtherContact(a: ShareValues, b: ShareValues): boolean {
  return (
    a.externalAgentName !== b.externalAgentName ||
    a.externalAgentPhone !== b.externalAgentPhone ||
    a.externalAgentEmail !== b.externalAgentEmail
  );
}

const isSameText = (a: string | null, b: string | null) => a?.toLowerCase() === b?.toLowerCase();

/** Outgoing percentages add up to 100 at most; where they already exceed it, a share may only go down. */
async function checkSum(
  { db }: SignedIn,
  propertyId: string,
  values: ShareValues,
  stored: StoredShare | null,
): Promise<void> {
  if (values.shareType !== 'outgoing') return;
  const others = await sumOfOthers(db, propertyId, stored?.id ?? null);
  const before = stored?.shareType === 'outgoing' ? stored.percentage : '0.00';
  if (!exceeds(values.percentage, before)) return;
  if (!exceeds(sumOfAmounts([others, values.percentage]), ALL)) return;
  throw wrongField('percentage', `Ya compartes ${others} %: quedan ${percentageLeft(others)} %.`);
}
