import { users } from '@pbr/db/schema/users';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { anAccount, signedInCookie } from '../../../testing/data/account.ts';
import { member, testContext } from '../../../testing/context.ts';
import { databaseSuite, serverOn } from '../../../testing/suite.ts';
import { getProfile } from './get-profile.ts';
import { updateProfile } from './update-profile.ts';

let me: { id: string; email: string; cookie: string };
const t = await databaseSuite();
const app = await serverOn(t);
beforeEach(async () => {
  const { id, email } = await anAccount(t.db, {
    firstName: 'Luz',
    lastName: 'Mora',
    phone: '55 5000 0000',
    isPhoneVerified: true,
  });
  me = { id, email, cookie: await signedInCookie(app, email) };
});

const row = async (id: string) => (await t.db.select().from(users).where(eq(users.id, id)))[0];

interface Answer {
  status: number;
  profile: Record<string, unknown>;
  fields: Record<string, string> | undefined;
}
type Door = (change: object, cookie?: string) => Promise<Answer>;

const doors: [string, Door][] = [
  [
    'REST',
    async (change, cookie = me.cookie) => {
      const answer = await app.inject({
        method: 'PATCH',
        url: '/api/user',
        headers: { cookie },
        payload: change,
      });
      const json = answer.json();
      return { status: answer.statusCode, profile: json, fields: json.fields };
    },
  ],
  [
    'tRPC',
    async (change, cookie = me.cookie) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/trpc/account.updateProfile',
        headers: { cookie },
        payload: change,
      });
      const { result, error } = answer.json();
      return { status: answer.statusCode, profile: result?.data, fields: error?.data.fields };
    },
  ],
];

describe.each(doors)('a change of the profile through %s', (_door, change) => {
  test('keeps unsent fields and answers the whole profile', async () => {
    const first = await change({ bio: 'Vendo casas.\nY departamentos.', website: 'mora.mx' });
    expect(first.status).toBe(200);
    const { profile } = await change({ whatsapp: '+52 55 1234 5678', city: 'Toluca' });
    expect(profile).toEqual({
      id: me.id,
      email: me.email,
      firstName: 'Luz',
      lastName: 'Mora',
      phone: '55 5000 0000',
      whatsapp: '+52 55 1234 5678',
      website: 'https://mora.mx',
      bio: 'Vendo casas.\nY departamentos.',
      city: 'Toluca',
      state: null,
      profileImageUrl: null,
      role: 'employee',
      isAgent: false,
      isEmailVerified: true,
      isPhoneVerified: true,
      isActive: true,
      version: 3,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
  });

  test('clears fields that are sent as null or blank', async () => {
    await change({ bio: 'Hola', state: 'Jalisco', city: 'Zapopan' });
    const { profile } = await change({ bio: null, city: ' ' });
    expect(profile).toMatchObject({ bio: null, city: null, state: 'Jalisco' });
  });

  test('ignores fields that people may not change themselves', async () => {
    const before = await row(me.id);
    const { status } = await change({
      id: crypto.randomUUID(),
      role: 'admin',
      isAgent: true,
      email: 'otra@correo.mx',
      isActive: false,
      isEmailVerified: false,
      isPhoneVerified: false,
      registration: 'pending',
      passwordHash: 'x',
      profileImageUrl: 'https://otro.mx/foto.jpg',
      createdAt: '2020-01-01T00:00:00.000Z',
    });
    expect(status).toBe(200);
    expect(await row(me.id)).toEqual(before);
  });

  test('names every wrong field and changes nothing', async () => {
    const before = await row(me.id);
    const wrong = { website: 'javascript:alert(1)', state: 'Texas', phone: 'x', lastName: '' };
    const { status, fields } = await change({ ...wrong, city: 'Toluca' });
    expect(status).toBe(400);
    expect(Object.keys(fields ?? {}).toSorted()).toEqual(Object.keys(wrong).toSorted());
    expect(await row(me.id)).toEqual(before);
  });

  test('resets the verification of a new phone number, but not of the same number written differently', async () => {
    const same = await change({ phone: '(55) 5000-0000' });
    expect(same.profile).toMatchObject({ phone: '+52 55 5000 0000', isPhoneVerified: true });
    const other = await change({ phone: '55 5000 0001 ext 9' });
    expect(other.profile).toMatchObject({
      phone: '+52 55 5000 0001 ext. 9',
      isPhoneVerified: false,
    });
  });

  test('affects nobody else', async () => {
    const other = await anAccount(t.db);
    await change({ firstName: 'Sol' });
    expect(await row(other.id)).toEqual(other);
  });

  test('is refused to a visitor and to a deactivated person', async () => {
    expect((await change({ city: 'Toluca' }, '')).status).toBe(401);
    await t.db.update(users).set({ isActive: false }).where(eq(users.id, me.id));
    expect((await change({ city: 'Toluca' })).status).toBe(401);
    expect(await row(me.id)).toMatchObject({ city: null });
  });
});

test('a client that has read an older profile changes nothing', async () => {
  const having = (own: number) =>
    testContext(t.db, { actor: member(me.id), ifMatch: [{ own, photos: undefined }] });
  const { version } = await updateProfile(having(1), { city: 'Toluca' });
  await expect(updateProfile(having(1), { city: 'Zapopan' })).rejects.toMatchObject({
    code: 'request.stale',
  });
  expect(await getProfile(having(1))).toMatchObject({ city: 'Toluca', version });
});

test('whoever is deactivated while they ask for their profile is told that the session is over', async () => {
  const ctx = testContext(t.db, { actor: member(me.id) });
  await t.db.update(users).set({ isActive: false }).where(eq(users.id, me.id));
  await expect(getProfile(ctx)).rejects.toMatchObject({ code: 'session.required' });
});

test('the web can read the profile that it changes', async () => {
  const { headers, body, statusCode } = await app.inject({
    url: '/trpc/account.profile',
    headers: { cookie: me.cookie },
  });
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(JSON.parse(body).result.data).toMatchObject({ id: me.id, email: me.email, bio: null });
  expect((await app.inject({ url: '/trpc/account.profile' })).statusCode).toBe(401);
});
