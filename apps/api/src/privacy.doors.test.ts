import { existsSync } from 'node:fs';
import path from 'node:path';
import { commissionShareChanges } from '@pbr/db/schema/commissions/commission-share-changes';
import { commissionShareLinks } from '@pbr/db/schema/commissions/commission-share-links';
import { apiTokens } from '@pbr/db/schema/api-tokens';
import { bulkChanges } from '@pbr/db/schema/bulk-changes';
import { givenListings } from '@pbr/db/schema/given-listings';
import { importRunChanges } from '@pbr/db/schema/import-runs';
import { settings } from '@pbr/db/schema/settings';
import { sessions } from '@pbr/db/schema/sessions';
import { userTokens } from '@pbr/db/schema/user-tokens';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { webRoot } from './lib/paths.ts';
import { pages } from './plugins/pages/pages.ts';
import { appRouter } from './router.ts';
import { anAccount, signedInCookie } from './testing/data/account.ts';
import { testApp } from './testing/app.ts';
import { CANARY, fillWithCanaries, tablesOf } from './testing/data/canaries.ts';
import {
  aHeldMessage,
  anImage,
  anInquiry,
  aProperty,
  aServiceRequest,
  aShare,
  aUser,
} from './testing/data/factories.ts';
import { anImport, anImportMap } from './testing/data/imports.ts';
import { publicReadings, readingUrl } from './testing/access/readings.ts';
import { walk, type Way } from './testing/access/ways.ts';
import { databaseSuite } from './testing/suite.ts';

/** Columns without canaries: the specification shows them to everybody, or they take only certain values. */
const SHOWN_OF_OWNER = [
  'email',
  'first_name',
  'last_name',
  'phone',
  'whatsapp',
  'profile_image_url',
];
const VALUES_OF_USER = ['role', 'registration'];
const VALUES_OF_LISTING = [
  'currency',
  'deal_status',
  'property_type',
  'operation_type',
  'features',
  'postal_code',
  'furnished',
  'pets_allowed',
  'location_precision',
  'video_url',
  'tour_url',
];
const SHOWN_OF_LISTING = [
  'name',
  'description',
  'street',
  'number',
  'neighborhood',
  'municipality',
  'city',
  'state',
  'commercial_names',
  'agency_reference',
];
const OWNER_KEYS = ['email', 'firstName', 'lastName', 'phone', 'profileImageUrl'];
/** Numbers that appear nowhere else. */
const PERCENTAGE = '37.77';
const FIXED_AMOUNT = '98765.43';
const PART = { commissionTotal: '43.37', commissionPart: '87.09' };

/** Tables that everybody may read, or that hold no words of any person. */
const TABLES_WITHOUT_SECRETS = [
  'favorites',
  // Digests, and answers that only a client with the key can read.
  'idempotency_keys',
  'import_run_photos',
  'limit_counts',
  'place_names',
  'property_changes',
  'property_images',
  'property_views',
  'rate_following',
  'search_terms',
  'settings',
  'settlements',
];

let app: FastifyInstance;
let ways: Way[];
let id: string;
let stranger: string;
const filled = new Set<string>();
const isBuilt = existsSync(path.join(webRoot, 'dist/server/entry-server.js'));

const t = await databaseSuite();
beforeAll(async () => {
  const built = { webRoot, development: false, router: appRouter };
  ({ app, ways } = await walk(() =>
    testApp(t.db, isBuilt ? { pages: (instance) => pages(instance, built) } : {}),
  ));
  stranger = await signedInCookie(app, (await anAccount(t.db)).email);
  await makeSecrets();
});
afterAll(() => app.close());

async function fill(table: string, rowId: string, except: string[] = []): Promise<void> {
  filled.add(table);
  await fillWithCanaries(t.db, { table, where: `id = '${rowId}'`, except });
}

