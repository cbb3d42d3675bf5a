import { properties } from '@pbr/db/schema/properties';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { member, testContext } from '../../../testing/context.ts';
import { anInquiry, aProperty, aUser } from '../../../testing/data/factories.ts';
import { clearOutbox, outboxOf } from '../../../testing/mail/outbox.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { answerInquiry } from '../inbox/answer-inquiry.ts';

let ana: string;
let listing: string;
const t = await databaseSuite({ clear: ['property_inquiries'] });
beforeAll(async () => {
  const person = { email: 'ana@agentes.mx', firstName: 'Ana', lastName: 'López' };
  ana = (await aUser(t.db, person)).id;
  listing = (await aProperty(t.db, { ownerId: ana, name: 'Casa Jacaranda' })).id;
});
beforeEach(async () => {
  await t.db.update(properties).set({ isActive: true, name: 'Casa Jacaranda' });
  await clearOutbox(t.db);
});

const INQUIRY = {
  message: '¿Sigue disponible?\n¿Aceptan mascotas?',
  createdAt: '2026-11-20T18:05:00Z',
};

async function mailOf(text: string, values: object = {}) {
  const { id } = await anInquiry(t.db, { propertyId: listing, ...INQUIRY, ...values });
  await answerInquiry(testContext(t.db, { actor: member(ana) }), { id, text });
  const [mail] = await outboxOf(t.db);
  if (!mail) throw new Error('no mail');
  return mail;
}

describe('the mail with an answer', () => {
  test('says who answers which question about which listing, and when it was asked in Mexico City', async () => {
    const { text, html } = await mailOf('Sí, Marta.\n¿Te queda bien el jueves?');
    for (const expected of [
      'Ana López respondió a tu consulta',
      'Hola, Marta Solís:',
      'Sí, Marta.\n¿Te queda bien el jueves?',
      `Casa Jacaranda\nÁmsterdam 12, Condesa, Ciudad de México\nVenta: $4,500,000`,
      `http://portal.test/properties/${listing}`,
      '> ¿Sigue disponible?\n> ¿Aceptan mascotas?',
      '20 de noviembre de 2026',
      '12:05',
    ])
      expect(text).toContain(expected);
    expect(text.indexOf('Sí, Marta.')).toBeLessThan(text.indexOf('> ¿Sigue'));
    expect(html).toContain('Sí, Marta.<br>¿Te queda bien el jueves?');
    expect(html).toContain(`href="http://portal.test/properties/${listing}"`);
  });

  test('quotes nothing if the client wrote nothing', async () => {
    const { text, html } = await mailOf('Sí.', { message: null });
    expect(text).not.toMatch(/^>|Esto escribiste|null/mu);
    expect(html).not.toContain('<blockquote');
  });

  test('names a paused listing without a link', async () => {
    await t.db.update(properties).set({ isActive: false });
    const { text, html } = await mailOf('Ya no está disponible.');
    expect(text).toContain('Propiedad: Casa Jacaranda, Condesa, Ciudad de México');
    expect(text).not.toContain('/properties/');
    expect(html).not.toContain('/properties/');
  });

  test('shows the markup of either side as text', async () => {
    const attack = '</p><script>alert(1)</script><a href="https://malo.mx">x</a>';
    const { html } = await mailOf(attack, { clientName: attack, message: attack });
    expect(html).not.toMatch(/<script|href="https:\/\/malo/u);
  });

  test('keeps names from breaking its headers', async () => {
    const attack = 'Casa\r\nBcc: otro@correo.mx';
    await t.db.update(properties).set({ name: attack });
    const sent = await mailOf('Hola');
    expect(sent.subject).toContain('Casa Bcc: otro');
    for (const header of [sent.subject, sent.replyTo?.name]) expect(header).not.toMatch(/[\r\n]/u);
    expect(sent.to).toBe('marta@correo.mx');
  });
});
