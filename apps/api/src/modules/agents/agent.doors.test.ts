import { users } from '@pbr/db/schema/users';
import { agentSchema } from '@pbr/schemas/agent/read';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { anAccount, signedInCookie } from '../../testing/data/account.ts';
import { TEST_ORIGIN } from '../../testing/context.ts';
import { CANARY, fillWithCanaries } from '../../testing/data/canaries.ts';
import { aProperty, aUser } from '../../testing/data/factories.ts';
import { databaseSuite, serverOn } from '../../testing/suite.ts';

const t = await databaseSuite({ clear: ['users', 'properties'] });
const app = await serverOn(t);

const get = (url: string, cookie = '') => app.inject({ url, headers: { cookie } });
async function ask(path: string, input?: object, cookie = '') {
  const query = input ? `?input=${encodeURIComponent(JSON.stringify(input))}` : '';
  const answer = await get(`/trpc/agent.${path}${query}`, cookie);
  const { result, error } = answer.json();
  return { status: answer.statusCode, code: error?.data.appCode, data: result?.data };
}
const anAgent = (values: object = {}) => aUser(t.db, { isAgent: true, ...values });
const nextOf = ({ headers }: { headers: Record<string, unknown> }) =>
  /<[^>]*(\/api\/[^>]+)>; rel="next"/u.exec(String(headers['link']))?.[1] ?? '';
const namesOf = (people: { lastName: string }[]) => people.map(({ lastName }) => lastName);

describe('the public list of agents', () => {
  test('names the active people whom an admin marked as agents, in Spanish order, on both doors', async () => {
    for (const lastName of ['Zapata', 'Núñez', 'Ñuño', 'Ávila', 'Nava'])
      await anAgent({ lastName });
    await anAgent({ lastName: 'Ausente', isActive: false });
    await aUser(t.db, { lastName: 'Nueva' });
    const expected = ['Ávila', 'Nava', 'Núñez', 'Ñuño', 'Zapata'];
    expect(namesOf((await get('/api/agents')).json())).toEqual(expected);
    expect(namesOf((await ask('list', {})).data.items)).toEqual(expected);
  });

  test('continues after the last answer, even if its last agent has left', async () => {
    const people = [];
    for (const lastName of ['Ávila', 'Nava', 'Núñez', 'Ñuño', 'Zapata'])
      people.push(await anAgent({ lastName }));
    const first = await get('/api/agents?limit=2');
    expect(namesOf(first.json())).toEqual(['Ávila', 'Nava']);
    expect(first.headers['x-total-count']).toBe('5');
    await t.db
      .update(users)
      .set({ isActive: false })
      .where(eq(users.id, people[1]?.id ?? ''));
    const second = await get(nextOf(first));
    expect(namesOf(second.json())).toEqual(['Núñez', 'Ñuño']);
    const third = await get(nextOf(second));
    expect(namesOf(third.json())).toEqual(['Zapata']);
    expect(third.headers['link']).toBeUndefined();
  });

  test.each(['limit=0', 'limit=101', 'limit=x', 'cursor=x', 'cursor=bnVsbA'])(
    'refuses %s',
    async (query) => {
      const answer = await get(`/api/agents?${query}`);
      expect(answer.statusCode).toBe(400);
      expect(Object.keys(answer.json().fields)).toEqual([query.split('=')[0]]);
    },
  );

  test('never exceeds a megabyte, however many agents there are and however much they write', async () => {
    const bio = 'ñ'.repeat(2000);
    await t.db.execute(sql`
      insert into users (email, first_name, last_name, password_hash, is_active, is_agent, bio, city)
      select 'agente' || n || '@portal.test', repeat('ñ', 60), repeat('ñ', 50) || n, 'x', true, true, ${bio}, repeat('ñ', 120)
      from generate_series(1, 130) n`);
    const most = await get('/api/agents?limit=100');
    expect(most.json()).toHaveLength(100);
    expect(most.rawPayload.byteLength).toBeLessThan(1_000_000);
    const { data } = await ask('list', { page: 99 });
    expect(data).toMatchObject({ total: 130, page: 6, pageCount: 6 });
    expect(data.items).toHaveLength(10);
  });

  test('reveals only public fields', async () => {
    const { id } = await anAgent();
    const shown = [
      'email',
      'first_name',
      'last_name',
      'phone',
      'whatsapp',
      'website',
      'bio',
      'city',
      'state',
    ];
    await fillWithCanaries(t.db, {
      table: 'users',
      where: `id = '${id}'`,
      except: [...shown, 'profile_image_url', 'role', 'registration'],
    });
    const bodies = [
      (await get('/api/agents')).body,
      JSON.stringify((await ask('list', {})).data),
      JSON.stringify((await ask('get', { id })).data),
    ];
    for (const body of bodies) {
      expect(body).not.toContain(CANARY);
      expect(body).not.toContain('"role"');
    }
    const [agent] = (await get('/api/agents')).json();
    expect(Object.keys(agent).toSorted()).toEqual(Object.keys(agentSchema.shape).toSorted());
  });

  test('includes every colleague who has accepted the invitation for members on the documented door', async () => {
    const me = await anAccount(t.db, { lastName: 'Aguilar' });
    await aUser(t.db, { lastName: 'Bravo' });
    await anAgent({ lastName: 'Cruz' });
    await aUser(t.db, { lastName: 'Díaz', isActive: false });
    await aUser(t.db, { lastName: 'Esparza', passwordHash: null });
    const cookie = await signedInCookie(app, me.email);
    expect(namesOf((await get('/api/agents', cookie)).json())).toEqual([
      'Aguilar',
      'Bravo',
      'Cruz',
    ]);
    expect(namesOf((await ask('list', {}, cookie)).data.items)).toEqual(['Cruz']);
    expect(namesOf((await ask('colleagues', undefined, cookie)).data.items)).toEqual([
      'Bravo',
      'Cruz',
    ]);
    expect((await ask('colleagues')).status).toBe(401);
  });
});

