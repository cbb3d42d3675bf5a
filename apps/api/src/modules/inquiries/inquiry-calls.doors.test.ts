import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anAccount, signedInCookie } from '../../testing/data/account.ts';
import { anApiToken } from '../../testing/data/api-token.ts';
import { anInquiry, aProperty } from '../../testing/data/factories.ts';
import { clearOutbox, outboxOf } from '../../testing/mail/outbox.ts';
import { databaseSuite, serverOn } from '../../testing/suite.ts';

const t = await databaseSuite({ clear: ['properties', 'idempotency_keys'] });
const app = await serverOn(t);

interface Person {
  id: string;
  headers: Record<string, string>;
}
let ana: Person;
let beto: Person;
let boss: Person;
/** Programs of Ana, with a token. */
let program: Person;
let reader: Person;
const nobody: Person = { id: '', headers: {} };
let listing: string;

beforeAll(async () => {
  const person = async (role: 'admin' | 'employee'): Promise<Person> => {
    const { id, email } = await anAccount(t.db, { role });
    return { id, headers: { cookie: await signedInCookie(app, email) } };
  };
  ana = await person('employee');
  beto = await person('employee');
  boss = await person('admin');
  program = { id: ana.id, headers: (await anApiToken(t.db, { userId: ana.id })).headers };
  const token = await anApiToken(t.db, { userId: ana.id, scope: 'read' });
  reader = { id: ana.id, headers: token.headers };
});
beforeEach(async () => {
  await clearOutbox(t.db);
  listing = (await aProperty(t.db, { ownerId: ana.id, name: 'Casa Jacaranda' })).id;
});

const write = (values: Partial<Parameters<typeof anInquiry>[1]> = {}) =>
  anInquiry(t.db, { propertyId: listing, ...values });
const get = (path: string, { headers }: Person = ana) =>
  app.inject({ url: `/api/inquiries${path}`, headers });
const post = (path: string, { headers }: Person = ana, payload?: unknown, key?: string) =>
  app.inject({
    method: 'POST',
    url: `/api/inquiries/${path}`,
    headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
    ...(payload !== undefined && { payload: payload as object }),
  });
const namesIn = (answer: { json: () => unknown }) =>
  (answer.json() as { clientName: string }[]).map(({ clientName }) => clientName);
const day = (n: number) => `2026-11-${String(n).padStart(2, '0')}T12:00:00Z`;

