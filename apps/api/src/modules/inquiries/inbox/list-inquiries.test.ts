import { publicPropertyId } from '@pbr/schemas/property/values';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../../../security/actor.ts';
import { admin, member, testContext, visitor } from '../../../testing/context.ts';
import { anImage, anInquiry, aProperty, aUser } from '../../../testing/data/factories.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { countUnanswered, getInquiry, listInquiries, listWaiting } from './read-inquiries.ts';
import { canAnswerInquiry } from '../inquiry.policy.ts';

let ana: string;
let listing: string;
const t = await databaseSuite({ clear: ['properties'] });
beforeAll(async () => {
  ana = (await aUser(t.db, { firstName: 'Ana', lastName: 'López' })).id;
});
beforeEach(async () => {
  const values = { ownerId: ana, name: 'Casa Jacaranda', neighborhood: 'Del Carmen' };
  listing = (await aProperty(t.db, values)).id;
});

const as = (actor: Actor) => testContext(t.db, { actor });
const list = (search: Parameters<typeof listInquiries>[1] = {}, actor: Actor = member(ana)) =>
  listInquiries(as(actor), search);
const write = (values: object = {}) => anInquiry(t.db, { propertyId: listing, ...values });
const day = (n: number) => `2026-11-${String(n).padStart(2, '0')}T12:00:00Z`;
const names = async (...args: Parameters<typeof list>) =>
  (await list(...args)).items.map(({ clientName }) => clientName);

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    ({ code }: { code: string }) => code,
  );

