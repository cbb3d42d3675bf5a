import { serviceRequests } from '@pbr/db/schema/service-requests';
import { users } from '@pbr/db/schema/users';
import type {
  ServiceRequestItem,
  ServiceRequestList,
} from '@pbr/schemas/service-request/service-request';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anAccount, signedInCookie } from '../../../testing/data/account.ts';
import { aServiceRequest, aUser } from '../../../testing/data/factories.ts';
import { clearOutbox, outboxOf } from '../../../testing/mail/outbox.ts';
import { aClock } from '../../../testing/data/clock.ts';
import { databaseSuite, serverOn } from '../../../testing/suite.ts';

let cookie: string;
let boss: Awaited<ReturnType<typeof anAccount>>;
const clock = aClock('2026-11-20T18:00:00Z');
const t = await databaseSuite({ clear: ['service_requests'] });
const app = await serverOn(t, { now: clock.now });
beforeAll(async () => {
  boss = await anAccount(t.db, { role: 'admin', firstName: 'Olga', lastName: 'Nava' });
  cookie = await signedInCookie(app, boss.email);
});
beforeEach(async () => {
  await clearOutbox(t.db);
});

const ask = (name: string, input: object = {}) =>
  app.inject({
    url: `/trpc/request.${name}?input=${encodeURIComponent(JSON.stringify(input))}`,
    headers: { cookie },
  });
const write = (name: string, payload: object) =>
  app.inject({ method: 'POST', url: `/trpc/request.${name}`, payload, headers: { cookie } });
interface Result<Data> {
  result: { data: Data };
}
const list = async (input: object = {}): Promise<ServiceRequestList> =>
  (await ask('list', input)).json<Result<ServiceRequestList>>().result.data;
const changed = async (name: string, payload: object): Promise<ServiceRequestItem> =>
  (await write(name, payload)).json<Result<ServiceRequestItem>>().result.data;
const names = ({ items }: ServiceRequestList) => items.map(({ clientName }) => clientName);
const at = (hour: number) => new Date(Date.UTC(2026, 10, 1, hour)).toISOString();

describe('the list of service requests', () => {
  test('shows waiting ones first, the oldest on top, then the others, the newest first', async () => {
    for (const [clientName, status, hour] of [
      ['closed early', 'closed', 1],
      ['waits since two', 'pending', 2],
      ['answered at three', 'answered', 3],
      ['waits since one', 'pending', 1],
    ] as const)
      await aServiceRequest(t.db, { clientName, status, createdAt: at(hour) });
    const all = await list();
    expect(names(all)).toEqual([
      'waits since one',
      'waits since two',
      'answered at three',
      'closed early',
    ]);
    expect(all.counts).toEqual({ pending: 2, answered: 1, closed: 1 });
    expect((await ask('waiting')).json().result.data).toEqual({ count: 2 });
  });

  test('is read page by page without losing or repeating anything, even with equal times', async () => {
    const values = Array.from({ length: 60 }, (_, n) => ({
      clientName: `Cliente ${n}`,
      status: n % 3 === 0 ? 'pending' : 'answered',
      createdAt: at(n % 4),
    }));
    for (const value of values) await aServiceRequest(t.db, value);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: ServiceRequestList = await list({ cursor });
      expect(page.counts).toEqual({ pending: 20, answered: 40, closed: 0 });
      seen.push(...names(page));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(seen.toSorted()).toEqual(values.map(({ clientName }) => clientName).toSorted());
  });

  test("finds by kind, status, person and words, without accents, also within the form's fields", async () => {
    await aServiceRequest(t.db, { clientName: 'Ángela Ríos', assigneeId: boss.id });
    await aServiceRequest(t.db, {
      kind: 'valuation',
      clientName: 'Bruno',
      clientPhone: '55 8765-4321',
      details: { neighborhood: 'Coyoacán' },
    });
    await aServiceRequest(t.db, {
      kind: 'legal',
      clientName: 'Carla',
      status: 'closed',
      details: {},
    });
    for (const [filter, expected] of [
      [{ kind: 'legal' }, ['Carla']],
      [{ status: 'closed' }, ['Carla']],
      [{ assignee: boss.id }, ['Ángela Ríos']],
      [{ assignee: 'nobody', status: 'pending' }, ['Bruno']],
      [{ search: 'angela rios' }, ['Ángela Ríos']],
      [{ search: '5587654321' }, ['Bruno']],
      [{ search: '+52 (55) 8765-4321' }, ['Bruno']],
      [{ search: 'coyoacan' }, ['Bruno']],
      [{ search: 'coyoacan rios' }, []],
    ] as const)
      expect(names(await list(filter)), JSON.stringify(filter)).toEqual(expected);
    expect((await list({ kind: 'legal', status: 'pending' })).counts).toEqual({
      pending: 0,
      answered: 0,
      closed: 1,
    });
  });

  test('answers exactly the contract, and refuses a foreign cursor', async () => {
    const { id } = await aServiceRequest(t.db);
    const answer = await ask('list');
    const [item] = answer.json().result.data.items;
    expect(Object.keys(item).toSorted().join(' ')).toBe(
      'assignee clientEmail clientName clientPhone closedAt createdAt details id kind message noticeVersion response responseDate status updatedAt',
    );
    expect(answer.headers['cache-control']).toContain('no-store');
    expect((await ask('get', { id })).json().result.data).toEqual(item);
    const forged = Buffer.from('["done","x","y"]').toString('base64url');
    expect((await ask('list', { cursor: forged })).statusCode).toBe(400);
  });
});

