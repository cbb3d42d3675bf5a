import { apiTokens } from '@pbr/db/schema/api-tokens';
import { MAX_API_TOKENS } from '@pbr/schemas/account/api-token';
import { expect, test } from 'vitest';
import { anApiToken } from '../../testing/data/api-token.ts';
import { member, testContext } from '../../testing/context.ts';
import { aUser } from '../../testing/data/factories.ts';
import { databaseSuite } from '../../testing/suite.ts';
import { createApiToken } from './create-api-token.ts';
import { listApiTokens } from './list-api-tokens.ts';
import { revokeApiToken } from './revoke-api-token.ts';

const t = await databaseSuite();

async function somebody() {
  const { id } = await aUser(t.db);
  return testContext(t.db, { actor: member(id) });
}

test('a token is shown once, at its creation, and what is stored opens nothing', async () => {
  const ctx = await somebody();
  const made = await createApiToken(ctx, { name: 'Sitio propio', scope: 'read' });
  expect(made.token).toMatch(/^pbr_[\w-]{43}$/u);
  const kept = JSON.stringify([await t.db.select().from(apiTokens), await listApiTokens(ctx)]);
  expect(kept).toContain('Sitio propio');
  expect(kept).not.toContain(made.token.slice(4));
});

test('people see only their own live tokens, the newest first', async () => {
  const [ctx, other] = [await somebody(), await somebody()];
  const at = (hour: string) => ({ ...ctx, now: () => new Date(`2026-11-02T${hour}:00:00Z`) });
  const first = await createApiToken(at('10'), { name: 'Uno', scope: 'read' });
  const second = await createApiToken(at('11'), { name: 'Dos', scope: 'write' });
  await createApiToken(other, { name: 'Ajeno', scope: 'read' });
  expect((await listApiTokens(ctx)).map(({ name }) => name)).toEqual(['Dos', 'Uno']);
  await revokeApiToken(ctx, second);
  expect((await listApiTokens(ctx)).map(({ id }) => id)).toEqual([first.id]);
});

test("a colleague's token, or a revoked one, does not exist", async () => {
  const [ctx, other] = [await somebody(), await somebody()];
  const { id } = await createApiToken(other, { name: 'Ajeno', scope: 'read' });
  const missing = expect.objectContaining({ code: 'token.not_found' });
  await expect(revokeApiToken(ctx, { id })).rejects.toEqual(missing);
  await revokeApiToken(other, { id });
  await expect(revokeApiToken(other, { id })).rejects.toEqual(missing);
  await expect(revokeApiToken(other, { id: 'x' })).rejects.toEqual(missing);
});

test('nobody has more than twenty tokens, even when creating them at once', async () => {
  const { id: userId } = await aUser(t.db);
  const ctx = testContext(t.db, { actor: member(userId) });
  for (let made = 0; made < MAX_API_TOKENS - 1; made += 1) await anApiToken(t.db, { userId });
  const revokedAt = new Date().toISOString();
  await anApiToken(t.db, { userId, revokedAt });
  const tries = ['a', 'b', 'c'].map((name) => createApiToken(ctx, { name, scope: 'read' }));
  const refused = (await Promise.allSettled(tries)).filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(2);
  expect(await listApiTokens(ctx)).toHaveLength(MAX_API_TOKENS);
});
