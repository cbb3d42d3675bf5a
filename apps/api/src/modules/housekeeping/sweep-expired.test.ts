import { bulkChanges } from '@pbr/db/schema/bulk-changes';
import { heldMessages } from '@pbr/db/schema/held-messages';
import { idempotencyKeys } from '@pbr/db/schema/idempotency-keys';
import { limitCounts } from '@pbr/db/schema/limit-counts';
import { sessions } from '@pbr/db/schema/sessions';
import { userTokens } from '@pbr/db/schema/user-tokens';
import { users } from '@pbr/db/schema/users';
import { asc, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testContext } from '../../testing/context.ts';
import { aHeldMessage, aUser } from '../../testing/data/factories.ts';
import { databaseSuite } from '../../testing/suite.ts';
import { sweepExpired } from './sweep-expired.ts';

const now = new Date('2026-11-20T18:00:00Z');
const past = '2026-11-20T17:59:59Z';
const future = '2026-11-20T18:00:01Z';
const t = await databaseSuite({
  clear: ['sessions', 'limit_counts', 'idempotency_keys', 'user_tokens', 'users'],
});
const sweep = () =>
  sweepExpired(testContext(t.db, { now: () => now }), new AbortController().signal);

test('deletes expired rows and keeps valid ones', async () => {
  const userId = (await aUser(t.db)).id;
  for (const [name, at] of [
    ['old', past],
    ['good', future],
  ] as const) {
    await t.db.insert(sessions).values({ sid: name, sess: { userId }, expire: at });
    await t.db.insert(limitCounts).values({ key: name, count: 1, expiresAt: at });
    const request = 'x';
    await t.db.insert(idempotencyKeys).values({ key: name, request, expiresAt: at });
    const tokenHash = name.padEnd(64, '0');
    await t.db
      .insert(userTokens)
      .values({ userId, kind: 'reset_password', tokenHash, expiresAt: at });
  }
  await sweep();
  expect(await t.db.select({ sid: sessions.sid }).from(sessions)).toEqual([{ sid: 'good' }]);
  expect(await t.db.select({ key: limitCounts.key }).from(limitCounts)).toEqual([{ key: 'good' }]);
  const keys = await t.db.select({ key: idempotencyKeys.key }).from(idempotencyKeys);
  expect(keys.map(({ key }) => key.trim())).toEqual(['good']);
  expect(await t.db.select({ hash: userTokens.tokenHash }).from(userTokens)).toEqual([
    { hash: 'good'.padEnd(64, '0') },
  ]);
});

test('deletes changes of several listings a day after they were made', async () => {
  const actorId = (await aUser(t.db)).id;
  const change = { actorId, action: 'pause', listings: [] };
  const [old, good] = ['2026-11-19T17:59:59Z', '2026-11-19T18:00:01Z'];
  await t.db.insert(bulkChanges).values([
    { ...change, createdAt: old },
    { ...change, createdAt: good },
  ]);
  await sweep();
  const kept = await t.db.select({ at: bulkChanges.createdAt }).from(bulkChanges);
  expect(kept.map(({ at }) => new Date(at))).toEqual([new Date(good)]);
});

test('erases messages that were held for thirty days', async () => {
  await aHeldMessage(t.db, { createdAt: '2026-10-21T17:59:59Z' });
  const { id } = await aHeldMessage(t.db, { createdAt: '2026-10-21T18:00:01Z' });
  await sweep();
  expect(await t.db.select({ id: heldMessages.id }).from(heldMessages)).toEqual([{ id }]);
});

test('deletes registrations that nobody confirmed for a week, and no other people', async () => {
  const [old, young] = ['2026-11-13T17:59:59Z', '2026-11-13T18:00:01Z'];
  const pending = { registration: 'pending', isActive: false, createdAt: old } as const;
  await t.db.execute(sql`
    insert into users (email, first_name, last_name, registration, is_active, created_at)
    select 'gone' || n || '@correo.mx', '', '', 'pending', false, ${old}::timestamptz from generate_series(1, 1100) n`);
  await aUser(t.db, { ...pending, email: 'confirmed@correo.mx', isEmailVerified: true });
  await aUser(t.db, { email: 'colleague@correo.mx', createdAt: old });
  await aUser(t.db, { ...pending, email: 'young@correo.mx', createdAt: young });
  const tries = await aUser(t.db, { ...pending, email: 'tries-again@correo.mx' });
  const link = { kind: 'verify_email', tokenHash: 'a'.repeat(64), expiresAt: future };
  await t.db.insert(userTokens).values({ ...link, userId: tries.id });
  await sweep();
  const left = await t.db.select({ email: users.email }).from(users).orderBy(asc(users.email));
  expect(left.map(({ email }) => email)).toEqual([
    'colleague@correo.mx',
    'confirmed@correo.mx',
    'tries-again@correo.mx',
    'young@correo.mx',
  ]);
});

test('deletes more than one batch', async () => {
  await t.db.execute(sql`
    insert into sessions (sid, sess, expire)
    select 'old' || n, '{}', ${past}::timestamptz from generate_series(1, 2500) n`);
  await sweep();
  expect(await t.db.$count(sessions)).toBe(0);
});

test('does not wait for a locked row', async () => {
  await t.db.insert(sessions).values([
    { sid: 'held', sess: {}, expire: past },
    { sid: 'free', sess: {}, expire: past },
  ]);
  await t.db.transaction(async (tx) => {
    await tx.select().from(sessions).where(eq(sessions.sid, 'held')).for('update');
    await sweep();
  });
  expect(await t.db.select({ sid: sessions.sid }).from(sessions)).toEqual([{ sid: 'held' }]);
});
