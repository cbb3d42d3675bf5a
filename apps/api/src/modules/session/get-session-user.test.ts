import { users } from '@pbr/db/schema/users';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { member, testContext, visitor } from '../../testing/context.ts';
import { aUser } from '../../testing/data/factories.ts';
import { databaseSuite } from '../../testing/suite.ts';
import { getSessionUser, requireSessionUser } from './get-session-user.ts';

const t = await databaseSuite();

test('a session has a person as long as the account is active', async () => {
  await aUser(t.db);
  const { id, email } = await aUser(t.db);
  const ctx = testContext(t.db, { actor: member(id) });
  expect(await getSessionUser(ctx)).toMatchObject({ id, email });

  await t.db.update(users).set({ isActive: false }).where(eq(users.id, id));
  expect(await getSessionUser(ctx)).toBeNull();
  await expect(requireSessionUser(ctx)).rejects.toMatchObject({ code: 'session.required' });
});

test('a visitor has no person', async () => {
  expect(await getSessionUser(testContext(t.db, { actor: visitor }))).toBeNull();
});