/** Makes a listing that everybody sees, with private data about it and around it. */
async function makeSecrets(): Promise<void> {
  const owner = await aUser(t.db, { whatsapp: '5212225550000' });
  const colleague = await aUser(t.db);
  const listing = await aProperty(t.db, { ownerId: owner.id, source: 's', externalId: 'e' });
  ({ id } = listing);
  await anImage(t.db, { propertyId: id, isPrimary: true });
  const share = {
    propertyId: id,
    ownerId: owner.id,
    percentage: PERCENTAGE,
    ...PART,
    fixedAmount: FIXED_AMOUNT,
  };
  const inside = await aShare(t.db, { ...share, agentId: colleague.id });
  const outside = await aShare(t.db, { ...share, agentId: null, externalAgentName: 'Fuera' });
  const [gave] = await t.db
    .insert(commissionShareLinks)
    .values({ shareId: outside.id, tokenHash: 'x' })
    .returning();
  const terms = {
    percentage: PERCENTAGE,
    ...PART,
    fixedAmount: FIXED_AMOUNT,
    currency: 'MXN',
  };
  const [past] = await t.db
    .insert(commissionShareChanges)
    .values({ ...terms, shareId: outside.id, event: 'created', actorName: 'x' })
    .returning();
  const inquiry = await anInquiry(t.db, { propertyId: id });
  const link = { kind: 'reset_password', tokenHash: 'x', expiresAt: '2099-01-01T00:00:00Z' };
  const [token] = await t.db
    .insert(userTokens)
    .values({ ...link, userId: owner.id })
    .returning();
  await fill('users', owner.id, [...SHOWN_OF_OWNER, ...VALUES_OF_USER]);
  await fill('users', colleague.id, VALUES_OF_USER);
  await fill('properties', id, [...SHOWN_OF_LISTING, ...VALUES_OF_LISTING]);
  const external = ['external_agent_name', 'external_agent_email', 'external_agent_phone'];
  await fill('commission_shares', inside.id, ['share_type', 'acceptance', ...external]);
  await fill('commission_shares', outside.id, ['share_type', 'acceptance']);
  await fill('commission_share_links', gave?.id ?? '');
  await fill('commission_share_changes', String(past?.id), ['event', 'currency']);
  await fill('property_inquiries', inquiry.id, ['inquiry_type', 'status']);
  const held = await aHeldMessage(t.db, { propertyId: id });
  await fill('held_messages', held.id, ['kind', 'details']);
  const asked = await aServiceRequest(t.db, { details: { address: `${CANARY}-address` } });
  await fill('service_requests', asked.id, ['kind', 'status', 'details']);
  const apiToken = { userId: owner.id, name: 'x', scope: 'read', tokenHash: 'x' };
  const [program] = await t.db.insert(apiTokens).values(apiToken).returning();
  await fill('api_tokens', program?.id ?? '', ['scope']);
  await fill('user_tokens', token?.id ?? '', ['kind']);
  const kept = { sid: `${CANARY}-sid`, sess: { userId: owner.id, userAgent: `${CANARY}-agent` } };
  const name = `${CANARY}-bulk`;
  const left = { id, name, reason: 'changed' as const, lacks: [] };
  await t.db.insert(bulkChanges).values({ actorId: owner.id, action: 'pause', listings: [left] });
  filled.add('bulk_changes');
  const given = { fromId: owner.id, toId: owner.id, propertyId: id, version: 1 };
  await t.db.insert(givenListings).values(given);
  filled.add('given_listings');
  const run = await anImport(t.db, { actorId: owner.id });
  await fill('import_runs', run.id, ['state']);
  await fill('import_maps', (await anImportMap(t.db)).id);
  const before = { internal_notes: `${CANARY}-before` };
  await t.db.insert(importRunChanges).values({ runId: run.id, propertyId: id, before, version: 1 });
  filled.add('import_run_changes');
  await t.db.insert(sessions).values({ ...kept, expire: '2099-01-01T00:00:00Z' });
  filled.add('sessions');
  for (const hidden of [{ isActive: false }, { deletedAt: '2026-01-01T00:00:00Z' }]) {
    const { id: hiddenId } = await aProperty(t.db, { ownerId: owner.id, ...hidden });
    await fill('properties', hiddenId, VALUES_OF_LISTING.concat('source', 'external_id'));
  }
  await t.db.insert(settings).values({ key: `${CANARY}Key`, value: { word: `${CANARY}-setting` } });
}

