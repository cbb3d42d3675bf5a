import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { generousLimits } from '../../../testing/context.ts';
import { clearOutbox, outboxOf } from '../../../testing/mail/outbox.ts';
import { contact, legal, valuation } from '../../../testing/access/service-request-doors.ts';
import { databaseSuite } from '../../../testing/suite.ts';

const t = await databaseSuite();
beforeEach(async () => {
  await clearOutbox(t.db);
});

describe('the limit of the public forms', () => {
  const limits = {
    ...generousLimits,
    publicForms: { name: 'public-forms', points: 3, windowSeconds: 300 },
  };

  test('is common to all of them, and counts every post from an IP, whatever headers it invents', async () => {
    const limited = await testApp(t.db, { limits });
    const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
      limited.inject({ method: 'POST', url, payload, headers, remoteAddress: '192.0.2.7' });
    expect((await post('/api/contact', contact)).statusCode).toBe(201);
    expect((await post('/trpc/request.sendValuation', valuation)).statusCode).toBe(200);
    expect(
      (await post('/trpc/request.sendLegal', legal, { 'x-forwarded-for': '10.0.0.1' })).statusCode,
    ).toBe(200);
    const refused = await post('/api/contact', contact, { 'x-real-ip': '10.9.9.9' });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({ code: 'request.too_many' });
    const unknown = '/api/properties/00000000-0000-4000-8000-000000000000/inquiries';
    expect((await post(unknown, {})).statusCode).toBe(429);
    await limited.close();
  });

  test('one mailbox gets a few receipts, and the company is told of every service request', async () => {
    const inquiryReceipts = { name: 'inquiry-receipts', points: 2, windowSeconds: 86_400 };
    const limited = await testApp(t.db, { limits: { ...generousLimits, inquiryReceipts } });
    for (const message of ['uno', 'dos', 'tres', 'cuatro']) {
      const payload = { ...contact, message };
      const sent = await limited.inject({ method: 'POST', url: '/api/contact', payload });
      expect(sent.statusCode).toBe(201);
    }
    const to = (await outboxOf(t.db)).map((mail) => mail.to);
    expect(to.filter((email) => email === 'marta@correo.mx')).toHaveLength(2);
    expect(to.filter((email) => email === 'contacto@demo.pbr.mx')).toHaveLength(4);
    await limited.close();
  });
});
