import { users } from '@pbr/db/schema/users';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { AppError } from '../../../lib/errors.ts';
import { admin, member, testContext } from '../../../testing/context.ts';
import { aProperty, aUser } from '../../../testing/data/factories.ts';
import { deactivateEmployee } from '../../employees/deactivate-employee.ts';
import { handOver } from '../../employees/hand-over.ts';
import { deleteProperty } from '../../properties/deleted/delete-property.ts';
import { restoreProperty } from '../../properties/deleted/restore-property.ts';
import { setPropertyStatus } from '../../properties/listings/set-property-status.ts';
import { answerShare } from './answer-share.ts';
import { listSharedWithMe } from '../overviews/list-shares.ts';
import { shareCommission } from './share-commission.ts';
import { updateShare } from './update-share.ts';
import { withdrawShare } from './withdraw-share.ts';
import { isLong } from '../../../testing/is-long.ts';
import { databaseSuite } from '../../../testing/suite.ts';

const RUNS = isLong ? 300 : 4;

let boss: string;
const t = await databaseSuite({ max: 8 });
beforeAll(async () => {
  boss = (await aUser(t.db, { role: 'admin' })).id;
});

const AGENTS = 3;
const LISTINGS = 2;
type Step =
  | {
      do: 'share';
      agent: number;
      listing: number;
      hundredths: number;
      type: 'outgoing' | 'incoming';
    }
  | { do: 'update' | 'withdraw' | 'accept' | 'decline'; pick: number; hundredths: number }
  | { do: 'pause'; listing: number; isActive: boolean }
  | { do: 'delete'; listing: number }
  | { do: 'restore'; listing: number }
  | { do: 'deactivate'; agent: number; isActive: boolean }
  /** `from` and `to` count the owner as 0 and then the agents; the owner begins with the listings. */
  | { do: 'handOver'; from: number; to: number; leaves: boolean };

const hundredths = fc.integer({ min: 1, max: 10_000 });
const agent = fc.nat({ max: AGENTS });
const listing = fc.nat({ max: LISTINGS - 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('share' as const),
      agent,
      listing,
      hundredths,
      type: fc.constantFrom('outgoing' as const, 'incoming' as const),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'update' as const,
        'withdraw' as const,
        'accept' as const,
        'decline' as const,
      ),
      pick: fc.nat(),
      hundredths,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('pause' as const), listing, isActive: fc.boolean() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('delete' as const), listing }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('restore' as const), listing }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('deactivate' as const), agent, isActive: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('handOver' as const),
      from: agent,
      to: agent,
      leaves: fc.boolean(),
    }),
  },
);

interface World {
  owner: string;
  agents: string[];
  listings: string[];
}

async function world(): Promise<World> {
  const owner = (await aUser(t.db, { passwordHash: 'x' })).id;
  const agents: string[] = [];
  for (let n = 0; n < AGENTS; n += 1) agents.push((await aUser(t.db, { passwordHash: 'x' })).id);
  const listings: string[] = [];
  for (const operationType of ['venta', 'renta'].slice(0, LISTINGS))
    listings.push(
      (
        await aProperty(t.db, {
          ownerId: owner,
          operationType,
          salePrice: '1000.01',
          rentPrice: '77.77',
        })
      ).id,
    );
  return { owner, agents, listings };
}

/** A context of the listing's present owner. */
async function asOwner(listingId: string | undefined) {
  const [row] = await t.db.execute<{ id: string }>(
    sql`select owner_id as id from properties where id = ${listingId ?? null}`,
  );
  return testContext(t.db, { actor: member(row?.id ?? '') });
}

interface StoredShare extends Record<string, unknown> {
  id: string;
  propertyId: string;
  agentId: string | null;
  version: number;
}
const sharesOf = ({ listings }: World) =>
  t.db.execute<StoredShare>(sql`
    select id, property_id as "propertyId", agent_id as "agentId", version from commission_shares
    where property_id in ${listings} order by created_at, id`);

type StepOf<Do> = Extract<Step, { do: Do }>;

async function take(w: World, one: Step): Promise<unknown> {
  switch (one.do) {
    case 'share':
    case 'pause':
    case 'delete':
    case 'restore':
      return takeOnListing(w.listings[one.listing] ?? '', w, one);
    case 'deactivate':
    case 'handOver':
      return takeOnPerson(w, one);
    default:
      return takeOnShare(w, one);
  }
}

async function takeOnListing(
  id: string,
  w: World,
  one: StepOf<'share' | 'pause' | 'delete' | 'restore'>,
): Promise<unknown> {
  if (one.do === 'restore')
    return restoreProperty(testContext(t.db, { actor: admin(boss) }), { id });
  const ctx = await asOwner(id);
  if (one.do === 'pause') return setPropertyStatus(ctx, { id, isActive: one.isActive });
  if (one.do === 'delete') return deleteProperty(ctx, { id });
  // The number after the last agent stands for an agent from outside.
  const agentId = w.agents[one.agent] ?? null;
  return shareCommission.perform(ctx, {
    propertyId: id,
    agentId,
    percentage: one.hundredths / 100,
    shareType: agentId ? 'outgoing' : one.type,
    externalAgentName: 'Rosa',
    externalAgentEmail: 'rosa@correo.mx',
  });
}

