import { randomUUID } from 'node:crypto';
import { properties } from '@pbr/db/schema/properties';
import { and, eq, ne } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { anAccount, signedInCookie } from '../../../testing/data/account.ts';
import { anImage, anInquiry, aProperty, aShare, aUser } from '../../../testing/data/factories.ts';
import { admin, member, testContext } from '../../../testing/context.ts';
import { databaseSuite, serverOn } from '../../../testing/suite.ts';
import { duplicateProperty } from './duplicate-property.ts';

const now = new Date('2026-11-21T18:00:00.000Z');
let ownerId: string;
let id: string;
const t = await databaseSuite();
const app = await serverOn(t);
beforeEach(async () => {
  ownerId = (await aUser(t.db)).id;
  ({ id } = await aProperty(t.db, {
    ownerId,
    name: 'Casa con patio',
    currency: 'USD',
    dealStatus: 'apartada',
    features: ['Patio'],
    source: `inmuebles ${randomUUID()}`,
    externalId: '7',
    importDigest: 'abc',
    version: 4,
    imagesVersion: 3,
  }));
  await anImage(t.db, { propertyId: id, isPrimary: true });
  await aShare(t.db, { propertyId: id, ownerId });
  await anInquiry(t.db, { propertyId: id });
});

const as = (actor = member(ownerId)) => testContext(t.db, { actor, now: () => now });
const copies = () =>
  t.db
    .select()
    .from(properties)
    .where(and(eq(properties.ownerId, ownerId), ne(properties.id, id)));
const original = async () => (await t.db.select().from(properties).where(eq(properties.id, id)))[0];

describe('the copy of a listing', () => {
  test('has its fields and owner, is a draft and new, and has nothing else of it', async () => {
    const before = await original();
    const answer = await duplicateProperty(as(), { id });
    const [copy] = await copies();
    expect(copy).toEqual({
      ...before,
      id: answer.id,
      viewsSince: copy?.viewsSince,
      isActive: false,
      isDraft: true,
      listed: false,
      dealStatus: null,
      source: null,
      externalId: null,
      importDigest: null,
      creationKey: null,
      version: 1,
      imagesVersion: 1,
      createdAt: '2026-11-21 18:00:00+00',
      updatedAt: '2026-11-21 18:00:00+00',
    });
    expect(answer).toMatchObject({
      name: 'Casa con patio',
      features: ['Patio'],
      images: [],
      imageCount: 0,
      commissionShares: [],
      inquiries: [],
    });
    expect(await original()).toEqual(before);
  });

  test('belongs to the same owner when an admin makes it', async () => {
    await duplicateProperty(as(admin((await aUser(t.db, { role: 'admin' })).id)), { id });
    expect(await copies()).toHaveLength(1);
  });

  test('is one for a key, however often and at once it is asked for', async () => {
    const creationKey = randomUUID();
    const tries = Array.from({ length: 5 }, () => duplicateProperty(as(), { id, creationKey }));
    expect(new Set((await Promise.all(tries)).map((copy) => copy.id)).size).toBe(1);
    await duplicateProperty(as(), { id, creationKey: randomUUID() });
    expect(await copies()).toHaveLength(2);
  });

  test('is refused to those who may not edit the listing, and makes nothing', async () => {
    const stranger = member((await aUser(t.db)).id);
    await expect(duplicateProperty(as(stranger), { id })).rejects.toMatchObject({
      code: 'property.forbidden',
    });
    await t.db
      .update(properties)
      .set({ deletedAt: now.toISOString() })
      .where(eq(properties.id, id));
    await expect(duplicateProperty(as(), { id })).rejects.toMatchObject({
      code: 'property.not_found',
    });
    expect(await copies()).toEqual([]);
  });
});

test('both doors make a copy; over REST once for an Idempotency-Key, and without a body', async () => {
  const account = await anAccount(t.db);
  const listing = await aProperty(t.db, { ownerId: account.id });
  const cookie = await signedInCookie(app, account.email);
  const url = `/api/properties/${listing.id}/duplicate`;
  const headers = { cookie, 'idempotency-key': randomUUID() };
  const first = await app.inject({ method: 'POST', url, headers });
  expect([first.statusCode, first.headers.etag]).toEqual([201, '"1.1"']);
  expect(first.json()).toMatchObject({ isActive: false, name: listing.name, ownerId: account.id });
  expect((await app.inject({ method: 'POST', url, headers })).json().id).toBe(first.json().id);
  const payload = { id: listing.id, creationKey: randomUUID() };
  const over = await app.inject({
    method: 'POST',
    url: '/trpc/property.duplicate',
    headers: { cookie },
    payload,
  });
  expect(over.json()).toMatchObject({ result: { data: { isActive: false } } });
  const own = eq(properties.ownerId, account.id);
  expect(await t.db.$count(properties, own)).toBe(3);
});
