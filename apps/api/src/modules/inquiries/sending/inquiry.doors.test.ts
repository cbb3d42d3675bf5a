import { heldMessages } from '@pbr/db/schema/held-messages';
import { propertyInquiries } from '@pbr/db/schema/property-inquiries';
import { PRIVACY_NOTICE_VERSION } from '@pbr/schemas/privacy-notice';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { generousLimits } from '../../../testing/context.ts';
import { aProperty } from '../../../testing/data/factories.ts';
import { aClock } from '../../../testing/data/clock.ts';
import { databaseSuite, serverOn } from '../../../testing/suite.ts';

let propertyId: string;
const clock = aClock('2026-11-20T18:00:00Z');
const t = await databaseSuite({ clear: ['property_inquiries', 'held_messages'] });
const app = await serverOn(t, { now: clock.now });
beforeAll(async () => {
  propertyId = (await aProperty(t.db)).id;
});

const rows = () => t.db.select().from(propertyInquiries);
const form = {
  clientName: 'Marta Solís',
  clientEmail: 'marta@correo.mx',
  clientPhone: '',
  message: '¿Sigue disponible?',
};

/** One telephone. */
const SPELLINGS = ['55 1234 5678', '+52 55 1234 5678', '(55) 1234-5678', '5215512345678'];

const idOf = ({ data }: { data: unknown }) => (data as { id: string }).id;