describe('GET /api/inquiries', () => {
  test('lists what the inbox lists, the newest first, for a cookie and for a token', async () => {
    const { id } = await write({ clientName: 'Antes', createdAt: day(1) });
    await write({ clientName: 'Después', createdAt: day(2), status: 'answered' });
    for (const who of [ana, program, reader]) {
      const answer = await get('', who);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['x-total-count']).toBe('2');
      expect(answer.headers.link).toBeUndefined();
      expect(namesIn(answer)).toEqual(['Después', 'Antes']);
      const item = await app.inject({
        url: `/trpc/inquiry.get?input=${encodeURIComponent(JSON.stringify({ id }))}`,
        headers: ana.headers,
      });
      expect(answer.json()[1]).toEqual(item.json().result.data);
    }
  });

  test('goes on by its link through inquiries of one moment, and ends without a link', async () => {
    for (let n = 0; n < 5; n += 1) await write({ clientName: `${n}`, createdAt: day(3) });
    await write({ clientName: 'vieja', createdAt: day(1) });
    const seen: string[] = [];
    let pages = 0;
    await write({ clientName: 'Marta Solís', createdAt: day(4) });
    let next: string | undefined = '?limit=2';
    while (next !== undefined) {
      const { headers, json }: Awaited<ReturnType<typeof get>> = await get(next);
      expect(headers['x-total-count']).toBe('7');
      seen.push(...namesIn({ json }));
      next = /inquiries(\?[^>]*)>; rel="next"/u.exec(String(headers.link))?.[1];
      pages += 1;
    }
    expect(pages).toBe(4);
    expect(seen.toSorted()).toEqual(['0', '1', '2', '3', '4', 'Marta Solís', 'vieja']);
    expect([seen[0], seen.at(-1)]).toEqual(['Marta Solís', 'vieja']);
  });

  test('has the filters of the inbox; one that is not understood does not count', async () => {
    const other = (await aProperty(t.db, { ownerId: ana.id, name: 'Otra' })).id;
    const foreign = (await aProperty(t.db)).id;
    await write({ clientName: 'Bruno', status: 'closed', createdAt: day(1) });
    await write({ clientName: 'Ángela', propertyId: other, createdAt: day(2) });
    await write({ clientName: 'Ajena', propertyId: foreign });
    const found = async (query: string) => {
      const answer = await get(query);
      expect(Number(answer.headers['x-total-count'])).toBe(namesIn(answer).length);
      return namesIn(answer);
    };
    expect(await found('?status=closed')).toEqual(['Bruno']);
    expect(await found(`?propertyId=${other}`)).toEqual(['Ángela']);
    expect(await found('?search=jacaranda')).toEqual(['Bruno']);
    expect(await found(`?propertyId=${foreign}`)).toEqual([]);
    expect(await found('?status=abierta&propertyId=x&page=9')).toEqual(['Ángela', 'Bruno']);
  });

  test.each([
    ['limit', '0'],
    ['limit', '101'],
    ['limit', 'todas'],
    ['cursor', 'x'],
    ['cursor', Buffer.from('["1e3","x"]').toString('base64url')],
    ['cursor', Buffer.from(`["${'9'.repeat(30)}","${crypto.randomUUID()}"]`).toString('base64url')],
  ])('refuses %s=%s beside its name', async (key, value) => {
    const answer = await get(`?${key}=${value}`);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().fields)).toEqual([key]);
  });

  test('holds one’s own for an agent and all for an admin, and is closed to visitors', async () => {
    const foreign = await aProperty(t.db, { ownerId: beto.id });
    const gone = await aProperty(t.db, { ownerId: ana.id, deletedAt: day(1) });
    await write({ clientName: 'mía', createdAt: day(3) });
    await write({ clientName: 'ajena', propertyId: foreign.id, createdAt: day(2) });
    await write({ clientName: 'borrada', propertyId: gone.id, createdAt: day(1) });
    expect(namesIn(await get(''))).toEqual(['mía']);
    expect(namesIn(await get('', beto))).toEqual(['ajena']);
    expect(namesIn(await get('', boss))).toEqual(['mía', 'ajena', 'borrada']);
    expect((await get('', nobody)).statusCode).toBe(401);
    const dead = { id: '', headers: { authorization: 'Bearer pbr_no' } };
    expect((await get('', dead)).json()).toMatchObject({ code: 'token.invalid' });
  });
});

