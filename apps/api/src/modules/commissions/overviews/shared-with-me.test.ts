import { properties } from '@pbr/db/schema/properties';
import { sharedWithMeSchema } from '@pbr/schemas/commission/shared-with-me';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { member, testContext, visitor } from '../../../testing/context.ts';
import { anImage, aProperty, aShare, aUser } from '../../../testing/data/factories.ts';
import { watchStatements } from '../../../testing/database/watch-statements.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { countWaitingShares } from './count-waiting-shares.ts';
import { getShareOverview } from './get-share-overview.ts';
import { getShareStatistics } from './get-share-statistics.ts';
import { listPropertyShares } from './list-property-shares.ts';
import { listSharedByMe, listSharedWithMe } from './list-shares.ts';

let ana: string;
let luis: string;
const t = await databaseSuite({ clear: ['users', 'properties', 'commission_shares', 'settings'] });
beforeEach(async () => {
  ana = (await aUser(t.db, { firstName: 'Ana', lastName: 'Ñúñez', email: 'ana@pbr.mx' })).id;
  luis = (await aUser(t.db, { firstName: 'Luis', lastName: 'Arriaga' })).id;
});

const as = (userId: string) => testContext(t.db, { actor: member(userId) });
const list = (search: object = {}) => listSharedWithMe(as(luis), search);

/** A listing of Ana's that is shared with Luis. */
async function shared(listing: object = {}, share: object = {}) {
  const property = await aProperty(t.db, { ownerId: ana, ...listing });
  const terms = { propertyId: property.id, ownerId: ana, agentId: luis, ...share };
  return { property, share: await aShare(t.db, terms) };
}

