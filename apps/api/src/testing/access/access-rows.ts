import type { Db } from '@pbr/db/client';
import { commissionShareLinks } from '@pbr/db/schema/commissions/commission-share-links';
import { sessions } from '@pbr/db/schema/sessions';
import { sql } from 'drizzle-orm';
import type { NamedRow } from '../../security/access.ts';
import { isAdmin, isUser } from '../../security/actor.ts';
import { hashToken } from '../../security/secret-tokens.ts';
import { isListedAgent } from '../../modules/agents/agent.policy.ts';
import {
  canAnswerShare,
  canEditShares,
  canReadAgreement,
} from '../../modules/commissions/commission.policy.ts';
import { getAgreementByLink } from '../../modules/commissions/overviews/get-agreement.ts';
import { canAnswerInquiry } from '../../modules/inquiries/inquiry.policy.ts';
import { canEditProperty, canSeeProperty } from '../../modules/properties/property.policy.ts';
import { bulkChangeRows } from './access-bulk-change-rows.ts';
import { deletedRows } from './access-deleted-rows.ts';
import { heldInquiryRows, heldServiceRequestRows } from './access-held-rows.ts';
import { importMapRows, importRows } from './access-import-rows.ts';
import { placeNameRows } from './access-place-name-rows.ts';
import { serviceRequestRows } from './access-service-request-rows.ts';
import type { AccessRow, People } from './access-row.ts';
import { tokenRows } from './access-token-rows.ts';
import { visitor } from '../context.ts';
import { anImage, anInquiry, aProperty, aShare } from '../data/factories.ts';

type Kind = NamedRow['row'];

export const MISSING_ID = '00000000-0000-4000-8000-000000000000';

const notThere: AccessRow['refusal'] = (_actor, needs) =>
  needs === 'nothing' ? null : 'not_found';
const NOWHERE: AccessRow[] = [
  { name: 'missing', id: MISSING_ID, refusal: notThere },
  { name: 'malformed', id: 'no-such-id', refusal: notThere },
];

/** Makes rows of every kind that belong to these people. */
export async function accessRows(
  db: Db,
  people: People,
): Promise<Readonly<Record<Kind, AccessRow[]>>> {
  return {
    property: [...(await propertyRows(db, people)), ...NOWHERE],
    'deleted property': [...(await deletedRows(db, people)), ...NOWHERE],
    'bulk change': [...(await bulkChangeRows(db, people)), ...NOWHERE],
    employee: [...employeeRows(people), ...NOWHERE],
    image: [...(await imageRows(db, people)), ...NOWHERE],
    inquiry: [...(await inquiryRows(db, people)), ...NOWHERE],
    'held inquiry': [...(await heldInquiryRows(db, people)), ...NOWHERE],
    'service request': [...(await serviceRequestRows(db)), ...NOWHERE],
    'held service request': [...(await heldServiceRequestRows(db)), ...NOWHERE],
    agent: [...agentRows(people), ...NOWHERE],
    share: [...(await shareRows(db, people)), ...NOWHERE],
    session: [...(await sessionRows(db, people)), ...NOWHERE],
    token: [...(await tokenRows(db, people)), ...NOWHERE],
    import: [...(await importRows(db, people)), ...NOWHERE],
    'import map': [...(await importMapRows(db)), ...NOWHERE],
    'place name': [...(await placeNameRows(db)), ...NOWHERE],
  };
}

type Listing = Parameters<typeof canSeeProperty>[1];

const refusalOfListing =
  (listing: Listing): AccessRow['refusal'] =>
  (actor, needs) => {
    if (needs === 'nothing') return null;
    if (!canSeeProperty(needs === 'show' ? visitor : actor, listing)) return 'not_found';
    return needs === 'edit' && !canEditProperty(actor, listing) ? 'forbidden' : null;
  };

async function propertyRows(db: Db, people: People): Promise<AccessRow[]> {
  const { agent, peer, owner } = people;
  const shared = await aProperty(db, { ownerId: owner.id, isActive: false });
  const share = { propertyId: shared.id, ownerId: owner.id };
  const commissionShares = [
    await aShare(db, { ...share, agentId: agent.id }),
    await aShare(db, { ...share, agentId: peer.id, isActive: false }),
  ];
  const found: AccessRow[] = [
    {
      name: 'paused, shared with the agent',
      id: shared.id,
      refusal: refusalOfListing({ ...shared, commissionShares }),
    },
  ];
  for (const whose of ['agent', 'peer', 'deactivated'] as const) {
    for (const isActive of [true, false]) {
      const listing = await aProperty(db, { ownerId: people[whose].id, isActive });
      const refusal = refusalOfListing({ ...listing, commissionShares: [] });
      const name = `${isActive ? 'listed' : 'paused'}, of the ${whose}`;
      found.push({ name, id: listing.id, refusal });
    }
  }
  for (const whose of ['agent', 'peer'] as const) {
    const draft = { ownerId: people[whose].id, isActive: false, isDraft: true };
    const listing = await aProperty(db, draft);
    const refusal = refusalOfListing({ ...listing, commissionShares: [] });
    found.push({ name: `a draft of the ${whose}`, id: listing.id, refusal });
  }
  const deleted = await aProperty(db, { ownerId: agent.id, deletedAt: new Date().toISOString() });
  return [...found, { name: 'deleted, of the agent', id: deleted.id, refusal: notThere }];
}