const get = (url: string, cookie = '') => app.inject({ url, headers: { cookie } });

/** Returns the private data that an answer shows, with its surroundings. */
function leaksOf(body: string): string[] {
  const words = [...body.matchAll(new RegExp(`.{0,40}${CANARY}.{0,10}`, 'giu'))].map(
    ([text]) => text,
  );
  const secrets = [PERCENTAGE, FIXED_AMOUNT, ...Object.values(PART)];
  const figures = secrets.filter((figure) => body.includes(figure));
  const role = /"role\\?"/u.exec(body) ?? [];
  return [...words, ...figures, ...role];
}

describe('a private value', () => {
  test('exists in every table that has any, in these tests too', async () => {
    expect([...filled, ...TABLES_WITHOUT_SECRETS].toSorted()).toEqual(
      (await tablesOf(t.db)).filter((name) => !name.startsWith('__')),
    );
  });

  test('is in no public answer of either door, nor in sitemaps and pictures', async () => {
    const seen = publicReadings(ways);
    expect(seen.length).toBeGreaterThan(15);
    for (const way of seen) {
      const { body, statusCode } = await get(readingUrl(way, id));
      expect(statusCode, way.name).toBeLessThan(500);
      expect(leaksOf(body), way.name).toEqual([]);
    }
  });

  test('is in no listing that a signed-in stranger reads', async () => {
    const about = publicReadings(ways).filter(({ names }) => names?.row === 'property');
    expect(about.length).toBeGreaterThan(2);
    const urls = about.map((way) => readingUrl(way, id));
    for (const way of [...urls, '/api/properties', '/trpc/property.featured'])
      expect(leaksOf((await get(way, stranger)).body), way).toEqual([]);
  });

  test.runIf(isBuilt)('is in no page, nor in its data', async () => {
    const state = '/venta/ciudad-de-mexico/ciudad-de-mexico/condesa';
    for (const url of [
      '/',
      '/properties',
      `/properties/${id}`,
      state,
      '/contacts',
      '/auth',
      '/nowhere',
    ]) {
      const { body, headers } = await get(url);
      expect(headers['content-type'], url).toMatch(/^text\/html/u);
      expect(leaksOf(body), url).toEqual([]);
    }
    // The page really shows the listing; an empty page would prove nothing.
    expect((await get(`/properties/${id}`)).body).toContain('application/ld+json');
  });
});

describe('the owner of a listing', () => {
  test('is described by exactly the documented keys, on both doors', async () => {
    const input = encodeURIComponent(JSON.stringify({ id }));
    const answers = [
      (await get(`/api/properties/${id}`)).json(),
      (await get('/api/properties')).json()[0],
      (await get(`/trpc/property.get?input=${input}`)).json().result.data,
    ];
    for (const { owner } of answers) expect(Object.keys(owner).toSorted()).toEqual(OWNER_KEYS);
  });

  test('sees values hidden from strangers, so the values of this test really exist', async () => {
    const account = await anAccount(t.db, { role: 'admin' });
    const cookie = await signedInCookie(app, account.email);
    const leaks = leaksOf((await get(`/api/properties/${id}`, cookie)).body).join(' ');
    for (const word of [CANARY, PERCENTAGE, FIXED_AMOUNT]) expect(leaks).toContain(word);
    expect(await t.db.$count(sessions, eq(sessions.sid, `${CANARY}-sid`))).toBe(1);
  });
});