describe('the shares with a person', () => {
  test('have everything that a card shows, in the shape of the contract', async () => {
    const { property } = await shared({ rentPrice: null, salePrice: '8000000' });
    await anImage(t.db, { propertyId: property.id, isPrimary: true, storageKey: 'foto' });
    const page = await list();
    expect(z.parse(sharedWithMeSchema, page)).toEqual({
      ...page,
      items: [expect.objectContaining({ amount: '200000.00' })],
    });
    expect(page).toMatchObject({
      total: 1,
      page: 1,
      pageCount: 1,
      counts: { total: 1, active: 1, inactive: 0, pending: 1 },
      totals: [{ currency: 'MXN', amount: '200000.00' }],
    });
    expect(page.items[0]).toMatchObject({
      percentage: '2.50',
      state: 'pending',
      version: 1,
      property: {
        name: property.name,
        neighborhood: 'Condesa',
        salePrice: '8000000.00',
        bedrooms: 2,
        isActive: true,
        image: '/uploads/foto',
        owner: { firstName: 'Ana', lastName: 'Ñúñez', email: 'ana@pbr.mx' },
      },
    });
  });

  test('are active only if the listing is; only active ones are added up, per currency', async () => {
    await shared({ salePrice: '1000.50' }, { percentage: '1' });
    await shared({ salePrice: '1000.50' }, { percentage: '1' });
    await shared({ salePrice: '500', currency: 'USD' }, { percentage: '10' });
    await shared({ isActive: false, salePrice: '9999' });
    await shared(
      { operationType: 'renta', salePrice: null, rentPrice: '200' },
      { percentage: '50' },
    );
    await shared(
      { operationType: 'ambos', salePrice: null, rentPrice: '10' },
      { percentage: '10' },
    );
    await shared({ salePrice: null });
    const { counts, totals, items } = await list();
    expect(counts).toEqual({ total: 7, active: 6, inactive: 1, pending: 7 });
    // 10.005 rounds to 10.01, twice; then 100 and 1.
    expect(totals).toEqual([
      { currency: 'MXN', amount: '121.02' },
      { currency: 'USD', amount: '50.00' },
    ]);
    const amounts = [null, '1.00', '100.00', '249.98', '50.00', '10.01', '10.01'];
    expect(items.map(({ amount }) => amount)).toEqual(amounts);
  });

  test('come to zero pesos if there are none', async () => {
    expect(await list()).toEqual({
      items: [],
      total: 0,
      page: 1,
      pageCount: 0,
      counts: { total: 0, active: 0, inactive: 0, pending: 0 },
      totals: [{ currency: 'MXN', amount: '0.00' }],
    });
  });

  test('include neither ended shares nor those with others or received ones', async () => {
    await shared({}, { isActive: false });
    await shared({}, { isActive: false, acceptance: 'declined' });
    await shared({ deletedAt: '2026-11-01T00:00:00Z' });
    await shared({}, { agentId: (await aUser(t.db)).id });
    await shared({}, { agentId: null, externalAgentName: 'Rosa' });
    expect((await list()).counts.total).toBe(0);
    expect(await countWaitingShares(as(luis))).toEqual({ count: 0 });
  });

  test('are found by words of the listing and of its agent, whatever the accents, and counted as a whole', async () => {
    await shared({ name: 'Casa Jacarandás', city: 'Mérida' });
    await shared({ name: 'Loft', neighborhood: 'Juárez' });
    for (const [search, total] of [
      ['jacarandas', 1],
      ['MERIDA casa', 1],
      ['juarez nunez', 1],
      ['ana', 2],
      ['casa juarez', 0],
      ['100%', 0],
      ['_', 0],
    ] as const) {
      const page = await list({ search });
      expect([search, page.total, page.items.length]).toEqual([search, total, total]);
      expect(page.counts.total).toBe(2);
    }
  });

  test('come 24 at a time, the newest first, each once', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 30; n += 1)
      ids.push(
        (await shared({}, { createdAt: new Date(Date.UTC(2026, 0, 1, 0, n >> 1)).toISOString() }))
          .share.id,
      );
    const pages = [await list(), await list({ page: 2 }), await list({ page: 3 })];
    expect(pages.map(({ items }) => items.length)).toEqual([24, 6, 0]);
    expect(pages[0]).toMatchObject({ total: 30, pageCount: 2 });
    const seen = pages.flatMap(({ items }) => items);
    expect(seen.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(seen.map(({ createdAt }) => createdAt)).toEqual(
      seen
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    );
  });

  test('name the company instead of a deactivated owner', async () => {
    await shared();
    await t.db.execute(sql`update users set is_active = false where id = ${ana}`);
    await t.db.execute(sql`
      insert into settings (key, value) values ('company', '{"name": "Portal", "email": "hola@pbr.mx", "phone": null}')`);
    expect((await list()).items[0]?.property.owner).toEqual({
      firstName: 'Portal',
      lastName: '',
      email: 'hola@pbr.mx',
      phone: null,
    });
  });

  test('require a session', async () => {
    const ctx = testContext(t.db, { actor: visitor });
    for (const ask of [
      () => listSharedWithMe(ctx, {}),
      () => countWaitingShares(ctx),
      () => getShareOverview(ctx),
      () => getShareStatistics(ctx),
      () => listPropertyShares(ctx, { id: ana }),
    ])
      await expect(ask()).rejects.toMatchObject({ code: 'session.required' });
  });
});

