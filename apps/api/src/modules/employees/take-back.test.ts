import { properties } from '@pbr/db/schema/properties';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { admin, member, testContext } from '../../testing/context.ts';
import { aProperty, aShare, aUser } from '../../testing/data/factories.ts';
import { clearOutbox, outboxOf } from '../../testing/mail/outbox.ts';
import { databaseSuite } from '../../testing/suite.ts';
import { LISTINGS_AT_ONCE } from '../properties/giving/give-listings.ts';
import { deactivateEmployee } from './deactivate-employee.ts';
import { HAND_OVER_REST, handOverRest } from './hand-over-rest.ts';
import { reactivateEmployee } from './reactivate-employee.ts';
import { takeBack } from './take-back.ts';

const t = await databaseSuite({ clear: ['properties', 'users'], max: 8 });
let boss: string;
let ana: string;
let luis: string;
beforeEach(async () => {
  boss = await person({ role: 'admin' });
  ana = await person({ email: 'ana@correo.mx' });
  luis = await person({ email: 'luis@correo.mx' });
});

const person = async (values: object = {}) =>
  (await aUser(t.db, { passwordHash: 'x', isEmailVerified: true, ...values })).id;
const asBoss = () => testContext(t.db, { actor: admin(boss) });
const listingsOf = (ownerId: string) => t.db.$count(properties, eq(properties.ownerId, ownerId));
const set = (id: string, values: Partial<typeof properties.$inferInsert>) =>
  t.db.update(properties).set(values).where(eq(properties.id, id));

async function leaveAndReturn() {
  await deactivateEmployee(asBoss(), { id: ana, handOverTo: luis });
  return reactivateEmployee(asBoss(), { id: ana });
}

async function runRest() {
  const rows = await t.db.execute<{ payload: unknown }>(sql`
    select payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks k on k.id = j.task_id
    where identifier = ${HAND_OVER_REST} order by j.id desc limit 1`);
  await handOverRest(testContext(t.db), rows[0]?.payload, new AbortController().signal);
}

const many = (count: number) =>
  t.db.execute(sql`
    insert into properties (owner_id, name, description, street, neighborhood, city, state, property_type, operation_type)
    select ${ana}, 'Casa ' || n, 'd', 's', 'Centro', 'Mérida', 'Yucatán', 'casa', 'venta' from generate_series(1, ${count}::int) n`);

describe('taking the hand-over of a deactivation back', () => {
  test('gives all listings back, mails both people, and keeps ended shares ended', async () => {
    const { id } = await aProperty(t.db, { ownerId: ana });
    await aProperty(t.db, { ownerId: ana });
    await aProperty(t.db, { ownerId: luis });
    const share = await aShare(t.db, { propertyId: id, ownerId: ana, agentId: luis });
    expect((await leaveAndReturn()).given).toMatchObject({ listings: 2 });
    await clearOutbox(t.db);
    expect(await takeBack(asBoss(), { id: ana })).toEqual({ listings: 2 });
    expect(await listingsOf(ana)).toBe(2);
    expect(await listingsOf(luis)).toBe(1);
    expect((await outboxOf(t.db)).map(({ to }) => to).toSorted()).toEqual([
      'ana@correo.mx',
      'luis@correo.mx',
    ]);
    const [ended] = await t.db.execute(
      sql`select is_active as "isActive" from commission_shares where id = ${share.id}`,
    );
    expect(ended).toEqual({ isActive: false });
  });

  test('a second time changes nothing, even after they went to somebody again', async () => {
    const { id } = await aProperty(t.db, { ownerId: ana });
    await leaveAndReturn();
    await takeBack(asBoss(), { id: ana });
    await clearOutbox(t.db);
    await set(id, { ownerId: luis });
    expect(await takeBack(asBoss(), { id: ana })).toEqual({ listings: 0 });
    expect(await listingsOf(luis)).toBe(1);
    expect(await outboxOf(t.db)).toEqual([]);
  });

  test.each([
    ['edited', async (id: string) => set(id, { version: 7 })],
    ['deleted', async (id: string) => set(id, { deletedAt: new Date().toISOString() })],
    ['given to somebody else', async (id: string) => set(id, { ownerId: await person() })],
  ])('is refused with the number of those that changed after one was %s', async (_what, change) => {
    const { id } = await aProperty(t.db, { ownerId: ana });
    const kept = await aProperty(t.db, { ownerId: ana });
    await leaveAndReturn();
    await clearOutbox(t.db);
    await change(id);
    await expect(takeBack(asBoss(), { id: ana })).rejects.toMatchObject({
      fields: { id: expect.stringContaining('1 propiedad cambió') },
    });
    const [row] = await t.db.select().from(properties).where(eq(properties.id, kept.id));
    expect(row?.ownerId).toBe(luis);
    expect(await outboxOf(t.db)).toEqual([]);
  });

  test('is refused to members, and while the person cannot sign in', async () => {
    await aProperty(t.db, { ownerId: ana });
    await deactivateEmployee(asBoss(), { id: ana, handOverTo: luis });
    const asLuis = testContext(t.db, { actor: member(luis) });
    await expect(takeBack(asLuis, { id: ana })).rejects.toMatchObject({ code: 'admin.required' });
    await expect(takeBack(asBoss(), { id: ana })).rejects.toMatchObject({
      code: 'request.invalid',
    });
    expect(await listingsOf(luis)).toBe(1);
  });

  test('takes back what the job gave later', async () => {
    await many(LISTINGS_AT_ONCE + 3);
    await leaveAndReturn();
    await runRest();
    expect(await listingsOf(luis)).toBe(LISTINGS_AT_ONCE + 3);
    await takeBack(asBoss(), { id: ana });
    expect(await listingsOf(ana)).toBe(LISTINGS_AT_ONCE + 3);
  });

  test('keeps the job from giving what it has not given yet', async () => {
    await many(LISTINGS_AT_ONCE + 3);
    await leaveAndReturn();
    await takeBack(asBoss(), { id: ana });
    await runRest();
    expect(await listingsOf(ana)).toBe(LISTINGS_AT_ONCE + 3);
  });
});