describe('one inquiry', () => {
  test('is read, answered by mail, closed and opened again, by a program too', async () => {
    const { id } = await write({ clientName: 'Marta Solís' });
    const read = await get(`/${id}`, program);
    expect(read.json()).toMatchObject({ id, status: 'pending', property: { id: listing } });

    const answered = await post(`${id}/answers`, program, { text: 'Sí, el sábado.' });
    expect(answered.statusCode).toBe(200);
    expect(answered.json()).toMatchObject({ status: 'answered', agentResponse: 'Sí, el sábado.' });
    const [mail, ...more] = await outboxOf(t.db);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: 'marta@correo.mx' });
    expect(mail?.text).toContain('Sí, el sábado.');

    const closed = await post(`${id}/close`, program);
    expect(closed.json()).toMatchObject({ status: 'closed', closedAt: expect.any(String) });
    const opened = await post(`${id}/reopen`, program);
    expect(opened.json()).toMatchObject({ status: 'answered', closedAt: null });
    expect(await outboxOf(t.db)).toHaveLength(1);
  });

  test('is marked as answered elsewhere, and the mark is taken back', async () => {
    const { id } = await write();
    const marked = await post(`${id}/mark-answered`, program);
    expect(marked.json()).toMatchObject({ status: 'answered', agentResponse: null });
    const waits = await post(`${id}/mark-pending`, program);
    expect(waits.json()).toMatchObject({ status: 'pending', responseDate: null });
  });

  test('is answered once however often a key is repeated', async () => {
    const { id } = await write();
    const first = await post(`${id}/answers`, ana, { text: 'Sí.' }, 'la misma');
    const again = await post(`${id}/answers`, ana, { text: 'Sí.' }, 'la misma');
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(again.json()).toEqual(first.json());
    const other = await post(`${id}/answers`, ana, { text: 'No.' }, 'la misma');
    expect(other.json()).toMatchObject({ code: 'request.key_reused' });
    expect(await outboxOf(t.db)).toHaveLength(1);
  });

  test('refuses in the order 401, 404, 403, 400, and then changes and sends nothing', async () => {
    const { id } = await write();
    const missing = crypto.randomUUID();
    const bad = { text: ' ' };
    const good = { text: 'Sí.' };
    const tried: [Awaited<ReturnType<typeof post>>, number, string][] = [];
    for (const call of ['answers', 'close', 'reopen', 'mark-answered', 'mark-pending'].map(
      (name) => `${id}/${name}`,
    )) {
      tried.push([await post(call, nobody, bad), 401, 'session.required']);
      tried.push([await post(call, beto, bad), 404, 'inquiry.not_found']);
      tried.push([await post(call, reader, good), 403, 'token.read_only']);
      tried.push([await post(call.replace(id, missing), ana, bad), 404, 'inquiry.not_found']);
      tried.push([await post(call.replace(id, 'x'), ana, good), 404, 'inquiry.not_found']);
    }
    tried.push([await post(`${id}/answers`, ana, bad), 400, 'request.invalid']);
    tried.push([await post(`${id}/answers`, ana, [7]), 400, 'request.invalid']);
    tried.push([await get(`/${id}`, nobody), 401, 'session.required']);
    tried.push([await get(`/${id}`, beto), 404, 'inquiry.not_found']);
    tried.push([await get(`/${missing}`), 404, 'inquiry.not_found']);
    for (const [answer, status, code] of tried) {
      expect(answer.statusCode, answer.body).toBe(status);
      expect(answer.json()).toMatchObject({ code });
    }
    const refused = await post(`${id}/answers`, ana, bad);
    expect(refused.json().fields).toEqual({ text: 'Escribe tu respuesta.' });
    expect((await get(`/${id}`)).json()).toMatchObject({ status: 'pending', agentResponse: null });
    expect(await outboxOf(t.db)).toEqual([]);
  });

  test('with a cookie is not changed from another site', async () => {
    const { id } = await write();
    const from = { id: ana.id, headers: { ...ana.headers, origin: 'https://malo.mx' } };
    expect((await post(`${id}/close`, from)).json()).toMatchObject({ code: 'request.cross_site' });
  });

  test('that holds twenty thousand characters of answers is full', async () => {
    const { id } = await write({
      agentResponse: 'x'.repeat(19_990),
      responseDate: day(1),
      status: 'answered',
    });
    const full = await post(`${id}/answers`, ana, { text: 'Una más.' });
    expect([full.statusCode, full.json().code]).toEqual([409, 'inquiry.full']);
  });
});

test('the file has what the list has', async () => {
  await write({ clientName: 'Antes', createdAt: day(1) });
  await write({ clientName: 'Después', createdAt: day(2) });
  const { body, headers } = await get('.csv', program);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  const rows = body.trim().split('\r\n').slice(1);
  expect(rows.map((row) => /Antes|Después/u.exec(row)?.[0])).toEqual(namesIn(await get('')));
  expect((await get('.csv', nobody)).statusCode).toBe(401);
});
