import { apiTokens } from '@pbr/db/schema/api-tokens';
import { MAX_API_TOKENS } from '@pbr/schemas/account/api-token';
import { describe, expect, test } from 'vitest';
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

describe('a token', () => {
  const at = (instant: string, ctx: Awaited<ReturnType<typeof somebody>>) => ({
    ...ctx,
    now: () => new Date(instant),
  });
  const ends = async (term: { lasts?: '30' | '90' | '365' | 'date'; lastDay?: string }) => {
    // Already the second of November in UTC, still the first in Mexico City.
    const ctx = at('2026-11-02T05:00:00Z', await somebody());
    return (await createApiToken(ctx, { name: 'Sitio', scope: 'read', ...term })).expiresAt;
  };

  test.each([
    [{}, '2027-11-02T05:00:00.000Z'],
    [{ lasts: '30' }, '2026-12-02T05:00:00.000Z'],
    [{ lasts: '90' }, '2027-01-31T05:00:00.000Z'],
    [{ lasts: '90', lastDay: '2026-11-05' }, '2027-01-31T05:00:00.000Z'],
    [{ lasts: 'date', lastDay: '2026-11-01' }, '2026-11-02T05:59:59.000Z'],
    [{ lasts: 'date', lastDay: '2031-11-01' }, '2031-11-02T05:59:59.000Z'],
  ] as const)('that is to last %j ends at %s', async (term, end) => {
    expect(await ends(term)).toBe(end);
  });

  test.each([
    [{ lasts: 'date' }, 'Elige una fecha.'],
    [{ lasts: 'date', lastDay: '' }, 'Elige una fecha.'],
    [{ lasts: 'date', lastDay: 'mañana' }, 'Elige una fecha.'],
    [{ lasts: 'date', lastDay: '2027-02-30' }, 'Elige una fecha.'],
    [{ lasts: 'date', lastDay: '2026-10-31' }, 'Elige una fecha que no haya pasado.'],
    [{ lasts: 'date', lastDay: '2031-11-02' }, 'Elige una fecha dentro de 5 años como máximo.'],
  ] as const)('cannot last %j', async (term, lastDay) => {
    await expect(ends(term)).rejects.toMatchObject({ fields: { lastDay } });
  });

  test('that has expired stays in the list for thirty days and leaves room for a new one', async () => {
    const { id: userId } = await aUser(t.db);
    const ctx = testContext(t.db, { actor: member(userId) });
    const expiresAt = '2026-11-02T10:00:00Z';
    for (let made = 0; made < MAX_API_TOKENS; made += 1)
      await anApiToken(t.db, { userId, expiresAt });
    const later = at('2026-11-02T10:00:00Z', ctx);
    await createApiToken(later, { name: 'Nuevo', scope: 'read' });
    expect(await listApiTokens(later)).toHaveLength(MAX_API_TOKENS + 1);
    expect(await listApiTokens(at('2026-12-02T10:00:01Z', ctx))).toHaveLength(1);
  });
});