describe('the page of an agent', () => {
  test('shows the person and their listings to everybody, 24 per page', async () => {
    const { id } = await anAgent({ bio: 'Vendo casas.' });
    for (let n = 0; n < 26; n += 1) await aProperty(t.db, { ownerId: id, name: `Casa ${n}` });
    await aProperty(t.db, { ownerId: id, isActive: false });
    await aProperty(t.db, { ownerId: id, dealStatus: 'vendida' });
    await aProperty(t.db, { ownerId: id, deletedAt: '2026-11-01T00:00:00Z' });
    await aProperty(t.db);
    expect((await ask('get', { id })).data).toMatchObject({
      id,
      bio: 'Vendo casas.',
      listings: 26,
    });
    const first = (await ask('listings', { id })).data;
    expect(first).toMatchObject({ total: 26, page: 1, pageCount: 2, totalIsCapped: false });
    expect(first.items[0].name).toBe('Casa 25');
    const second = (await ask('listings', { id, page: 2 })).data;
    expect(first.items.length + second.items.length).toBe(26);
  });

  test('of anybody who is not an agent, or no longer one, looks like a page of nobody', async () => {
    const gone = await anAgent();
    await aProperty(t.db, { ownerId: gone.id });
    expect((await ask('get', { id: gone.id })).status).toBe(200);
    await t.db.update(users).set({ isActive: false }).where(eq(users.id, gone.id));
    const plain = await aUser(t.db);
    const boss = await anAccount(t.db, { role: 'admin' });
    const cookie = await signedInCookie(app, boss.email);
    for (const id of [gone.id, plain.id, '00000000-0000-4000-8000-000000000000', 'x'])
      for (const path of ['get', 'listings'])
        expect(await ask(path, { id }, cookie), path).toMatchObject({
          status: 404,
          code: 'agent.not_found',
        });
  });
});

test("the sitemap includes the agents' pages while there are agents", async () => {
  expect((await get('/sitemap.xml')).body).not.toContain('agents.xml');
  const { id } = await anAgent();
  await aUser(t.db);
  expect((await get('/sitemap.xml')).body).toContain(
    `<loc>${TEST_ORIGIN}/sitemaps/agents.xml</loc>`,
  );
  const { body, headers } = await get('/sitemaps/agents.xml');
  expect(headers['content-type']).toMatch(/xml/u);
  expect(body.match(/<loc>[^<]*<\/loc>/gu)).toEqual([`<loc>${TEST_ORIGIN}/agents/${id}</loc>`]);
});
