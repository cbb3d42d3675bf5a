import { propertyViews } from '@pbr/db/schema/property-views';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { clearOnChanges, createReadyStores } from '../../../answers/ready-stores.ts';
import { TEST_ORIGIN } from '../../../testing/context.ts';
import { anAccount, signedInCookie } from '../../../testing/data/account.ts';
import { aProperty } from '../../../testing/data/factories.ts';
import { databaseSuite, serverOn } from '../../../testing/suite.ts';

const t = await databaseSuite();
const stores = createReadyStores(1024 * 1024);
const app = await serverOn(t, stores);
await clearOnChanges(t, stores);

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

async function report(propertyId: string, headers: Record<string, string>) {
  const url = '/trpc/property.recordView';
  const { statusCode } = await app.inject({
    method: 'POST',
    url,
    headers,
    payload: { propertyId },
  });
  const days = await t.db
    .select({ views: propertyViews.views })
    .from(propertyViews)
    .where(eq(propertyViews.propertyId, propertyId));
  return { statusCode, views: days.reduce((sum, { views }) => sum + views, 0) };
}

test.each<[string, Record<string, string>, { statusCode: number; views: number }]>([
  [
    'a page of the portal',
    { origin: TEST_ORIGIN, 'user-agent': FIREFOX },
    { statusCode: 200, views: 1 },
  ],
  ['a program that is no page', { 'user-agent': FIREFOX }, { statusCode: 200, views: 0 }],
  [
    'a robot on a page',
    { origin: TEST_ORIGIN, 'user-agent': 'curl/8.5.0' },
    { statusCode: 200, views: 0 },
  ],
  [
    "another site's page",
    { origin: 'https://evil.test', 'user-agent': FIREFOX },
    { statusCode: 403, views: 0 },
  ],
])('a view that is reported by %s', async (_what, headers, expected) => {
  const { id } = await aProperty(t.db);
  expect(await report(id, headers)).toEqual(expected);
});

test.each([
  ['a visitor', async () => ({})],
  [
    'a colleague',
    async () => ({ cookie: await signedInCookie(app, (await anAccount(t.db)).email) }),
  ],
])('a view of %s forgets no ready answer, here or in other processes', async (_who, session) => {
  const own = await session();
  const { id } = await aProperty(t.db);
  let told = false;
  await t.client.listen('after_the_view', () => (told = true));
  const isTold = () => expect.poll(() => told).toBe(true);
  const tell = () => t.client.notify('after_the_view', '');
  // Notifications come in the order in which they were sent: the one of the new listing has been heard.
  await tell();
  await isTold();
  told = false;
  await app.inject({ method: 'GET', url: '/api/properties' });
  const headers = { origin: TEST_ORIGIN, 'user-agent': FIREFOX, ...own };
  expect(await report(id, headers)).toEqual({ statusCode: 200, views: 1 });
  await tell();
  await isTold();
  expect(stores.readyAnswers.get('/api/properties')).toBeDefined();
});
