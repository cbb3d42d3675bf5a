import { setTimeout as sleep } from 'node:timers/promises';
import { users } from '@pbr/db/schema/users';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { admin, member, testContext, visitor } from '../testing/context.ts';
import { aUser } from '../testing/data/factories.ts';
import { databaseSuite } from '../testing/suite.ts';
import { lockActor } from './lock-actor.ts';

let id: string;
const t = await databaseSuite();
beforeEach(async () => {
  ({ id } = await aUser(t.db, { role: 'admin' }));
});

const change = (values: Partial<typeof users.$inferInsert>, db = t.db) =>
  db.update(users).set(values).where(eq(users.id, id));
const lock = (actor = admin(id), options?: Parameters<typeof lockActor>[1], db = t.db) =>
  lockActor(testContext(db, { actor }), options);

describe('a write', () => {
  test('of a visitor is refused', async () => {
    await expect(lock(visitor)).rejects.toMatchObject({ code: 'session.required' });
  });

  test('by a person deactivated during the request is refused', async () => {
    await change({ isActive: false });
    await expect(lock()).rejects.toMatchObject({ code: 'session.required' });
  });

  test('for admins is refused to a former admin, and everybody else has their current role', async () => {
    await change({ role: 'employee' });
    await expect(lock(admin(id), { access: 'admin' })).rejects.toMatchObject({
      code: 'admin.required',
    });
    expect(await lock()).toMatchObject({ userId: id, role: 'employee' });
  });

  test('ends before its actor can be deactivated', async () => {
    const order: string[] = [];
    let deactivated: Promise<unknown> = Promise.resolve();
    await t.db.transaction(async (tx) => {
      await lock(member(id), undefined, tx);
      deactivated = change({ isActive: false }).then(() => order.push('deactivated'));
      await sleep(100);
      order.push('written');
    });
    await deactivated;
    expect(order).toEqual(['written', 'deactivated']);
  });

  test('does not wait for another write of the same person', async () => {
    await t.db.transaction(async (tx) => {
      await lock(admin(id), undefined, tx);
      await expect(lock()).resolves.toMatchObject({ userId: id });
    });
  });

  test("to one's own row waits for another one without a deadlock", async () => {
    const write = (firstName: string) =>
      t.db.transaction(async (tx) => {
        await lock(admin(id), { toChange: true }, tx);
        await sleep(50);
        await change({ firstName }, tx);
      });
    await expect(Promise.all([write('Una'), write('Otra')])).resolves.toHaveLength(2);
  });
});
