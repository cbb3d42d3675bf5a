import { FIELD_NAMES, fieldSpec } from '@pbr/schemas/property/fields';
import { beforeAll, describe, expect, test } from 'vitest';
import { anAccount, signedInCookie } from '../../testing/data/account.ts';
import { aProperty, aShare } from '../../testing/data/factories.ts';
import { outboxOf } from '../../testing/mail/outbox.ts';
import { databaseSuite, serverOn } from '../../testing/suite.ts';

const NAMES = FIELD_NAMES.filter((name) => fieldSpec(name).seenBy === 'editors');
const SECRET = {
  internalNotes: 'La vendedora tiene prisa.',
  ownerContact: 'Doña Chayo, 55 4444 3333',
};
const NOTHING = Object.fromEntries(Object.keys(SECRET).map((name) => [name, null]));

const t = await databaseSuite();
const app = await serverOn(t);

let id: string;
const cookies = { visitor: '', owner: '', admin: '', stranger: '', sharing: '' };
beforeAll(async () => {
  const owner = await anAccount(t.db);
  const sharing = await anAccount(t.db);
  ({ id } = await aProperty(t.db, { ownerId: owner.id, ...SECRET }));
  await aShare(t.db, { propertyId: id, ownerId: owner.id, agentId: sharing.id });
  cookies.owner = await signedInCookie(app, owner.email);
  cookies.sharing = await signedInCookie(app, sharing.email);
  cookies.stranger = await signedInCookie(app, (await anAccount(t.db)).email);
  cookies.admin = await signedInCookie(app, (await anAccount(t.db, { role: 'admin' })).email);
});

const get = (url: string, cookie: string) => app.inject({ url, headers: { cookie } });
const oneUrls = () => [
  `/api/properties/${id}`,
  `/api/properties/PBR-${id.slice(0, 8).toUpperCase()}`,
  `/trpc/property.get?input=${encodeURIComponent(JSON.stringify({ id }))}`,
];
const answerOf = (body: string) => {
  const answer: { result?: { data: unknown } } = JSON.parse(body);
  return answer.result?.data ?? answer;
};

test('the fields that only editors see are these', () => {
  const point = ['latitude', 'longitude'];
  expect(NAMES.toSorted()).toEqual([...Object.keys(SECRET), ...point].toSorted());
});

test('only editors read a listing for their form, and the others learn whether it is there', async () => {
  const url = `/trpc/property.getForEditing?input=${encodeURIComponent(JSON.stringify({ id }))}`;
  for (const who of ['owner', 'admin'] as const)
    expect(answerOf((await get(url, cookies[who])).body)).toMatchObject(SECRET);
  for (const who of ['stranger', 'sharing'] as const)
    expect((await get(url, cookies[who])).statusCode).toBe(403);
  expect((await get(url, cookies.visitor)).statusCode).toBe(401);
});

describe('what only editors see', () => {
  test.each(['owner', 'admin'] as const)('is in the listing that the %s reads', async (who) => {
    for (const url of oneUrls())
      expect(answerOf((await get(url, cookies[who])).body), url).toMatchObject(SECRET);
  });

  test.each(['visitor', 'stranger', 'sharing'] as const)(
    'is not in the listing that a %s reads, before and after its owner',
    async (who) => {
      for (const url of oneUrls()) {
        for (const reader of [who, 'owner', who] as const) {
          const answer = answerOf((await get(url, cookies[reader])).body);
          expect(answer, url).toMatchObject(reader === 'owner' ? SECRET : NOTHING);
        }
      }
    },
  );

  test('is in the own list, and in no other list, whoever reads it', async () => {
    const [own] = (await get('/api/properties/my/list', cookies.owner)).json();
    expect(own).toMatchObject(SECRET);
    for (const cookie of Object.values(cookies)) {
      const [listed] = (await get('/api/properties', cookie)).json();
      expect(listed).toMatchObject({ id, ...NOTHING });
    }
    for (const cookie of [cookies.sharing, cookies.stranger])
      expect((await get('/api/properties/my/list', cookie)).json()).toEqual([]);
  });

  test('is in no mail about an inquiry, even when the owner or an admin sends it', async () => {
    for (const [who, cookie] of Object.entries(cookies)) {
      const answer = await app.inject({
        method: 'POST',
        url: `/api/properties/${id}/inquiries`,
        headers: { cookie },
        payload: { clientName: who, clientEmail: `${who}@correo.mx` },
      });
      expect(answer.statusCode, answer.body).toBe(201);
    }
    const mails = JSON.stringify(await outboxOf(t.db));
    expect(mails).toContain(id);
    for (const secret of Object.values(SECRET)) expect(mails).not.toContain(secret);
  });

  test('is written by those who may edit', async () => {
    const change = { internalNotes: 'Línea uno\nLínea dos', ownerContact: '55 1' };
    const headers = { cookie: cookies.owner };
    const url = `/api/properties/${id}`;
    const patched = await app.inject({ method: 'PATCH', url, headers, payload: change });
    expect(patched.json()).toMatchObject(change);
    const tooLong = { internalNotes: 'x'.repeat(2001), ownerContact: 'x'.repeat(201) };
    const refused = await app.inject({ method: 'PATCH', url, headers, payload: tooLong });
    expect(refused.json().fields).toEqual({
      internalNotes: 'Usa 2000 caracteres como máximo.',
      ownerContact: 'Usa 200 caracteres como máximo.',
    });
  });
});
