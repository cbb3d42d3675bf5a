import { randomUUID } from 'node:crypto';
import { properties } from '@pbr/db/schema/properties';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '../../../lib/errors.ts';
import { admin, member, testContext, visitor } from '../../../testing/context.ts';
import { anImage, aProperty, aShare, aUser } from '../../../testing/data/factories.ts';
import { propertyForm } from '../../../testing/data/property-form.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { createProperty } from './create-property.ts';
import { updateProperty } from './update-property.ts';

const now = new Date('2026-11-21T18:00:00.000Z');
let userId: string;
let id: string;
const t = await databaseSuite({ clear: ['properties', 'users', 'search_terms', 'settings'] });
beforeEach(async () => {
  userId = (await aUser(t.db)).id;
  ({ id } = await createProperty.perform(as(), propertyForm()));
});

const as = (actor = member(userId), at = now) => testContext(t.db, { actor, now: () => at });
const later = new Date(now.getTime() + 60_000);
interface Beside {
  version?: unknown;
  ifMatch?: number[] | null;
  dealStatus?: unknown;
}
const update = (
  change: Record<string, unknown>,
  { version, ifMatch, dealStatus }: Beside = {},
  ctx = as(undefined, later),
) =>
  updateProperty.perform(
    { ...ctx, ifMatch: ifMatch?.map((own) => ({ own, photos: undefined })) ?? null },
    { ...propertyForm(change), id, version, dealStatus },
  );
const stored = async () => (await t.db.select().from(properties).where(eq(properties.id, id)))[0];

describe('an edited listing', () => {
  test('keeps what only some types have, until it is of another', async () => {
    const facts = {
      floor: 0,
      levels: 1,
      yearBuilt: 1938,
      furnished: 'amueblado',
      petsAllowed: 'no',
      frontageM: null,
    };
    const others = { postalCode: '06140', municipality: 'Cuauhtémoc', depositMonths: 2 };
    const offer = { operationType: 'ambos', ...others };
    const home = await update({ ...offer, ...facts, propertyType: 'departamento' });
    expect(home).toMatchObject({ ...others, ...facts, version: 2 });
    const sent = { ...offer, ...facts, propertyType: 'terreno', frontageM: 9.5 };
    expect(await update(sent)).toMatchObject({
      ...others,
      floor: null,
      levels: null,
      yearBuilt: null,
      furnished: null,
      petsAllowed: null,
      frontageM: '9.50',
      version: 3,
    });
  });

  test('is what the form says in the next version, with everything else unchanged', async () => {
    await anImage(t.db, { propertyId: id });
    const before = await stored();
    const answer = await update({ name: 'Casa con pozo', salePrice: '4000000.5', bedrooms: '' });
    expect(await stored()).toEqual({
      ...before,
      name: 'Casa con pozo',
      salePrice: '4000000.50',
      saleMxn: '4000000.50',
      saleAsc: '4000000.50',
      saleDesc: '4000000.50',
      priceAsc: '4000000.50',
      priceDesc: '4000000.50',
      bedrooms: null,
      bedKey: 0,
      searchText: 'casa con pozo centro merida yucatan',
      version: 2,
      updatedAt: '2026-11-21 18:01:00+00',
    });
    expect(answer).toMatchObject({ name: 'Casa con pozo', version: 2, can: { edit: true } });
    expect(answer.images).toHaveLength(1);
  });

  test('is validated like a new one, and loses fields that its form now hides', async () => {
    await expect(update({ description: '' })).rejects.toMatchObject({
      code: 'request.invalid',
      fields: { description: 'Escribe la descripción.' },
    });
    expect(await update({ operationType: 'renta', rentPrice: 9000 })).toMatchObject({
      salePrice: null,
      rentPrice: '9000.00',
    });
  });

  test('keeps its owner, whomever the form of an agent names', async () => {
    const colleague = await aUser(t.db, { passwordHash: 'x' });
    const change = {
      name: 'Otra',
      ownerId: colleague.id,
      id: randomUUID(),
      createdAt: 'x',
      isActive: false,
    };
    const answer = await update(change);
    expect(answer).toMatchObject({ id, ownerId: userId, isActive: true, name: 'Otra' });
  });

  test('keeps its version if the form changes nothing', async () => {
    await aProperty(t.db);
    const before = await stored();
    const same = { salePrice: 3_500_000.0, name: '  Casa con patio ', bedrooms: '3', rentPrice: 5 };
    expect(await update(same)).toMatchObject({ version: 1 });
    expect(await stored()).toEqual(before);
  });
});