describe('a service request', () => {
  test('is answered by mail once, and the client replies to the person who wrote', async () => {
    const { id } = await aServiceRequest(t.db, { kind: 'valuation', details: { area: '80' } });
    clock.set('2026-11-20T18:00:00Z');
    const [first] = await Promise.all([
      changed('answer', { id, text: 'Son $8,500.' }),
      changed('answer', { id, text: 'Son $8,500.' }),
    ]);
    expect(first).toMatchObject({ status: 'answered', response: 'Son $8,500.' });
    const mails = await outboxOf(t.db);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      to: 'marta@correo.mx',
      replyTo: { name: 'Olga Nava', address: boss.email },
      subject: 'Respuesta a tu solicitud: Avalúo',
    });
    expect(mails[0]?.text).toContain('Superficie: 80 m²');
    clock.set('2026-11-21T18:00:00Z');
    const second = await changed('answer', { id, text: 'O $9,000 con estudio.' });
    expect(second.responseDate).toBe('2026-11-20T18:00:00.000Z');
    expect(second.response).toMatch(/^Son \$8,500\.\n\n— .+ —\nO \$9,000 con estudio\.$/u);
  });

  test('without an e-mail cannot be answered by mail', async () => {
    const { id } = await aServiceRequest(t.db, { clientEmail: null, clientPhone: '55 1234 5678' });
    const refused = await write('answer', { id, text: 'Hola' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().error.data.fields).toEqual({
      text: 'No dejó un correo: llámale por teléfono.',
    });
    expect(await outboxOf(t.db)).toEqual([]);
  });

  test('stays unanswered if the mail cannot be queued', async () => {
    const { id } = await aServiceRequest(t.db);
    const text = 'a'.repeat(5001);
    expect((await write('answer', { id, text })).statusCode).toBe(400);
    expect((await write('answer', { id, text: ' ' })).json().error.data.fields).toEqual({
      text: 'Escribe tu respuesta.',
    });
    const [row] = await t.db.select().from(serviceRequests);
    expect(row).toMatchObject({ status: 'pending', response: null });
  });

  test('is closed and reopened; repeating either changes nothing', async () => {
    const { id } = await aServiceRequest(t.db);
    clock.set('2026-11-20T18:00:00Z');
    const closed = await changed('close', { id });
    expect(closed).toMatchObject({ status: 'closed', closedAt: '2026-11-20T18:00:00.000Z' });
    clock.set('2026-11-20T19:00:00Z');
    expect(await changed('close', { id })).toEqual(closed);
    expect(await changed('reopen', { id })).toMatchObject({ status: 'pending', closedAt: null });
    await changed('answer', { id, text: 'Hola' });
    await changed('close', { id });
    expect(await changed('reopen', { id })).toMatchObject({ status: 'answered' });
  });

  test('answered by telephone or chat is marked once, and waits again when the mark is taken back', async () => {
    const { id } = await aServiceRequest(t.db);
    clock.set('2026-11-20T18:00:00Z');
    const marked = await changed('markAnswered', { id });
    expect(marked).toMatchObject({
      status: 'answered',
      response: null,
      responseDate: '2026-11-20T18:00:00.000Z',
    });
    clock.set('2026-11-20T19:00:00Z');
    expect(await changed('markAnswered', { id })).toEqual(marked);
    await changed('close', { id });
    expect(await changed('markPending', { id })).toMatchObject({ status: 'closed' });
    expect(await changed('reopen', { id })).toMatchObject({ status: 'answered' });
    const waits = { status: 'pending', responseDate: null };
    expect(await changed('markPending', { id })).toMatchObject(waits);
    await changed('answer', { id, text: 'Hola' });
    expect(await changed('markPending', { id })).toMatchObject({ status: 'answered' });
    expect(await outboxOf(t.db)).toHaveLength(1);
  });

  test('can be assigned only to admins who can open it', async () => {
    const { id } = await aServiceRequest(t.db);
    const agent = await anAccount(t.db);
    const former = await anAccount(t.db, { role: 'admin', isActive: false });
    const invited = await aUser(t.db, { role: 'admin', passwordHash: null });
    for (const assignee of [
      agent.id,
      former.id,
      invited.id,
      '00000000-0000-4000-8000-000000000000',
    ]) {
      const refused = await write('assign', { id, assignee });
      expect(refused.statusCode).toBe(400);
      expect(refused.json().error.data.fields).toEqual({
        assignee: 'Elige a una persona activa de la administración.',
      });
    }
    const given = await changed('assign', { id, assignee: boss.id });
    expect(given.assignee).toEqual({ id: boss.id, firstName: 'Olga', lastName: 'Nava' });
    expect(await changed('assign', { id, assignee: boss.id })).toEqual(given);
    expect((await changed('assign', { id, assignee: null })).assignee).toBeNull();
  });

  test('is not changed by an admin who loses the role meanwhile', async () => {
    const { id } = await aServiceRequest(t.db);
    const other = await anAccount(t.db, { role: 'admin' });
    const theirs = await signedInCookie(app, other.email);
    await t.db.update(users).set({ role: 'employee' }).where(eq(users.id, other.id));
    const answer = await app.inject({
      method: 'POST',
      url: '/trpc/request.close',
      payload: { id },
      headers: { cookie: theirs },
    });
    expect(answer.statusCode).toBe(403);
    const [row] = await t.db.select().from(serviceRequests);
    expect(row?.status).toBe('pending');
  });
});
