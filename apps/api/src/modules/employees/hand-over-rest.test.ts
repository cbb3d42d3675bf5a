import { properties } from '@pbr/db/schema/properties';
import { users } from '@pbr/db/schema/users';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { admin, testContext } from '../../testing/context.ts';
import { aProperty, aShare, aUser } from '../../testing/data/factories.ts';
import { clearOutbox, outboxOf } from '../../testing/mail/outbox.ts';
import { databaseSuite } from '../../testing/suite.ts';
import { LISTINGS_AT_ONCE } from '../properties/giving/give-listings.ts';
import { deactivateEmployee } from './deactivate-employee.ts';
import { handOver } from './hand-over.ts';
import { HAND_OVER_REST, handOverRest } from './hand-over-rest.ts';

const t = await databaseSuite({ clear: ['properties', 'users'], max: 8 });
let boss: string;
let leaving: string;
let heir: string;
beforeEach(async () => {
  await clearOutbox(t.db);
  boss = await person({ role: 'admin' });
  leaving = await person({ email: 'bruno@correo.mx' });
  heir = await person({ email: 'elena@correo.mx' });
});

const person = async (values: object = {}) =>
  (await aUser(t.db, { passwordHash: 'x', isEmailVerified: true, ...values })).id;
const asBoss = () => testContext(t.db, { actor: admin(boss) });
const listingsOf = (ownerId: string) => t.db.$count(properties, eq(properties.ownerId, ownerId));

async function listings(count: number, ownerId = leaving): Promise<string[]> {
  const rows = await t.db.execute<{ id: string }>(sql`
    insert into properties (owner_id, name, description, street, neighborhood, city, state, property_type, operation_type)
    select ${ownerId}, 'Casa ' || n, 'd', 's', 'Centro', 'Mérida', 'Yucatán', 'casa', 'venta' from generate_series(1, ${count}::int) n
    returning id`);
  return rows.map(({ id }) => id).toSorted();
}

const payload = (ids: readonly string[]) => ({ from: leaving, to: heir, actorId: boss, ids });
const rest = (ids: readonly string[], signal = new AbortController().signal) =>
  handOverRest(testContext(t.db), payload(ids), signal, 2);

async function queued() {
  const rows = await t.db.execute<{ payload: unknown; queue_name: string }>(sql`
    select payload, queue_name from graphile_worker._private_jobs j
    join graphile_worker._private_tasks k on k.id = j.task_id
    left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
    where identifier = ${HAND_OVER_REST}`);
  return [...rows];
}

describe('a hand-over of many listings', () => {
  test('gives the first ones at once, tells both people of all, and leaves the rest to a job', async () => {
    await listings(LISTINGS_AT_ONCE + 5);
    const answer = await handOver(asBoss(), { id: leaving, to: heir });
    expect(answer).toEqual({ listings: LISTINGS_AT_ONCE + 5, remaining: 5 });
    expect(await listingsOf(heir)).toBe(LISTINGS_AT_ONCE);
    const [received, given, ...more] = await outboxOf(t.db);
    expect(more).toEqual([]);
    expect(received?.subject).toContain('105 propiedades');
    expect(given?.to).toBe('bruno@correo.mx');
    const [job, ...others] = await queued();
    expect(others).toEqual([]);
    expect(job?.queue_name).toBe('bulk_writes');
    await handOverRest(testContext(t.db), job?.payload, new AbortController().signal);
    expect(await listingsOf(leaving)).toBe(0);
    expect(await listingsOf(heir)).toBe(LISTINGS_AT_ONCE + 5);
  });

  test('does so for a person who is deactivated, too', async () => {
    await listings(LISTINGS_AT_ONCE + 1);
    await deactivateEmployee(asBoss(), { id: leaving, handOverTo: heir });
    const [job] = await queued();
    await handOverRest(testContext(t.db), job?.payload, new AbortController().signal);
    expect(await listingsOf(heir)).toBe(LISTINGS_AT_ONCE + 1);
  });

  test('queues no job when the first transaction has given all', async () => {
    await listings(LISTINGS_AT_ONCE);
    const answer = await handOver(asBoss(), { id: leaving, to: heir });
    expect(answer).toEqual({ listings: LISTINGS_AT_ONCE, remaining: 0 });
    expect(await queued()).toEqual([]);
  });
});

describe('the job', () => {
  test('continues where it was killed', async () => {
    const ids = await listings(7);
    const stopping = new AbortController();
    // A listing that somebody edits holds the job after its first two transactions.
    await t.db.transaction(async (tx) => {
      await tx
        .select()
        .from(properties)
        .where(eq(properties.id, ids[4] ?? ''))
        .for('no key update');
      const killed = rest(ids, stopping.signal).catch((error: unknown) => error);
      await expect.poll(() => listingsOf(heir)).toBe(5);
      stopping.abort();
      expect(await killed).toMatchObject({ name: 'AbortError' });
    });
    expect(await listingsOf(heir)).toBe(5);
    await rest(ids);
    expect(await listingsOf(heir)).toBe(7);
    await rest(ids);
    expect(await listingsOf(heir)).toBe(7);
  });

  test('leaves what is new, deleted or given to somebody else by now', async () => {
    const third = await person();
    const ids = await listings(4);
    const [deleted = '', passed = ''] = ids;
    const set = (id: string, values: Partial<typeof properties.$inferInsert>) =>
      t.db.update(properties).set(values).where(eq(properties.id, id));
    await set(deleted, { deletedAt: new Date().toISOString() });
    await set(passed, { ownerId: third });
    const { id: added } = await aProperty(t.db, { ownerId: leaving });
    await rest(ids);
    const left = await t.db
      .select({ id: properties.id })
      .from(properties)
      .where(inArray(properties.ownerId, [leaving, third]))
      .orderBy(asc(properties.id));
    expect(left.map(({ id }) => id)).toEqual([deleted, passed, added].toSorted());
  });

  test('ends shares with the new owner and keeps the others, in the name of the admin', async () => {
    const [id = ''] = await listings(1);
    const share = await aShare(t.db, { propertyId: id, ownerId: leaving, agentId: heir });
    await rest([id]);
    const [change] = await t.db.execute(
      sql`select event, actor_id as actor from commission_share_changes where share_id = ${share.id} order by id desc limit 1`,
    );
    expect(change).toEqual({ event: 'agent_took_over', actor: boss });
  });

  test('ends when the new owner was deactivated meanwhile', async () => {
    const ids = await listings(3);
    await t.db.update(users).set({ isActive: false }).where(eq(users.id, heir));
    await rest(ids);
    expect(await listingsOf(leaving)).toBe(3);
  });

  test('waits for no listing that somebody edits, and comes back to it', async () => {
    const ids = await listings(4);
    const [, edited = ''] = ids;
    let all: Promise<void> = Promise.resolve();
    await t.db.transaction(async (tx) => {
      await tx.select().from(properties).where(eq(properties.id, edited)).for('no key update');
      all = rest(ids);
      await expect.poll(() => listingsOf(heir)).toBe(1);
      // The one beside it is free.
      await tx.execute(sql`select from properties for no key update nowait`);
    });
    await all;
    expect(await t.db.$count(properties, and(eq(properties.ownerId, heir)))).toBe(4);
  });
});
