import type { Inbox, InboxItem } from '@pbr/schemas/inquiry/inbox';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readCorpus } from '../../../testing/corpus/read-corpus.ts';
import { anAccount, signedInCookie } from '../../../testing/data/account.ts';
import { aProperty } from '../../../testing/data/factories.ts';
import { clearOutbox, outboxOf } from '../../../testing/mail/outbox.ts';
import { databaseSuite, serverOn } from '../../../testing/suite.ts';

let cookie: string;
let propertyId: string;
const t = await databaseSuite({ clear: ['property_inquiries'] });
const app = await serverOn(t);
beforeAll(async () => {
  const account = await anAccount(t.db);
  cookie = await signedInCookie(app, account.email);
  propertyId = (await aProperty(t.db, { ownerId: account.id })).id;
});
beforeEach(() => clearOutbox(t.db));

const form = { clientName: 'Marta Solís', clientEmail: 'marta@correo.mx', message: '¿Sigue?' };
const send = (change: object, door: 'REST' | 'tRPC' = 'REST') =>
  app.inject({
    method: 'POST',
    url: door === 'REST' ? `/api/properties/${propertyId}/inquiries` : '/trpc/inquiry.send',
    payload: { ...form, ...change, ...(door === 'tRPC' && { propertyId }) },
  });
async function inbox(): Promise<InboxItem[]> {
  const answer = await app.inject({ url: '/trpc/inquiry.list?input={}', headers: { cookie } });
  return answer.json<{ result: { data: Inbox } }>().result.data.items;
}

test('no telephone of the corpus costs a client: it is dialled, or kept as it was typed', async () => {
  const lines = readCorpus('telephones');
  for (const [index, [clientPhone]] of lines.entries())
    expect((await send({ clientPhone, message: String(index) })).statusCode).toBe(201);
  const seen = new Map<string, InboxItem>();
  for (let page = 1; seen.size < lines.length; page += 1) {
    const url = `/trpc/inquiry.list?input=${JSON.stringify({ page })}`;
    const { items } = (await app.inject({ url, headers: { cookie } })).json().result.data;
    for (const item of items) seen.set(item.message, item);
  }
  for (const [index, [typed, e164, extension]] of lines.entries()) {
    const { clientPhone, clientPhoneLink } = seen.get(String(index)) ?? {};
    const link = extension ? `tel:${e164};ext=${extension}` : `tel:${e164}`;
    expect([typed, clientPhoneLink]).toEqual([typed, e164 === 'refuse' ? undefined : link]);
    expect(clientPhone).toMatch(e164 === 'refuse' ? /./u : /^\+[\d ]+(?: ext\. \d+)?$/u);
  }
});

describe.each(['REST', 'tRPC'] as const)('through %s', (door) => {
  test('a telephone that cannot be read is kept, and the mail to the agent says so', async () => {
    const answer = await send({ clientPhone: 'no tengo\u200b' }, door);
    expect(answer.statusCode).toBeLessThan(300);
    const [item] = await inbox();
    expect(item).toMatchObject({ clientPhone: 'no tengo' });
    expect(item).not.toHaveProperty('clientPhoneLink');
    const [notice] = await outboxOf(t.db);
    expect(notice?.text).toContain('no tengo (no se pudo leer como teléfono)');
    expect(notice?.html).not.toContain('href="tel:');
  });

  test('an extension stands in the mail and is dialled', async () => {
    await send({ clientPhone: '55 5555 0142 Ext 2001' }, door);
    const [notice] = await outboxOf(t.db);
    expect(notice?.text).toContain('+52 55 5555 0142 ext. 2001');
    expect(notice?.html).toContain('href="tel:+525555550142;ext=2001"');
  });

  test('even a page of text for a telephone is kept, as far as there is room', async () => {
    const answer = await send({ clientPhone: 'x'.repeat(20_000) }, door);
    expect(answer.statusCode).toBeLessThan(300);
    expect((await inbox())[0]?.clientPhone).toHaveLength(120);
  });

  test('an e-mail is taken out of what was copied with it', async () => {
    await send({ clientEmail: 'mailto:Marta%40correo.mx?subject=Casa', message: 'uno' }, door);
    await send({ clientEmail: '\u202aMarta Solís <marta@correo.mx>.', message: 'dos' }, door);
    const emails = (await inbox()).map(({ clientEmail }) => clientEmail);
    expect(emails).toEqual(['Marta@correo.mx', 'marta@correo.mx']);
  });

  test('invisible characters go, and old line breaks stay line breaks', async () => {
    const clientName = 'Ana\u200b \u202eserroT\r\nBcc: todos@correo.mx\u0000';
    await send({ clientName, message: '\ufeffUno\vdos\ftres\u200b\u0007' }, door);
    const [item] = await inbox();
    expect(item).toMatchObject({
      clientName: 'Ana serroT Bcc: todos@correo.mx',
      message: 'Uno\ndos\ntres',
    });
  });

  test('a message in which nothing can be seen is none', async () => {
    await send({ message: '\u200b\u202e\u3164' }, door);
    expect((await inbox())[0]?.message).toBeNull();
  });
});