/** Photos of listings: an actor who may edit the listing may remove its photos. */
async function imageRows(db: Db, people: People): Promise<AccessRow[]> {
  const listings = await propertyRows(db, people);
  const found: AccessRow[] = [];
  for (const { name, id: within, refusal } of listings) {
    const { id } = await anImage(db, { propertyId: within, isPrimary: true });
    found.push({ name: `of a listing that is ${name}`, id, within, refusal });
  }
  const [first, second] = found;
  if (!first?.within || !second) throw new Error('no photos of listings');
  const elsewhere = { name: 'of another listing', id: second.id, within: first.within };
  const refusal: AccessRow['refusal'] = (actor, needs) =>
    first.refusal(actor, needs) ?? 'not_found';
  return [...found, { ...elsewhere, refusal }];
}

async function inquiryRows(db: Db, people: People): Promise<AccessRow[]> {
  const found: AccessRow[] = [];
  for (const whose of ['agent', 'peer'] as const) {
    for (const isDeleted of [false, true]) {
      const ownerId = people[whose].id;
      const deletedAt = isDeleted ? new Date().toISOString() : null;
      const { id: propertyId } = await aProperty(db, { ownerId, deletedAt });
      const { id } = await anInquiry(db, { propertyId });
      found.push({
        name: `about ${isDeleted ? 'a deleted' : 'a'} listing of the ${whose}`,
        id,
        refusal: (actor) => (canAnswerInquiry(actor, { ownerId, isDeleted }) ? null : 'not_found'),
      });
    }
  }
  return found;
}

/** Shares with colleagues and with agents from outside, in every state. */
async function shareRows(db: Db, people: People): Promise<AccessRow[]> {
  const listed = await aProperty(db, { ownerId: people.agent.id });
  const paused = await aProperty(db, { ownerId: people.peer.id, isActive: false });
  const deletedAt = new Date().toISOString();
  const deleted = await aProperty(db, { ownerId: people.agent.id, deletedAt });
  const internal = { agentId: people.peer.id };
  const external = { agentId: null, externalAgentName: 'Rosa' };
  const over = { isActive: false };
  const kinds = [
    ['waiting for the peer', listed, internal],
    ['with somebody from outside', listed, external],
    ['declined by the peer', listed, { ...internal, ...over, acceptance: 'declined' }],
    ['taken back from the peer', listed, { ...internal, ...over }],
    ['of a paused listing, waiting for the agent', paused, { agentId: people.agent.id }],
    ['of a deleted listing', deleted, { ...internal, ...over }],
  ] as const;
  const found: AccessRow[] = [];
  for (const [name, listing, values] of kinds) {
    const { id: propertyId, ownerId } = listing;
    const share = await aShare(db, { propertyId, ownerId, ...values });
    if (values === external)
      await db.insert(commissionShareLinks).values({
        shareId: share.id,
        tokenHash: hashToken(getAgreementByLink.example?.token ?? ''),
      });
    found.push({ name, id: share.id, refusal: refusalOfShare(listing, share) });
  }
  return found;
}

function refusalOfShare(
  listing: Omit<Listing, 'commissionShares'> & { deletedAt: string | null },
  share: Parameters<typeof canAnswerShare>[1],
): AccessRow['refusal'] {
  const whole = { ...listing, commissionShares: [share] };
  return (actor, needs) => {
    if (listing.deletedAt !== null) return 'not_found';
    if (needs === 'see') return canReadAgreement(actor, listing, share) ? null : 'not_found';
    if (needs === 'edit') return refusalOfListing(whole)(actor, 'edit');
    if (needs === 'link' && canEditShares(actor, listing)) return null;
    if (needs === 'link')
      return canReadAgreement(actor, listing, share) ? 'forbidden' : 'not_found';
    if (canAnswerShare(actor, share)) return null;
    return canEditShares(actor, listing) ? 'forbidden' : 'not_found';
  };
}

/** Employees; only admins may name them. */
function employeeRows(people: People): AccessRow[] {
  return (['agent', 'peer', 'boss', 'invited'] as const).map((name) => ({
    name: `the ${name}`,
    id: people[name].id,
    refusal: (actor) => (isAdmin(actor) ? null : 'forbidden'),
  }));
}

/** Agents; everybody may see those on the public list. */
function agentRows(people: People): AccessRow[] {
  return (['listed', 'formerlyListed', 'agent'] as const).map((name) => ({
    name,
    id: people[name].id,
    refusal: () => (isListedAgent(people[name]) ? null : 'not_found'),
  }));
}

/** Sessions; each person sees only their own. */
async function sessionRows(db: Db, { agent, peer }: People): Promise<AccessRow[]> {
  const open = await db
    .select({
      id: sql<string>`${sessions.sess} ->> 'publicId'`,
      userId: sql<string>`${sessions.sess} ->> 'userId'`,
    })
    .from(sessions);
  return Object.entries({ agent, peer }).flatMap(([whose, user]) =>
    open
      .filter(({ userId }) => userId === user.id)
      .map(({ id, userId }) => ({
        name: `of the ${whose}`,
        id,
        refusal: (actor) => (isUser(actor, userId) ? null : 'not_found'),
      })),
  );
}
