import { propertyInquiries } from '@pbr/db/schema/property-inquiries';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anAccount, signedInCookie } from '../../../testing/data/account.ts';
import { anInquiry, aProperty } from '../../../testing/data/factories.ts';
import { clearOutbox, outboxOf } from '../../../testing/mail/outbox.ts';
import { databaseSuite, serverOn } from '../../../testing/suite.ts';

let cookie: string;
let propertyId: string;
const t = await databaseSuite({ clear: ['property_inquiries'] });
const app = await serverOn(t);
beforeAll(async () => {
  const account = await anAccount(t.db);
  cookie = await signedInCookie(app, account.email);
  // The name holds no number, because a test searches for one.
  propertyId = (await aProperty(t.db, { ownerId: account.id, name: 'Casa de prueba' })).id;
});
beforeEach(async () => {
  await clearOutbox(t.db);
});

const read = (name: string, input?: unknown) =>
  app.inject({
    url: `/trpc/${name}${input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`}`,
    headers: { cookie },
  });
const write = (name: string, payload: object) =>
  app.inject({ method: 'POST', url: `/trpc/${name}`, payload, headers: { cookie } });

describe('the inbox through tRPC', () => {
  test('ignores invalid filters, and refuses a missing input', async () => {
    await anInquiry(t.db, { propertyId });
    const odd = { status: 'abierta', propertyId: 'x', search: 7, page: -1, ownerId: 'x' };
    expect((await read('inquiry.list', { ...odd, search: '' })).json().result.data).toMatchObject({
      total: 1,
      page: 1,
    });
    expect((await read('inquiry.list', odd)).json().result.data.total).toBe(0);
    expect((await read('inquiry.list')).statusCode).toBe(400);
  });

  test('answers exactly the contract', async () => {
    await anInquiry(t.db, { propertyId, noticeVersion: 'secreto' });
    const answer = await read('inquiry.list', {});
    const [item] = answer.json().result.data.items;
    expect(Object.keys(item).toSorted().join(' ')).toBe(
      'agent agentResponse clientEmail clientName clientPhone closedAt contactSource createdAt id inquiryType message property propertyId responseDate status',
    );
    expect(answer.body).not.toContain('secreto');
    expect(answer.headers['cache-control']).toContain('no-store');
    expect((await read('inquiry.unanswered')).json().result.data).toEqual({ count: 1 });
  });

  test('refuses an unusable answer beside its field, and ignores extra fields', async () => {
    const { id } = await anInquiry(t.db, { propertyId });
    const refused = await write('inquiry.answer', { id, text: ' ' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().error.data).toMatchObject({
      appCode: 'request.invalid',
      fields: { text: 'Escribe tu respuesta.' },
    });
    const extra = { status: 'pending', clientEmail: 'otra@correo.mx', to: 'otra@correo.mx' };
    expect((await write('inquiry.answer', { id, text: 'Sí.', ...extra })).statusCode).toBe(200);
    expect((await outboxOf(t.db)).map(({ to }) => to)).toEqual(['marta@correo.mx']);
    const [row] = await t.db.select().from(propertyInquiries);
    expect(row).toMatchObject({ status: 'answered', clientEmail: 'marta@correo.mx' });
  });
});
