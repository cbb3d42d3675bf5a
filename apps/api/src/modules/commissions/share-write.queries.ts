import type { Db } from '@pbr/db/client';
import { commissionShares } from '@pbr/db/schema/commissions/commission-shares';
import { users } from '@pbr/db/schema/users';
import { atInstant } from '@pbr/db/sql/instants';
import { PRICE } from '@pbr/db/sql/listings';
import { fullName, IS_COLLEAGUE } from '@pbr/db/sql/people';
import { oneValue, type RowOf } from '@pbr/db/sql/result-rows';
import type { ShareEvent } from '@pbr/schemas/commission/values';
import { and, eq, type SQL, sql } from 'drizzle-orm';

export { isColleague, lockIsColleague } from '@pbr/db/sql/people';

const STORED = {
  id: commissionShares.id,
  propertyId: commissionShares.propertyId,
  agentId: commissionShares.agentId,
  externalAgentName: commissionShares.externalAgentName,
  externalAgentEmail: commissionShares.externalAgentEmail,
  externalAgentPhone: commissionShares.externalAgentPhone,
  percentage: commissionShares.percentage,
  commissionTotal: commissionShares.commissionTotal,
  commissionPart: commissionShares.commissionPart,
  fixedAmount: commissionShares.fixedAmount,
  notes: commissionShares.notes,
  shareType: commissionShares.shareType,
  isActive: commissionShares.isActive,
  acceptance: commissionShares.acceptance,
  version: commissionShares.version,
};
export type StoredShare = RowOf<typeof STORED>;

/** The fields of a share that a form sets. */
export type ShareValues = Omit<
  StoredShare,
  'id' | 'propertyId' | 'isActive' | 'acceptance' | 'version'
>;

/** The id of the share's listing; null when there is no such share. */
export async function findPropertyOf(db: Db, id: string): Promise<string | null> {
  const [share] = await db
    .select({ propertyId: commissionShares.propertyId })
    .from(commissionShares)
    .where(eq(commissionShares.id, id));
  return share?.propertyId ?? null;
}

/** Locks a share until the transaction ends. A change of terms locks the listing first. */
export async function lockShare(db: Db, id: string): Promise<StoredShare | null> {
  const [share] = await db
    .select(STORED)
    .from(commissionShares)
    .where(eq(commissionShares.id, id))
    .for('no key update');
  return share ?? null;
}

type ShareAgent = Pick<ShareValues, 'agentId' | 'externalAgentName' | 'externalAgentEmail'>;

/** Locks the active share of this listing with this agent: an agent from outside is known by e-mail, else by name. */
export async function lockShareWith(
  db: Db,
  propertyId: string,
  { agentId, externalAgentEmail, externalAgentName }: ShareAgent,
): Promise<StoredShare | null> {
  const isAgent = agentId
    ? eq(commissionShares.agentId, agentId)
    : sql`${commissionShares.agentId} is null
        and lower(coalesce(${commissionShares.externalAgentEmail}, ${commissionShares.externalAgentName}))
          = lower(${externalAgentEmail ?? externalAgentName})`;
  const [share] = await db
    .select(STORED)
    .from(commissionShares)
    .where(and(eq(commissionShares.propertyId, propertyId), commissionShares.isActive, isAgent))
    .for('no key update');
  return share ?? null;
}

/** The sum of a listing's active outgoing percentages, without the share `exceptId`. Ask while the listing is locked. */
export function sumOfOthers(db: Db, propertyId: string, exceptId: string | null): Promise<string> {
  return oneValue(
    db,
    sql`
      select coalesce(sum(percentage), 0)::numeric(12, 2)::text as sum from commission_shares
      where property_id = ${propertyId} and is_active and share_type = 'outgoing' and id is distinct from ${exceptId}`,
  );
}

/** The id of the colleague with this e-mail. */
export async function findColleagueByEmail(db: Db, email: string): Promise<string | null> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, sql`lower(${email})`), IS_COLLEAGUE));
  return user?.id ?? null;
}

interface NewShare {
  propertyId: string;
  ownerId: string;
  /** The form's fields; only the demo sets the others. */
  values: ShareValues &
    Pick<typeof commissionShares.$inferInsert, 'id' | 'acceptance' | 'isActive'>;
  now: Date;
}

