import { randomUUID } from 'node:crypto';
import { commissionShares } from '@pbr/db/schema/commissions/commission-shares';
import { commissionShareSchema } from '@pbr/schemas/commission/share';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { anAccount, signedInCookie } from '../../testing/data/account.ts';
import { aProperty, aShare, aUser } from '../../testing/data/factories.ts';
import { externalShareForm } from '../../testing/data/share-form.ts';
import { databaseSuite, serverOn } from '../../testing/suite.ts';

const people = { owner: '', agent: '', stranger: '', admin: '' };
const cookies = { owner: '', agent: '', stranger: '', admin: '', visitor: '' };
let listed: string;
let paused: string;
const t = await databaseSuite({ clear: ['properties'] });
const app = await serverOn(t);
beforeAll(async () => {
  for (const name of ['owner', 'agent', 'stranger', 'admin'] as const) {
    const account = await anAccount(t.db, { role: name === 'admin' ? 'admin' : 'employee' });
    people[name] = account.id;
    cookies[name] = await signedInCookie(app, account.email);
  }
});
beforeEach(async () => {
  listed = (await aProperty(t.db, { ownerId: people.owner })).id;
  paused = (await aProperty(t.db, { ownerId: people.owner, isActive: false })).id;
});

type Who = keyof typeof cookies;
interface Answer {
  status: number;
  code: string | undefined;
  /** The body of the answer; the tests compare it with what they expect. */
  data: unknown;
}
interface Door {
  create: (who: Who, form: object) => Promise<Answer>;
  update: (who: Who, id: string, form: object) => Promise<Answer>;
  remove: (who: Who, id: string) => Promise<Answer>;
  answer: (who: Who, id: string, form: object) => Promise<Answer>;
  list: (who: Who, propertyId: string) => Promise<Answer>;
  mine: (who: Who) => Promise<Answer>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const overRest = async (who: Who, method: Method, path: string, payload?: object) => {
  const url = `/api/${path}`;
  const headers = { cookie: cookies[who] };
  const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
  const data: unknown = answer.body === '' ? {} : answer.json();
  return { status: answer.statusCode, code: (data as { code?: string }).code, data };
};
const rest: Door = {
  create: (who, form) => overRest(who, 'POST', 'commission-shares', form),
  update: (who, id, form) => overRest(who, 'PUT', `commission-shares/${id}`, form),
  remove: (who, id) => overRest(who, 'DELETE', `commission-shares/${id}`),
  answer: (who, id, form) => overRest(who, 'PATCH', `commission-shares/${id}`, form),
  list: (who, id) => overRest(who, 'GET', `properties/${id}/commissions`),
  mine: (who) => overRest(who, 'GET', 'commissions/shared-with-me'),
};

const overTrpc = async (who: Who, path: string, input: object, isQuery = false) => {
  const query = isQuery ? `?input=${encodeURIComponent(JSON.stringify(input))}` : '';
  const answer = await app.inject({
    method: isQuery ? 'GET' : 'POST',
    url: `/trpc/commission.${path}${query}`,
    headers: { cookie: cookies[who] },
    ...(!isQuery && { payload: input }),
  });
  const { error, result } = answer.json();
  return {
    status: answer.statusCode,
    code: error?.data.appCode,
    data: result?.data ?? { fields: error?.data.fields },
  };
};
const trpc: Door = {
  create: (who, form) => overTrpc(who, 'share', form),
  update: (who, id, form) => overTrpc(who, 'update', { ...form, id }),
  remove: (who, id) => overTrpc(who, 'withdraw', { id }),
  answer: (who, id, { acceptance, ...form }: { acceptance?: string }) =>
    overTrpc(who, acceptance === 'declined' ? 'decline' : 'accept', { ...form, id }),
  list: async (who, id) => {
    const answer = await overTrpc(who, 'forProperty', { id }, true);
    return { ...answer, data: answer.data.shares };
  },
  mine: async (who) => {
    const answer = await overTrpc(who, 'sharedWithMe', {}, true);
    return { ...answer, data: answer.data.items };
  },
};

const stored = async (id: string) =>
  (await t.db.select().from(commissionShares).where(eq(commissionShares.id, id)))[0];
const shareOf = (propertyId: string, values: object = {}) =>
  aShare(t.db, { propertyId, ownerId: people.owner, agentId: people.agent, ...values });
const form = (change: object = {}) => ({ ...externalShareForm(), propertyId: listed, ...change });

describe.each([
  ['REST', rest, { created: 201, gone: 204 }],
  ['tRPC', trpc, { created: 200, gone: 200 }],
])('through %s', (_name, door, status) => {
  test('a change keeps contact fields that are not sent and clears those that are empty', async () => {
    const { data } = await door.create('owner', form());
    const { id } = z.parse(commissionShareSchema, data);
    const contact = {
      externalAgentName: 'Rosa Elena Bautista',
      externalAgentEmail: 'rosa@correo.mx',
      externalAgentPhone: '+52 777 555 0306',
    };
    expect((await door.update('owner', id, { percentage: 3 })).data).toMatchObject(contact);
    const emptied = await door.update('owner', id, { percentage: 3, externalAgentPhone: '' });
    expect(emptied.data).toMatchObject({ ...contact, externalAgentPhone: null });
  });

  test('a share is created, repeated, changed, answered and withdrawn', async () => {
    const internal = { propertyId: listed, agentId: people.agent, percentage: '2.5' };
    const created = await door.create('owner', internal);
    expect(created.status).toBe(status.created);
    const share = z.parse(commissionShareSchema, created.data);
    expect(share).toEqual(created.data);
    expect(created.data).toMatchObject({
      percentage: '2.50',
      state: 'pending',
      amount: '112500.00',
    });
    const { id } = share;
    expect(await door.create('owner', internal)).toMatchObject({
      status: 200,
      data: { id, version: 1 },
    });
    expect(await door.create('owner', { ...internal, percentage: 3 })).toMatchObject({
      status: 200,
      data: { id, version: 2, percentage: '3.00' },
    });
    expect(await door.update('admin', id, { percentage: 4 })).toMatchObject({
      status: 200,
      data: { version: 3 },
    });
    expect(await door.answer('agent', id, { acceptance: 'accepted', version: 2 })).toMatchObject({
      status: 409,
      code: 'share.changed',
    });
    expect(await door.answer('agent', id, { acceptance: 'accepted', version: 3 })).toMatchObject({
      status: 200,
      data: { state: 'accepted' },
    });
    expect((await door.mine('agent')).data).toMatchObject([
      { id, percentage: '4.00', state: 'accepted', property: { id: listed } },
    ]);
    expect((await door.remove('owner', id)).status).toBe(status.gone);
    expect((await door.remove('owner', id)).status).toBe(status.gone);
    expect((await door.mine('agent')).data).toEqual([]);
    expect(await door.update('owner', id, { percentage: 4 })).toMatchObject({
      status: 409,
      code: 'share.ended',
    });
  });

  test("sharing a stranger's listing is 403 if it is visible, and 404 if it is hidden, deleted or unknown", async () => {
    const deleted = await aProperty(t.db, {
      ownerId: people.owner,
      deletedAt: new Date().toISOString(),
    });
    await shareOf(paused);
    for (const [who, propertyId, expected] of [
      ['visitor', listed, [401, 'session.required']],
      ['stranger', listed, [403, 'property.forbidden']],
      ['agent', listed, [403, 'property.forbidden']],
      ['agent', paused, [403, 'property.forbidden']],
      ['stranger', paused, [404, 'property.not_found']],
      ['owner', deleted.id, [404, 'property.not_found']],
      ['admin', deleted.id, [404, 'property.not_found']],
      ['owner', randomUUID(), [404, 'property.not_found']],
      ['owner', 'x', [404, 'property.not_found']],
    ] as const) {
      // Other mistakes in the form do not change the answer.
      for (const body of [form({ propertyId }), { propertyId, percentage: 'x' }]) {
        const { status: seen, code } = await door.create(who, body);
        expect([seen, code], `${who} ${propertyId}`).toEqual(expected);
      }
    }
    expect(await t.db.$count(commissionShares)).toBe(1);
  });

  test('sharing with an unknown or inactive agent, or with oneself, is 400 beside the field', async () => {
    const inactive = await aUser(t.db, { isActive: false });
    for (const agentId of [randomUUID(), inactive.id, people.owner, 'x']) {
      const answer = await door.create('owner', { propertyId: listed, percentage: 1, agentId });
      expect(answer).toMatchObject({ status: 400, code: 'request.invalid' });
      expect(answer.data).toMatchObject({ fields: { agentId: expect.any(String) } });
    }
    expect(
      await door.create('owner', { propertyId: listed, percentage: 101, agentId: null }),
    ).toMatchObject({
      status: 400,
      data: { fields: { percentage: expect.stringContaining('0.01 a 100') } },
    });
    expect(await door.create('owner', {})).toMatchObject({
      status: 400,
      data: { fields: { propertyId: 'Elige una propiedad.' } },
    });
    expect(await t.db.$count(commissionShares)).toBe(0);
  });

  test("changing or withdrawing a stranger's share is 403, or 404 if its listing is hidden", async () => {
    const open = await shareOf(listed);
    const hidden = await shareOf(paused, { agentId: people.admin });
    const before = [await stored(open.id), await stored(hidden.id)];
    for (const [who, id, expected] of [
      ['visitor', open.id, [401, 'session.required']],
      ['stranger', open.id, [403, 'share.forbidden']],
      ['agent', open.id, [403, 'share.forbidden']],
      ['stranger', hidden.id, [404, 'share.not_found']],
      ['agent', hidden.id, [404, 'share.not_found']],
      ['owner', randomUUID(), [404, 'share.not_found']],
      ['owner', 'x', [404, 'share.not_found']],
    ] as const) {
      for (const answer of [
        await door.remove(who, id),
        await door.update(who, id, { percentage: 5 }),
        await door.update(who, id, {}),
      ])
        expect([answer.status, answer.code], `${who} ${id}`).toEqual(expected);
    }
    expect([await stored(open.id), await stored(hidden.id)]).toEqual(before);
  });

  test('owner and admin see the whole list, the agent only their own share, others none', async () => {
    const own = await shareOf(listed);
    const external = { agentId: null, externalAgentName: 'Fuera' };
    await shareOf(listed, { ...external, externalAgentEmail: 'x@x.mx', notes: 'secreto' });
    await shareOf(listed, { agentId: people.stranger, isActive: false });
    for (const who of ['owner', 'admin'] as const) {
      const { data } = await door.list(who, listed);
      expect(data).toHaveLength(3);
      expect(data).toMatchObject([true, true, false].map((isActive) => ({ isActive })));
    }
    expect((await door.list('agent', listed)).data).toMatchObject([{ id: own.id }]);
    expect((await door.list('stranger', listed)).data).toEqual([]);
    expect(await door.list('visitor', listed)).toMatchObject({ status: 401 });
    await shareOf(paused);
    expect(await door.list('stranger', paused)).toMatchObject({ status: 404 });
    expect((await door.list('agent', paused)).data).toHaveLength(1);
    expect(await door.mine('visitor')).toMatchObject({ status: 401 });
  });

  test('only its agent may answer a share', async () => {
    const { id } = await shareOf(listed);
    for (const [who, expected] of [
      ['visitor', [401, 'session.required']],
      ['owner', [403, 'share.forbidden']],
      ['admin', [403, 'share.forbidden']],
      ['stranger', [404, 'share.not_found']],
    ] as const) {
      const answer = await door.answer(who, id, { acceptance: 'accepted', version: 1 });
      expect([answer.status, answer.code], who).toEqual(expected);
    }
    expect(await door.answer('agent', id, { acceptance: 'accepted' })).toMatchObject({
      status: 400,
      code: 'request.invalid',
    });
    expect(await stored(id)).toMatchObject({ acceptance: 'pending' });
  });
});

describe('GET /api/commissions/shared-with-me', () => {
  test('continues at the URL it gives, counts, and refuses an invalid cursor', async () => {
    for (const name of ['Uno', 'Dos', 'Tres']) {
      const { id } = await aProperty(t.db, { ownerId: people.owner, name });
      await shareOf(id);
    }
    const names: string[] = [];
    let url = '/api/commissions/shared-with-me?limit=2';
    for (let page = 0; page < 4 && url !== ''; page += 1) {
      const answer = await app.inject({ url, headers: { cookie: cookies.agent } });
      expect(answer.headers['x-total-count']).toBe('3');
      names.push(
        ...answer.json<{ property: { name: string } }[]>().map(({ property }) => property.name),
      );
      const next = /^<(.*)>; rel="next"$/u.exec(String(answer.headers['link'] ?? ''))?.[1];
      url = next?.replace(/^https?:\/\/[^/]+/u, '') ?? '';
    }
    expect(names).toEqual(['Tres', 'Dos', 'Uno']);
    for (const query of ['cursor=x', 'cursor=W10', 'limit=0', 'limit=101']) {
      const answer = await overRest('agent', 'GET', `commissions/shared-with-me?${query}`);
      expect(answer.status, query).toBe(400);
    }
  });
});

test('no cache keeps answers to the URL of an agreement', async () => {
  const input = encodeURIComponent(JSON.stringify({ token: 'x' }));
  const answer = await app.inject(`/trpc/commission.agreementByLink?input=${input}`);
  expect(answer.statusCode).toBe(404);
  expect(answer.json().error.data.appCode).toBe('agreement.not_found');
  expect(String(answer.headers['cache-control'])).toMatch(/no-store|no-cache|private/u);
});