type Door = (
  body: unknown,
  id?: string,
) => Promise<{ status: number; error: Record<string, unknown> | undefined; data: unknown }>;
const rest: Door = async (body, id = propertyId) => {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/properties/${id}/inquiries`,
    payload: body as object,
  });
  const json = answer.json();
  return {
    status: answer.statusCode,
    error: answer.statusCode >= 400 ? json : undefined,
    data: json,
  };
};
const trpc: Door = async (body, id = propertyId) => {
  const payload = { ...(body as object), propertyId: id };
  const answer = await app.inject({ method: 'POST', url: '/trpc/inquiry.send', payload });
  const json = answer.json();
  const error = json.error && {
    code: json.error.data.appCode,
    message: json.error.message,
    fields: json.error.data.fields,
  };
  return { status: json.error?.data.httpStatus ?? 201, error, data: json.result?.data };
};

describe.each([
  ['REST', rest],
  ['tRPC', trpc],
])('an inquiry through %s', (_name, send) => {
  test('is stored with the version of the privacy notice and answered as stored', async () => {
    const answer = await send({ ...form, status: 'closed', id: 'x', agentResponse: 'yo' });
    expect(answer.status).toBe(201);
    expect(answer.data).toMatchObject({
      propertyId,
      clientName: 'Marta Solís',
      clientPhone: null,
      inquiryType: 'info',
      status: 'pending',
    });
    expect(answer.data).not.toHaveProperty('noticeVersion');
    expect(await rows()).toEqual([
      expect.objectContaining({
        status: 'pending',
        contactSource: 'website',
        agentResponse: null,
        noticeVersion: PRIVACY_NOTICE_VERSION,
      }),
    ]);
  });

  test('sent fifty times at once is one', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(form)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ data }) => (data as { id: string }).id)).size).toBe(1);
    expect(await rows()).toHaveLength(1);
  });

  test('with another message, or after ten minutes, is another', async () => {
    await send(form);
    await send({ ...form, message: 'Otra pregunta' });
    await send({ ...form, clientEmail: 'MARTA@correo.mx' });
    expect(await rows()).toHaveLength(2);
    clock.pass(10 * 60_000);
    await send(form);
    expect(await rows()).toHaveLength(3);
  });

  test('with the hidden field filled gets the same answer, and is held apart', async () => {
    const honest = await send(form);
    const trapped = { ...form, message: 'compra ya', company: 'ACME' };
    const answer = await send(trapped);
    expect(answer.status).toBe(201);
    expect(Object.keys(answer.data as object).toSorted()).toEqual(
      Object.keys(honest.data as object).toSorted(),
    );
    expect((await send(trapped)).data).toEqual(answer.data);
    expect(await rows()).toHaveLength(1);
    expect(await t.db.select().from(heldMessages)).toEqual([
      expect.objectContaining({ kind: 'inquiry', propertyId, message: 'compra ya' }),
    ]);
  });

  test('with an empty hidden field is an ordinary one', async () => {
    for (const company of ['', '  ', null])
      expect((await send({ ...form, message: `con "${company}"`, company })).status).toBe(201);
    expect(await rows()).toHaveLength(3);
    const refused = await send({ ...form, company: 12 });
    expect(refused.error).toMatchObject({
      code: 'request.invalid',
      fields: { company: expect.any(String) },
    });
  });

  test('sent again with a telephone adds it where there was none, also many times at once', async () => {
    const first = await send(form);
    const answers = await Promise.all(
      SPELLINGS.flatMap((clientPhone) =>
        Array.from({ length: 6 }, () => send({ ...form, clientPhone })),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set([first, ...answers].map(idOf)).size).toBe(1);
    expect((await rows()).map(({ clientPhone }) => clientPhone)).toEqual([
      expect.stringContaining('5678'),
    ]);
  });

  test('with another telephone is another, and the answer tells only what this sender sent', async () => {
    const first = await send({ ...form, clientPhone: '55 1234 5678' });
    clock.pass(1000);
    const other = await send({ ...form, clientPhone: '55 8765 4321' });
    const bare = await send({ ...form, clientName: 'Otra', inquiryType: 'price' });
    expect(idOf(other)).not.toBe(idOf(first));
    expect(idOf(bare)).toBe(idOf(first));
    expect(bare.data).toMatchObject({
      clientName: 'Otra',
      clientPhone: null,
      inquiryType: 'price',
      status: 'pending',
    });
    expect(await rows()).toHaveLength(2);
  });

  test.each([
    ['no name', { clientName: '  ' }, 'clientName', 'Escribe tu nombre.'],
    ['no e-mail', { clientEmail: '' }, 'clientEmail', 'Escribe tu correo.'],
    ['a wrong e-mail', { clientEmail: 'marta@' }, 'clientEmail', 'Email inválido'],
    [
      'a slow e-mail',
      { clientEmail: `a@${'a.'.repeat(50_000)}` },
      'clientEmail',
      'Usa 254 caracteres como máximo.',
    ],
    ['an invisible name', { clientName: '\u200b\u202e' }, 'clientName', 'Escribe tu nombre.'],
    [
      'a telephone for a name',
      { clientName: '55 5555 0177' },
      'clientName',
      'Escribe un nombre, no un teléfono.',
    ],
    [
      'a long message',
      { message: 'a'.repeat(2001) },
      'message',
      'Usa 2000 caracteres como máximo.',
    ],
    ['a wrong type', { clientName: { $ne: null } }, 'clientName', 'Escribe tu nombre.'],
    ['an unknown kind', { inquiryType: 'spam' }, 'inquiryType', 'Elige un tipo de consulta.'],
  ])('with %s is refused beside the field', async (_case, change, field, message) => {
    const answer = await send({ ...form, ...change });
    expect(answer.status).toBe(400);
    expect(answer.error).toMatchObject({ code: 'request.invalid', fields: { [field]: message } });
    expect(await rows()).toEqual([]);
  });

  test('to a paused or unknown listing is 404, whatever the form says', async () => {
    const paused = await aProperty(t.db, { isActive: false });
    for (const id of [paused.id, '00000000-0000-4000-8000-000000000000', 'x']) {
      const answer = await send({ clientName: '' }, id);
      expect(answer.status).toBe(404);
      expect(answer.error).toMatchObject({ code: 'property.not_found' });
    }
  });
});

describe('the limit of the public forms', () => {
  const limits = {
    ...generousLimits,
    publicForms: { name: 'public-forms', points: 3, windowSeconds: 300 },
  };

  test('counts every post from an IP, whatever headers it invents', async () => {
    const limited = await testApp(t.db, { limits });
    const post = (headers: Record<string, string> = {}, remoteAddress = '192.0.2.7') =>
      limited.inject({
        method: 'POST',
        url: `/api/properties/${propertyId}/inquiries`,
        payload: form,
        headers,
        remoteAddress,
      });
    for (let n = 0; n < 3; n += 1)
      expect((await post({ 'x-forwarded-for': `10.0.0.${n}` })).statusCode).toBe(201);
    const refused = await post({ 'x-real-ip': '10.9.9.9', forwarded: 'for=10.8.8.8' });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({ code: 'request.too_many' });
    expect((await post({}, '192.0.2.8')).statusCode).toBe(201);
    await limited.close();
  });

  test('counts what a trusted proxy forwards, and the proxy itself if that is no IP', async () => {
    const limited = await testApp(t.db, { limits, trustProxy: '10.0.0.1' });
    const status = async (forwarded: string) => {
      const answer = await limited.inject({
        method: 'POST',
        url: `/api/properties/${propertyId}/inquiries`,
        payload: form,
        headers: { 'x-forwarded-for': forwarded },
        remoteAddress: '10.0.0.1',
      });
      return answer.statusCode;
    };
    for (let n = 0; n < 3; n += 1) expect(await status(`made-up-${n}`)).toBe(201);
    expect(await status('192.0.2.9, made-up-4')).toBe(429);
    expect(await status('192.0.2.9')).toBe(201);
    await limited.close();
  });

  test('counts every call inside a tRPC batch', async () => {
    const limited = await testApp(t.db, { limits });
    const call = { ...form, propertyId };
    const batch = (size: number) =>
      limited.inject({
        method: 'POST',
        url: `/trpc/${Array.from({ length: size }, () => 'inquiry.send').join(',')}?batch=1`,
        payload: Object.fromEntries(Array.from({ length: size }, (_, n) => [n, call])),
      });
    const answers = (await batch(5)).json<{ error?: { data: { appCode: string } } }[]>();
    expect(answers.map(({ error }) => error?.data.appCode ?? 'ok')).toEqual([
      'ok',
      'ok',
      'ok',
      'request.too_many',
      'request.too_many',
    ]);
    await limited.close();
  });
});
