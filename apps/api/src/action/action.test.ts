import { properties } from '@pbr/db/schema/properties';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { AppError } from '../lib/errors.ts';
import { listings } from '../modules/properties/property.rows.ts';
import { admin, generousLimits, member, testContext, visitor } from '../testing/context.ts';
import { aProperty, aUser } from '../testing/data/factories.ts';
import { createMemoryLimiter } from '../testing/memory-limiter.ts';
import { databaseSuite } from '../testing/suite.ts';
import { action } from './action.ts';
import { lock, read, self } from './rows.ts';

const t = await databaseSuite();
const output = z.object({ said: z.string() });
const input = z.object({ word: z.string('Escribe una palabra.') });

const ways = {
  read: read(listings, 'edit'),
  self: self(listings, 'edit'),
  lock: lock(listings, 'edit'),
};

async function aListing(values: { isActive?: boolean } = {}) {
  const { id: owner } = await aUser(t.db);
  const { id: stranger } = await aUser(t.db);
  return { ...(await aProperty(t.db, { ownerId: owner, ...values })), owner, stranger };
}

const calling = (way: keyof typeof ways) =>
  action({
    access: 'member',
    row: ways[way],
    input,
    output,
    run: async ({ actor }, { word }, row) => ({ said: `${actor.userId} ${word} ${row.id}` }),
  });

test('a call whose rows differ reads what this row and call require', async () => {
  const { id, owner } = await aListing({ isActive: false });
  const active = await aProperty(t.db, { ownerId: owner });
  const call = action({
    access: 'member',
    row: read(listings, 'edit'),
    input: z.object({ word: z.optional(z.string()) }),
    inputFor: ({ isActive }) => (isActive ? input : z.object({ word: z.optional(z.string()) })),
    output,
    run: async (_ctx, { word = 'nada' }) => ({ said: word }),
  });
  const ctx = testContext(t.db, { actor: member(owner) });
  expect(await call(ctx, { id })).toEqual({ said: 'nada' });
  await expect(call(ctx, { id: active.id })).rejects.toMatchObject({
    fields: { word: 'Escribe una palabra.' },
  });
});

describe.each(['read', 'self', 'lock'] as const)('a call with a row to %s', (way) => {
  const call = calling(way);

  test('runs with the input, the row and the person', async () => {
    const { id, owner } = await aListing();
    const answer = await call(testContext(t.db, { actor: member(owner) }), { id, word: 'hola' });
    expect(answer).toEqual({ said: `${owner} hola ${id}` });
  });

  test('refuses who asks, then what is missing, then what is forbidden, then what is wrong', async () => {
    const { id, owner, stranger } = await aListing();
    const paused = await aListing({ isActive: false });
    const refusal = (actor = member(owner), sent: object = { id }) =>
      call.perform(testContext(t.db, { actor }), sent).catch((error: AppError) => error.code);
    expect(await refusal(visitor)).toBe('session.required');
    expect(await refusal(member(owner), { id: paused.id })).toBe('property.not_found');
    for (const missing of [{}, { id: 7 }, { id: 'x' }, { id: stranger }])
      expect(await refusal(member(owner), missing)).toBe('property.not_found');
    expect(await refusal(member(stranger))).toBe('property.forbidden');
    expect(await refusal()).toBe('request.invalid');
  });

  test('takes the id from where the door found it, whatever was sent', async () => {
    const { id, owner } = await aListing();
    const ctx = testContext(t.db, { actor: member(owner) });
    await expect(call.perform(ctx, 'no object', { id })).rejects.toMatchObject({
      code: 'request.invalid',
    });
    await expect(call.perform(ctx, { id, word: 'hola' }, {})).rejects.toMatchObject({
      code: 'property.not_found',
    });
  });
});

test('a locked row is held, with what was written, until the work has ended or failed', async () => {
  const { id, owner } = await aListing();
  const rename = action({
    access: 'member',
    row: lock(listings, 'edit'),
    input,
    output,
    run: async ({ db }, { word }) => {
      await db.update(properties).set({ name: word }).where(eq(properties.id, id));
      if (word === 'mal') throw new Error('something breaks');
      return { said: word };
    },
  });
  const ctx = testContext(t.db, { actor: member(owner) });
  const name = async () =>
    (await t.db.select().from(properties).where(eq(properties.id, id)))[0]?.name;
  await rename(ctx, { id, word: 'bien' });
  await expect(rename(ctx, { id, word: 'mal' })).rejects.toThrow('something breaks');
  expect(await name()).toBe('bien');
});

test('what comes after the call sees what was committed, and does not run for a failed one', async () => {
  const { id, owner } = await aListing();
  const seen: (string | undefined)[] = [];
  const rename = action({
    access: 'member',
    row: lock(listings, 'edit'),
    input,
    output,
    run: async ({ db }, { word }) => {
      await db.update(properties).set({ name: word }).where(eq(properties.id, id));
      if (word === 'mal') throw new AppError('request.stale');
      return { said: word };
    },
    after: async () => {
      seen.push((await t.db.select().from(properties).where(eq(properties.id, id)))[0]?.name);
    },
  });
  const ctx = testContext(t.db, { actor: member(owner) });
  await rename(ctx, { id, word: 'bien' });
  await expect(rename(ctx, { id, word: 'mal' })).rejects.toMatchObject({ code: 'request.stale' });
  expect(seen).toEqual(['bien']);
});

test('a limit counts every call that the access rule admits, the wrong ones too', async () => {
  const limited = action({
    access: 'member',
    limit: 'publicForms',
    input,
    output,
    run: async (_ctx, { word }) => ({ said: word }),
  });
  const limits = { ...generousLimits, publicForms: { name: 'x', points: 2, windowSeconds: 60 } };
  const limiter = createMemoryLimiter();
  const as = (actor = visitor) => testContext(t.db, { actor, limits, limiter });
  const someone = admin((await aUser(t.db, { role: 'admin' })).id);
  const tried = (actor: typeof visitor, sent: object) =>
    limited.perform(as(actor), sent).catch((error: AppError) => error.code);
  expect(await tried(visitor, { word: 'a' })).toBe('session.required');
  expect(await tried(someone, {})).toBe('request.invalid');
  expect(await tried(someone, { word: 'b' })).toEqual({ said: 'b' });
  expect(await tried(someone, { word: 'c' })).toBe('request.too_many');
});