async function takeOnPerson(w: World, one: StepOf<'deactivate' | 'handOver'>): Promise<unknown> {
  const asBoss = testContext(t.db, { actor: admin(boss) });
  if (one.do === 'handOver') {
    const everybody = [w.owner, ...w.agents];
    const [id = '', to = ''] = [everybody[one.from], everybody[one.to]];
    return one.leaves
      ? deactivateEmployee(asBoss, { id, handOverTo: to })
      : handOver(asBoss, { id, to });
  }
  const id = w.agents[one.agent];
  if (!id) return;
  if (!one.isActive) return deactivateEmployee(asBoss, { id });
  return t.db.update(users).set({ isActive: true }).where(eq(users.id, id));
}

async function takeOnShare(
  w: World,
  one: StepOf<'update' | 'withdraw' | 'accept' | 'decline'>,
): Promise<unknown> {
  const all = await sharesOf(w);
  const share = all[one.pick % Math.max(1, all.length)];
  if (!share) return;
  const { id, version, agentId, propertyId } = share;
  const ctx = await asOwner(propertyId);
  if (one.do === 'withdraw') return withdrawShare(ctx, { id });
  if (one.do === 'update')
    return updateShare.perform(ctx, { id, percentage: one.hundredths / 100 });
  const acceptance = one.do === 'accept' ? 'accepted' : 'declined';
  const asAgent = agentId === null ? ctx : testContext(t.db, { actor: member(agentId) });
  return answerShare(asAgent, { id, acceptance, version });
}

/** Names the invariants that do not hold; every step must leave it empty. */
async function brokenInvariants({ listings, agents }: World): Promise<string[]> {
  const rows = await t.db.execute<{ broken: string }>(sql`
    with mine as (
      select s.*, p.deleted_at, p.owner_id as has_listing, coalesce(s.agent_id::text, lower(s.external_agent_email)) as who
      from commission_shares s join properties p on p.id = s.property_id where p.id in ${listings}
    )
    select 'two active shares with one agent' as broken from mine where is_active group by property_id, who having count(*) > 1
    union all select 'more than 100 %' from mine where is_active and share_type = 'outgoing'
      group by property_id having sum(percentage) > 100
    union all select 'an active share of a deleted listing' from mine where is_active and deleted_at is not null
    union all select 'an active share of a deactivated agent' from mine join users u on u.id = mine.agent_id
      where mine.is_active and not u.is_active
    union all select 'an active share that somebody else gives' from mine where is_active and owner_id <> has_listing
    union all select 'an active share with oneself' from mine where is_active and agent_id = has_listing
    union all select 'a declined share that is active' from mine where is_active and acceptance = 'declined'
    union all select 'the last of the history is not what is there' from mine, lateral (
        select * from commission_share_changes c where c.share_id = mine.id order by c.id desc limit 1) last
      where (last.percentage, last.commission_part, last.fixed_amount, last.notes)
        is distinct from (mine.percentage, mine.commission_part, mine.fixed_amount, mine.notes)
        or (last.event in ('withdrawn', 'listing_deleted', 'agent_deactivated', 'agent_took_over', 'declined')) = mine.is_active
        or (mine.is_active and last.event = 'accepted') <> (mine.is_active and mine.acceptance = 'accepted')
    union all select 'a change without a new version' from mine
      where version < (select count(*) from commission_share_changes c where c.share_id = mine.id)`);
  const broken = rows.map((row) => row.broken);
  for (const id of agents) {
    const list = await listSharedWithMe(testContext(t.db, { actor: member(id) }), {});
    const { counts, items, totals } = list;
    const exact = await exactTotal(id);
    if (counts.total !== items.length || counts.active + counts.inactive !== counts.total)
      broken.push('counters that do not add up');
    if (totals[0]?.amount !== exact) broken.push(`a total of ${totals[0]?.amount}, not ${exact}`);
  }
  return broken;
}

/** Postgres calculates in decimals too, independently of our code. */
async function exactTotal(agentId: string): Promise<string> {
  const [row] = await t.db.execute<{ total: string }>(sql`
    select coalesce(sum(round((case p.operation_type when 'renta' then p.rent_price else p.sale_price end) * s.percentage / 100, 2)), 0)
      ::numeric(20, 2)::text as total
    from commission_shares s join properties p on p.id = s.property_id
    where s.agent_id = ${agentId} and s.is_active and p.is_active and p.deleted_at is null`);
  return row?.total ?? '';
}

const REFUSALS = new Set([
  'request.invalid',
  'property.not_found',
  'share.not_found',
  'share.ended',
  'share.answered',
  'share.forbidden',
  'session.required',
]);

async function tryStep(w: World, one: Step): Promise<void> {
  try {
    await take(w, one);
  } catch (error) {
    if (!(error instanceof AppError) || !REFUSALS.has(error.code)) throw error;
  }
}

test(`every rule of shares holds after every step of ${RUNS} random stories`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const w = await world();
      for (const one of steps) {
        await tryStep(w, one);
        expect(await brokenInvariants(w), one.do).toEqual([]);
      }
    }),
    { numRuns: RUNS, endOnFailure: !isLong },
  );
}, 600_000);

test(`every rule of shares holds after ${RUNS} stories with simultaneous steps`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 16 }), async (steps) => {
      const w = await world();
      await Promise.all(steps.map((one) => tryStep(w, one).catch(onlyTooLate)));
      expect(await brokenInvariants(w)).toEqual([]);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
}, 600_000);

/** Accepts a lost race: somebody else changed the share first, or was handed the listing. */
function onlyTooLate(error: unknown): void {
  const tooLate = ['share.changed', 'property.forbidden'];
  if (!(error instanceof AppError) || !tooLate.includes(error.code)) throw error;
}