describe('the inbox', () => {
  test("returns an inquiry with its listing, its photo and the listing's owner", async () => {
    await anImage(t.db, { propertyId: listing, storageKey: 'otra' });
    await anImage(t.db, { propertyId: listing, storageKey: 'casa', isPrimary: true });
    const { id } = await write({ clientPhone: '55 1234 5678', createdAt: day(1) });
    expect(await list()).toEqual({
      items: [
        expect.objectContaining({
          id,
          propertyId: listing,
          clientName: 'Marta Solís',
          clientEmail: 'marta@correo.mx',
          clientPhone: '55 1234 5678',
          message: '¿Sigue disponible?',
          inquiryType: 'info',
          status: 'pending',
          contactSource: 'website',
          agentResponse: null,
          responseDate: null,
          closedAt: null,
          createdAt: '2026-11-01T12:00:00.000Z',
          property: {
            id: listing,
            name: 'Casa Jacaranda',
            neighborhood: 'Del Carmen',
            city: 'Ciudad de México',
            operationType: 'venta',
            salePrice: '4500000.00',
            rentPrice: null,
            currency: 'MXN',
            image: '/uploads/casa',
            isDeleted: false,
          },
          agent: { id: ana, firstName: 'Ana', lastName: 'López' },
        }),
      ],
      total: 1,
      page: 1,
      pageCount: 1,
      counts: { pending: 1, answered: 0, closed: 0 },
    });
  });

  test('is empty without inquiries; a listing without photos has no image', async () => {
    expect(await list()).toEqual({
      items: [],
      total: 0,
      page: 1,
      pageCount: 0,
      counts: { pending: 0, answered: 0, closed: 0 },
    });
    await write();
    expect((await list()).items[0]?.property.image).toBeNull();
  });

  test('shows pending ones first, the oldest on top, then the others from the newest', async () => {
    const rows: [string, string, number][] = [
      ['nueva', 'pending', 9],
      ['vieja', 'pending', 2],
      ['respondida', 'answered', 8],
      ['cerrada', 'closed', 10],
      ['respondida antes', 'answered', 1],
    ];
    for (const [clientName, status, n] of rows)
      await write({ clientName, status, createdAt: day(n) });
    expect(await names()).toEqual(['vieja', 'nueva', 'cerrada', 'respondida', 'respondida antes']);
    expect(await names({ status: 'answered' })).toEqual(['respondida', 'respondida antes']);
    expect(await list({ status: 'pending' })).toMatchObject({
      total: 2,
      counts: { pending: 2, answered: 2, closed: 1 },
    });
  });

  test('comes in pages of 24, and a page past the end is empty', async () => {
    for (let n = 1; n <= 26; n += 1) await write({ clientName: `${n}`, createdAt: day(n) });
    expect(await list()).toMatchObject({ total: 26, pageCount: 2, page: 1 });
    expect(await names()).toHaveLength(24);
    expect(await names({ page: 2 })).toEqual(['25', '26']);
    expect(await list({ page: 3 })).toMatchObject({ items: [], total: 26, page: 3 });
  });

  test("of one listing holds only its inquiries, and of a stranger's listing none", async () => {
    const other = await aProperty(t.db, { ownerId: ana });
    const foreign = await aProperty(t.db);
    await write();
    await write({ propertyId: other.id, clientName: 'Otra' });
    await write({ propertyId: foreign.id, clientName: 'Ajena' });
    expect(await names({ propertyId: other.id })).toEqual(['Otra']);
    expect((await list({ propertyId: other.id })).counts.pending).toBe(1);
    expect(await names({ propertyId: foreign.id })).toEqual([]);
  });

  test('of one agent holds for an admin only theirs, and for others nothing that is not their own', async () => {
    const foreign = await aProperty(t.db);
    await write();
    await write({ propertyId: foreign.id, clientName: 'Ajena' });
    const boss = admin((await aUser(t.db, { role: 'admin' })).id);
    const { items, counts } = await list({ agent: foreign.ownerId }, boss);
    expect(items.map(({ clientName }) => clientName)).toEqual(['Ajena']);
    expect(counts.pending).toBe(1);
    expect(await names({ agent: foreign.ownerId })).toEqual([]);
  });

  test.each([
    ['solis', ['Marta Solís']],
    ['DISPONIBLE', ['Marta Solís']],
    ['jacaranda marta', ['Marta Solís']],
    ['jacaranda pedro', []],
    ['correo.mx', ['Marta Solís']],
    ['5512345678', ['Marta Solís']],
    ['55 1234', ['Marta Solís']],
    ['55 1234-5678', ['Marta Solís']],
    ['1234-5678', ['Marta Solís']],
    ['(55) 1234.5678 solis', ['Marta Solís']],
    ['+52 (55) 1234 5678', ['Marta Solís']],
    ['+52 1 55 1234 5678', ['Marta Solís']],
    ['55 1234-5679', []],
    ['%', []],
    ['_', []],
    ['\\', []],
    ["' or 1=1 --", []],
  ])('searched for %j finds %j', async (search, expected) => {
    await write({ clientPhone: '+52 (55) 1234-5678' });
    await write({
      clientName: 'Nadie',
      clientEmail: 'x@y.mx',
      message: null,
      propertyId: (await aProperty(t.db, { ownerId: ana })).id,
    });
    expect(await names({ search })).toEqual(expected);
    expect((await list({ search })).counts.pending).toBe(expected.length);
  });
});

test("is found by the id of its listing as people read it, beside the client's words", async () => {
  const other = await aProperty(t.db, { ownerId: ana });
  await write({ propertyId: other.id, clientName: 'Otra', message: 'Vi el anuncio' });
  await write({ clientName: 'Vecina', message: `¿Es ${publicPropertyId(other.id)}?` });
  await write({ message: 'Vi el anuncio' });
  const search = publicPropertyId(other.id).toLowerCase();
  expect(await names({ search })).toEqual(['Otra', 'Vecina']);
  expect(await names({ search: `anuncio ${search}` })).toEqual(['Otra']);
  expect(await names({ search: 'PBR-00000000' })).toEqual([]);
});