describe('the colleagues in the overview', () => {
  test('are all active ones who have accepted their invitation, except oneself, in Spanish order, with shares in both directions', async () => {
    await aUser(t.db, { firstName: 'Zoé', lastName: 'Oaxaca' });
    await aUser(t.db, { isActive: false });
    await aUser(t.db, { firstName: 'Rosa', lastName: 'Invitada', passwordHash: null });
    const mine = await shared();
    const theirs = await aProperty(t.db, { ownerId: luis, name: 'De Luis', isActive: false });
    await aShare(t.db, { propertyId: theirs.id, ownerId: luis, agentId: ana, percentage: '3' });
    await aShare(t.db, { propertyId: theirs.id, ownerId: luis, isActive: false });
    await t.db
      .update(properties)
      .set({ name: 'De Ana' })
      .where(eq(properties.id, mine.property.id));
    const { agents } = await getShareOverview(as(luis));
    expect(
      agents.map(({ lastName }) => lastName).filter((name) => !name.startsWith('Apellido')),
    ).toEqual(['Ñúñez', 'Oaxaca']);
    expect(agents.find(({ id }) => id === ana)).toMatchObject({
      mine: [{ name: 'De Luis', percentage: '3.00', isActive: false, state: 'pending' }],
      theirs: [{ name: 'De Ana', percentage: '2.50', shareId: mine.share.id }],
    });
  });

  test('come with statistics that count own undeleted listings and their active shares', async () => {
    const { property } = await shared();
    await aShare(t.db, { propertyId: property.id, ownerId: ana });
    await aShare(t.db, { propertyId: property.id, ownerId: ana, isActive: false });
    await shared({ isActive: false });
    await shared({ deletedAt: '2026-11-01T00:00:00Z' });
    expect(await getShareStatistics(as(ana))).toEqual({ properties: 2, shares: 3 });
    expect(await getShareStatistics(as(luis))).toEqual({ properties: 0, shares: 0 });
    expect(await countWaitingShares(as(luis))).toEqual({ count: 2 });
  });
});

test('each of these is one statement', async () => {
  const { property } = await shared();
  for (const [name, ask] of Object.entries({
    sharedWithMe: (ctx: ReturnType<typeof as>) => listSharedWithMe(ctx, { search: 'x' }),
    waiting: countWaitingShares,
    overview: getShareOverview,
    statistics: getShareStatistics,
    forProperty: (ctx: ReturnType<typeof as>) => listPropertyShares(ctx, property),
  })) {
    const watched = watchStatements(t.db);
    await ask(testContext(watched.db, { actor: member(luis) }));
    expect([name, watched.count()]).toEqual([name, 1]);
  }
});

describe("the shares of a person's own listings", () => {
  const own = (search: object = {}) => listSharedByMe(as(ana), search);
  const fromOutside = (values: object) =>
    shared({}, { agentId: null, externalAgentName: 'Óscar Lara', ...values });

  test('name colleagues and outside agents in both directions, and nobody else sees them', async () => {
    const { property } = await shared();
    await fromOutside({ externalAgentEmail: 'oscar@correo.mx' });
    await fromOutside({ externalAgentName: 'Rosa Gil', shareType: 'incoming' });
    const { items, total, counts } = await own();
    expect([total, counts.total]).toEqual([3, 3]);
    expect(
      items.map(({ agent, externalAgentName, shareType }) => [
        agent?.firstName ?? externalAgentName,
        shareType,
      ]),
    ).toEqual([
      ['Rosa Gil', 'incoming'],
      ['Óscar Lara', 'outgoing'],
      ['Luis', 'outgoing'],
    ]);
    expect(items.at(-1)?.property.id).toBe(property.id);
    expect((await listSharedByMe(as(luis), {})).items).toEqual([]);
    await expect(listSharedByMe(testContext(t.db, { actor: visitor }), {})).rejects.toMatchObject({
      code: 'session.required',
    });
  });

  test('add up what the person gives, and leave out what others give', async () => {
    await shared({ salePrice: '8000000' });
    await shared(
      { salePrice: '1000000' },
      { agentId: null, externalAgentName: 'Rosa', shareType: 'incoming' },
    );
    expect((await own()).totals).toEqual([{ currency: 'MXN', amount: '200000.00' }]);
  });

  test('are found by the other agent, and leave out withdrawn shares and deleted listings', async () => {
    await shared();
    await fromOutside({ externalAgentEmail: 'oscar@correo.mx' });
    await shared({ deletedAt: new Date().toISOString() });
    await shared({}, { isActive: false });
    expect((await own()).total).toBe(2);
    for (const search of ['arriaga', 'oscar@correo', 'lara condesa'])
      expect((await own({ search })).total, search).toBe(1);
    expect(await own({ search: 'arriaga' })).toMatchObject({ items: [{ agent: { id: luis } }] });
    expect((await own({ search: 'nadie' })).items).toEqual([]);
  });
});