describe('two editors of one listing', () => {
  test('do not overwrite each other: the second is told, and the first write stays', async () => {
    await update({ name: 'Del primero' }, { version: 1 });
    await expect(update({ name: 'Del segundo' }, { version: 1 })).rejects.toMatchObject({
      code: 'property.changed',
      kind: 'conflict',
    });
    expect(await stored()).toMatchObject({ name: 'Del primero', version: 2 });
    expect(await update({ name: 'Del segundo' }, { version: 2 })).toMatchObject({ version: 3 });
  });

  test('at the same moment: one is stored, the others are told, twenty times', async () => {
    for (let round = 1; round <= 20; round += 1) {
      const writers = ['A', 'B', 'C'].map((name) =>
        update({ name: `${name}${round}` }, { version: round }),
      );
      const results = await Promise.allSettled(writers);
      const won = results.flatMap((result) =>
        result.status === 'fulfilled' ? [result.value] : [],
      );
      expect(won).toHaveLength(1);
      expect(await stored()).toMatchObject({ name: won[0]?.name, version: round + 1 });
    }
  });

  test('with the same form both succeed, as in a double click', async () => {
    const clicks = Array.from({ length: 5 }, () => update({ name: 'Nueva' }, { version: 1 }));
    for (const answer of await Promise.all(clicks))
      expect(answer).toMatchObject({ name: 'Nueva', version: 2 });
  });

  test('without versions: the last one wins', async () => {
    await update({ name: 'Primera' });
    expect(await update({ name: 'Segunda' })).toMatchObject({ name: 'Segunda', version: 3 });
  });

  test('must send the version as a number', async () => {
    await expect(update({ name: 'x' }, { version: '1' })).rejects.toMatchObject({
      code: 'request.invalid',
      fields: { version: 'Escribe el número de la versión que leíste.' },
    });
  });

  test('with a precondition of other versions are refused as stale', async () => {
    for (const ifMatch of [[], [2], [2, 3]])
      await expect(update({ name: 'x' }, { ifMatch })).rejects.toMatchObject({
        code: 'request.stale',
        kind: 'stale',
      });
    expect(await update({ name: 'x' }, { ifMatch: [7, 1] })).toMatchObject({ version: 2 });
    expect(await update({ name: 'y' }, { ifMatch: null })).toMatchObject({ version: 3 });
  });
});