describe('permission to read inquiries', () => {
  test('covers own listings, paused ones too, for an agent, and all listings for an admin', async () => {
    const paused = await aProperty(t.db, { ownerId: ana, isActive: false });
    const foreign = await aProperty(t.db);
    await write({ clientName: 'mía', createdAt: day(1) });
    await write({ clientName: 'pausada', propertyId: paused.id, createdAt: day(2) });
    await write({ clientName: 'ajena', propertyId: foreign.id, createdAt: day(3) });
    expect(await names()).toEqual(['mía', 'pausada']);
    expect(await names({}, admin((await aUser(t.db)).id))).toEqual(['mía', 'pausada', 'ajena']);
  });

  test('covers deleted listings for admins only, marked as deleted', async () => {
    const gone = await aProperty(t.db, { ownerId: ana, deletedAt: day(1) });
    await write({ propertyId: gone.id });
    expect(await names()).toEqual([]);
    const { items } = await list({}, admin(ana));
    expect(items.map(({ property }) => property.isDeleted)).toEqual([true]);
  });

  test('covers listings of a deactivated agent for admins', async () => {
    const { id: ownerId } = await aUser(t.db, { isActive: false });
    await write({ propertyId: (await aProperty(t.db, { ownerId })).id });
    expect(await names({}, admin(ana))).toHaveLength(1);
  });

  test('is refused to a visitor by every action', async () => {
    const refused = { code: 'session.required' };
    await expect(list({}, visitor)).rejects.toMatchObject(refused);
    await expect(countUnanswered(as(visitor))).rejects.toMatchObject(refused);
    await expect(listWaiting(as(visitor), { limit: 3 })).rejects.toMatchObject(refused);
  });

  test('agrees between lists, counts and single inquiries, for everybody', async () => {
    const beto = (await aUser(t.db)).id;
    const listings = [];
    for (const ownerId of [ana, beto])
      for (const deletedAt of [null, day(1)])
        listings.push(await aProperty(t.db, { ownerId, deletedAt }));
    const written = [];
    for (const { id } of listings) written.push(await write({ propertyId: id }));
    for (const actor of [member(ana), member(beto), admin(ana), admin(beto)]) {
      const mayAnswer = listings
        .filter(({ ownerId, deletedAt }) =>
          canAnswerInquiry(actor, { ownerId, isDeleted: deletedAt !== null }),
        )
        .map(({ id }) => id);
      const { items } = await list({}, actor);
      expect(items.map(({ propertyId }) => propertyId).toSorted()).toEqual(mayAnswer.toSorted());
      expect(await countUnanswered(as(actor))).toEqual({ count: mayAnswer.length });
      expect((await listWaiting(as(actor), { limit: 3 })).count).toBe(mayAnswer.length);
      const single = await Promise.all(
        written.map(({ id }) => codeOf(getInquiry(as(actor), { id }))),
      );
      expect(single).toEqual(
        written.map(({ propertyId }) =>
          mayAnswer.includes(propertyId) ? 'ok' : 'inquiry.not_found',
        ),
      );
    }
  });
});

describe('the waiting inquiries', () => {
  test('are those neither answered nor closed, the oldest first', async () => {
    for (let n = 1; n <= 4; n += 1) await write({ clientName: `${n}`, createdAt: day(5 - n) });
    await write({ status: 'answered', createdAt: day(1) });
    await write({ status: 'closed', createdAt: day(1) });
    expect(await countUnanswered(as(member(ana)))).toEqual({ count: 4 });
    const { count, oldest } = await listWaiting(as(member(ana)), { limit: 3 });
    expect(count).toBe(4);
    expect(oldest.map(({ clientName }) => clientName)).toEqual(['4', '3', '2']);
    expect(oldest[0]).toMatchObject({
      inquiryType: 'info',
      createdAt: '2026-11-01T12:00:00.000Z',
      property: { id: listing, name: 'Casa Jacaranda', neighborhood: 'Del Carmen' },
      agent: { id: ana, firstName: 'Ana', lastName: 'López' },
    });
  });
});