export async function insertShare(
  db: Db,
  { propertyId, ownerId, values, now }: NewShare,
): Promise<string> {
  const at = now.toISOString();
  const [row] = await db
    .insert(commissionShares)
    .values({ ...values, propertyId, ownerId, createdAt: at, updatedAt: at })
    .returning({ id: commissionShares.id });
  if (!row) throw new Error('the insert returned no row');
  return row.id;
}

type ShareChanges = Partial<Omit<StoredShare, 'id' | 'propertyId' | 'agentId' | 'version'>>;

/** Every write of a share is a new version of it. */
const NEXT_VERSION = sql`${commissionShares.version} + 1`;

export async function updateShareRow(
  db: Db,
  id: string,
  { changes, now }: { changes: ShareChanges; now: Date },
): Promise<void> {
  await db
    .update(commissionShares)
    .set({ ...changes, version: NEXT_VERSION, updatedAt: now.toISOString() })
    .where(eq(commissionShares.id, id));
}

/** An event in a share's history. `actorId` is null for the agent from outside, who came by the link and signed with `actorName`. */
interface Happening {
  event: ShareEvent;
  actorId: string | null;
  actorName?: string;
  now: Date;
}

const columnsOf = ({ event, actorId, actorName, now }: Happening) => sql`
  s.id, ${event}::varchar, ${actorId}::uuid,
  coalesce((select ${fullName(sql`u`)} from users u where u.id = ${actorId}::uuid), ${actorName ?? null}::varchar,
    s.external_agent_name, ''),
  s.percentage, s.commission_total, s.commission_part, s.fixed_amount, s.notes, ${PRICE}, p.currency, ${atInstant(now)}`;

const INTO_CHANGES = sql`
  insert into commission_share_changes
    (share_id, event, actor_id, actor_name, percentage, commission_total, commission_part, fixed_amount, notes, price, currency, created_at)`;

/** Adds an event to the share's history, with the terms it has now. */
export async function recordChange(db: Db, id: string, happening: Happening): Promise<void> {
  await db.execute(sql`${INTO_CHANGES} select ${columnsOf(happening)}
    from commission_shares s join properties p on p.id = s.property_id where s.id = ${id}`);
}

/** Ends every active share of a listing, or of an agent. */
export async function endShares(
  db: Db,
  of: { propertyId: string } | { agentId: string },
  happening: Happening,
): Promise<void> {
  await endWhere(
    db,
    'propertyId' in of ? sql`property_id = ${of.propertyId}` : sql`agent_id = ${of.agentId}`,
    happening,
  );
}

interface NewOwner {
  id: string;
  email: string;
}

/** Ends the active shares of these listings with this person, as a colleague or, by e-mail, as an agent from outside. */
export async function endSharesWith(
  db: Db,
  { id, email }: NewOwner,
  propertyIds: readonly string[],
  happening: Happening,
): Promise<void> {
  const isTheirs = sql`(agent_id = ${id} or (agent_id is null and lower(external_agent_email) = lower(${email})))`;
  await endWhere(db, sql`${isOf(propertyIds)} and ${isTheirs}`, happening);
}

/** Makes the new owner the one who gives the active shares of these listings. */
export async function giveShares(
  db: Db,
  ownerId: string,
  propertyIds: readonly string[],
  now: Date,
): Promise<void> {
  await db.execute(sql`
    with ${lockedInOrder(isOf(propertyIds))}
    update commission_shares
    set owner_id = ${ownerId}, version = version + 1, updated_at = ${atInstant(now)}
    where is_active and id in (select id from l)`);
}

/** The active shares as `l`, locked in one order, so that two changes of several never wait for each other. */
const lockedInOrder = (whose: SQL) => sql`l as materialized (
  select id from commission_shares where is_active and ${whose} order by id for no key update)`;

const isOf = (propertyIds: readonly string[]) =>
  sql`property_id = any(${sql.param(propertyIds)}::uuid[])`;

async function endWhere(db: Db, whose: SQL, happening: Happening): Promise<void> {
  await db.execute(sql`
    with ${lockedInOrder(whose)}, s as (
      update commission_shares
      set is_active = false, version = version + 1, updated_at = ${atInstant(happening.now)}
      where is_active and id in (select id from l) returning *
    )
    ${INTO_CHANGES} select ${columnsOf(happening)} from s join properties p on p.id = s.property_id`);
}