describe('the deal of an edited listing', () => {
  const isNow = (dealStatus: string | null) => t.db.update(properties).set({ dealStatus });

  test('is stored with the fields, in one version', async () => {
    expect(
      await update({ name: 'Casa con pozo' }, { version: 1, dealStatus: 'vendida' }),
    ).toMatchObject({ name: 'Casa con pozo', dealStatus: 'vendida', version: 2 });
    expect(await update({ name: 'Casa con pozo' }, { version: 2, dealStatus: '' })).toMatchObject({
      dealStatus: null,
      version: 3,
    });
  });

  test('stays if it is not sent, and is not read from among the fields', async () => {
    await isNow('apartada');
    expect(await update({ name: 'Otra', dealStatus: 'vendida' })).toMatchObject({
      dealStatus: 'apartada',
    });
  });

  test('marked by somebody else meanwhile is not overwritten unseen', async () => {
    await t.db.update(properties).set({ dealStatus: 'apartada', version: 2 });
    for (const dealStatus of ['', 'vendida'])
      await expect(update({}, { version: 1, dealStatus })).rejects.toMatchObject({
        code: 'property.changed',
      });
    expect(await update({}, { version: 1, dealStatus: 'apartada' })).toMatchObject({ version: 2 });
    expect(await update({}, { version: 2, dealStatus: 'vendida' })).toMatchObject({
      dealStatus: 'vendida',
      version: 3,
    });
  });

  test.each([
    ['regalada', 'venta', 'Elige apartada, vendida, rentada o ninguna.'],
    ['rentada', 'venta', 'Solo está en venta: no puede quedar como rentada.'],
    ['vendida', 'renta', 'Solo está en renta: no puede quedar como vendida.'],
  ])('as %s for %s is refused beside its field', async (dealStatus, operationType, words) => {
    const before = await stored();
    await expect(update({ operationType, name: 'x' }, { dealStatus })).rejects.toMatchObject({
      code: 'request.invalid',
      fields: { dealStatus: words },
    });
    expect(await stored()).toEqual(before);
  });

  test.each([
    ['vendida', 'renta', null],
    ['vendida', 'ambos', 'vendida'],
    ['rentada', 'venta', null],
    ['apartada', 'renta', 'apartada'],
  ])('of %s with the operation %s becomes: %s', async (was, operationType, is) => {
    await isNow(was);
    expect(await update({ operationType, name: 'x' })).toMatchObject({ dealStatus: is });
  });
});

describe('a listing of somebody else', () => {
  /** The error codes for a wrong form and for a right one. */
  const refusals = async (ctx: ReturnType<typeof as>) => {
    const before = await stored();
    const codes = await Promise.all(
      [{ name: '' }, { name: 'Mía' }].map((change) =>
        update(change, { version: 1 }, ctx).then(
          () => 'done',
          (error: unknown) => error instanceof AppError && error.code,
        ),
      ),
    );
    expect(await stored()).toEqual(before);
    return codes;
  };
  const forbidden = ['property.forbidden', 'property.forbidden'];
  const notThere = ['property.not_found', 'property.not_found'];

  test('is not edited by a peer, by the agent of a share, or by a visitor', async () => {
    const agent = await aUser(t.db);
    await aShare(t.db, { propertyId: id, ownerId: userId, agentId: agent.id });
    expect(await refusals(as(member((await aUser(t.db)).id)))).toEqual(forbidden);
    expect(await refusals(as(member(agent.id)))).toEqual(forbidden);
    expect(await refusals(as(visitor))).toEqual(['session.required', 'session.required']);
  });

  test('is 404 for a peer if paused, and 403 for the agent of its share', async () => {
    const agent = await aUser(t.db);
    await aShare(t.db, { propertyId: id, ownerId: userId, agentId: agent.id });
    await t.db.update(properties).set({ isActive: false });
    expect(await refusals(as(member((await aUser(t.db)).id)))).toEqual(notThere);
    expect(await refusals(as(member(agent.id)))).toEqual(forbidden);
  });

  test('is edited by an admin, but not by a former one', async () => {
    const chief = admin((await aUser(t.db, { role: 'admin' })).id);
    expect(await update({ name: 'Corregida' }, {}, as(chief))).toMatchObject({ version: 2 });
    await t.db.execute(sql`update users set role = 'employee' where role = 'admin'`);
    expect(await refusals(as(chief))).toEqual(forbidden);
  });
});

test('a deleted listing or an invalid id is 404', async () => {
  const deleted = await aProperty(t.db, { ownerId: userId, deletedAt: now.toISOString() });
  for (const unknown of [deleted.id, randomUUID(), 'x', '1e3', undefined, 7, { id }])
    await expect(updateProperty.perform(as(), { id: unknown })).rejects.toMatchObject({
      code: 'property.not_found',
    });
});
