import { expect, test } from 'vitest';
import type { MailMessage } from './mail.ts';
import { isOnThisMachine, showLinks } from './mail-links.ts';

const mail = (text: string): MailMessage => ({
  from: { name: 'Portal PBR', address: 'contacto@portal.mx' },
  to: 'marta@correo.mx',
  subject: 'Hola',
  text,
  html: '<p>Hola.</p>',
  messageId: '<hola@portal.test>',
});

test("prints a mail's single-use link after the mail is written", async () => {
  const seen: string[] = [];
  const mailer = showLinks(
    { send: async ({ to }) => void seen.push(`written to ${to}`) },
    (line) => void seen.push(line),
  );
  await mailer.send(
    mail('Confirma:\nhttp://portal.test/verify-email?token=a-B_9\n\nhttp://portal.test/privacy'),
  );
  await mailer.send(mail('Consulta:\nhttp://portal.test/properties/1'));
  expect(seen).toEqual([
    'written to marta@correo.mx',
    'Correo para marta@correo.mx: http://portal.test/verify-email?token=a-B_9',
    'written to marta@correo.mx',
  ]);
});

test.each([
  ['http://localhost:3000', true],
  ['http://portal.localhost:3000', true],
  ['http://127.0.0.1:3000', true],
  ['http://127.8.8.8', true],
  ['http://[::1]:3000', true],
  ['https://www.ejemplo.mx', false],
  ['http://192.168.1.20:3000', false],
  ['http://localhost.ejemplo.mx', false],
  ['http://127.0.0.1.nip.io', false],
])('whether only this machine reaches %s: %s', (origin, isLocal) => {
  expect(isOnThisMachine(origin)).toBe(isLocal);
});
