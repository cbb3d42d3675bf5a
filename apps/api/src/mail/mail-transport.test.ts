import { isEmail } from '@pbr/schemas/email';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '../testing/mail/mail-server.ts';
import { headerLine, type MailMessage, parseOutgoingMail } from './mail.ts';
import { createFolderMailer, createSmtpMailer } from './mail-transport.ts';

const message: MailMessage = {
  from: { name: 'Portal Niño, S.A.', address: 'contacto@portal.mx' },
  to: 'marta@correo.mx',
  replyTo: { name: 'Ana "La Güera" López', address: 'ana@correo.mx' },
  subject: 'Recibimos tu consulta: Casa en Coyoacán',
  text: 'Señora Solís: año, acción y niñez — así se lee.',
  html: '<p>Señora Solís: año, acción y niñez — así se lee.</p>',
  messageId: '<inquiry-1-client@www.portal.mx>',
};
const injection = 'Hola\r\nBcc: todos@correo.mx\r\n\r\ncuerpo';

async function aFolder() {
  const parent = await mkdtemp(path.join(tmpdir(), 'pbr-mail-'));
  onTestFinished(() => rm(parent, { recursive: true }));
  return path.join(parent, 'data', 'mail');
}

async function aServer(options?: Parameters<typeof startMailServer>[0]) {
  const server = await startMailServer(options);
  onTestFinished(() => server.close());
  return server;
}

const parsed = async (file: string) => PostalMime.parse(await readFile(file));

describe('the mail folder', () => {
  test('receives a file that a mail program can open, in both forms', async () => {
    const folder = await aFolder();
    await createFolderMailer(folder).send(message);
    const mail = await parsed(path.join(folder, 'inquiry-1-client.eml'));
    expect(mail).toMatchObject({
      from: { name: 'Portal Niño, S.A.', address: 'contacto@portal.mx' },
      to: [{ address: 'marta@correo.mx' }],
      replyTo: [{ name: 'Ana "La Güera" López', address: 'ana@correo.mx' }],
      subject: message.subject,
      text: expect.stringContaining(message.text),
      messageId: message.messageId,
    });
    expect(mail.html?.trim()).toBe(message.html);
  });

  test('holds a repeated mail once, and is closed to other users', async () => {
    const folder = await aFolder();
    const mailer = createFolderMailer(folder);
    await mailer.send(message);
    await mailer.send({ ...message, text: 'otra vez' });
    expect(await readdir(folder)).toEqual(['inquiry-1-client.eml']);
    const file = path.join(folder, 'inquiry-1-client.eml');
    expect((await parsed(file)).text?.trim()).toBe('otra vez');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  test('cannot be escaped through the name of a mail', async () => {
    const folder = await aFolder();
    await createFolderMailer(folder).send({ ...message, messageId: '<../../x@portal.mx>' });
    expect(await readdir(folder)).toEqual([expect.stringMatching(/^[\da-f]{64}\.eml$/u)]);
  });
});

describe('a mail server', () => {
  test('accepts the mail, for one recipient', async () => {
    const server = await aServer();
    await createSmtpMailer(server.url).send(message);
    expect(server.received).toEqual([
      expect.objectContaining({
        envelope: { from: 'contacto@portal.mx', to: ['marta@correo.mx'] },
        subject: message.subject,
        messageId: message.messageId,
        text: expect.stringContaining(message.text),
      }),
    ]);
    const headers = server.received[0]?.headers ?? [];
    expect(headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
  });

  test('is a failure with its code when it refuses', async () => {
    const server = await aServer({
      onArrival: () => {
        throw Object.assign(new Error('lleno'), { responseCode: 452 });
      },
    });
    await expect(createSmtpMailer(server.url).send(message)).rejects.toMatchObject({
      responseCode: 452,
    });
  });

  test('is abandoned when it does not answer and the process has to end', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void silent.close());
    await new Promise((resolve) => silent.once('listening', resolve));
    const { port } = silent.address() as { port: number };
    const stopping = new AbortController();
    const sending = createSmtpMailer(`smtp://127.0.0.1:${port}`).send(message, stopping.signal);
    stopping.abort();
    await expect(sending).rejects.toThrow('aborted');
  });
});

describe('a header', () => {
  test.each([
    ['subject', { subject: injection }],
    ['sender', { from: { name: injection, address: 'contacto@portal.mx' } }],
    ['reply-to', { replyTo: { name: injection, address: 'ana@correo.mx' } }],
  ])('cannot be added through the %s', async (_part, change) => {
    const [server, folder] = [await aServer(), await aFolder()];
    const hostile = { ...message, ...change };
    await createSmtpMailer(server.url).send(hostile);
    await createFolderMailer(folder).send(hostile);
    const written = await parsed(path.join(folder, 'inquiry-1-client.eml'));
    for (const mail of [written, ...server.received]) {
      expect(mail.bcc ?? []).toEqual([]);
      expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
      expect(mail.text?.trimEnd()).toBe(message.text);
    }
    expect(server.received[0]?.envelope.to).toEqual(['marta@correo.mx']);
  });

  test.each([
    '=?utf-8?Q?Jos=C3=A9_Luna?=',
    'Casa =?utf-8?B?QW5h?= "azul" \\ =?x',
    '=?utf-8?Q?Jos=C3=A9_Luna?='.repeat(4),
    'Niño =?utf-8?B?QW5h?=',
  ])('shows %j as it is', async (text) => {
    const folder = await aFolder();
    const from = { name: text, address: 'contacto@portal.mx' };
    const replyTo = { name: text, address: 'ana@peñasco.mx' };
    await createFolderMailer(folder).send({ ...message, from, replyTo, subject: text });
    const mail = await parsed(path.join(folder, 'inquiry-1-client.eml'));
    expect(mail).toMatchObject({
      from,
      replyTo: [{ name: text, address: expect.stringMatching(/^ana@/u) }],
      subject: text,
    });
  });

  test('is one line in left-to-right order', () => {
    expect(headerLine(injection)).toBe('Hola Bcc: todos@correo.mx cuerpo');
    expect(headerLine('a\u202Eb\u2066c\u0000\u0085d\u2028')).toBe('a b c d');
    expect(headerLine('x'.repeat(1000))).toHaveLength(250);
  });
});

describe('the outbox', () => {
  const mail = {
    key: 'inquiry-1-client',
    to: 'marta@correo.mx',
    subject: 's',
    text: 't',
    html: 'h',
  };

  test.each([
    'marta@correo.mx, otro@correo.mx',
    'marta@correo.mx\r\nBcc: otro@correo.mx',
    '<marta@correo.mx>',
    '"x@malo.mx" <marta@correo.mx>',
    '"x@malo.mx x"@correo.mx',
    '',
  ])('refuses the recipient %j', (to) => {
    expect(() => parseOutgoingMail({ ...mail, to })).toThrow('Email inválido');
    expect(() => parseOutgoingMail({ ...mail, replyTo: { name: '', address: to } })).toThrow(
      'Email inválido',
    );
    expect(isEmail(to)).toBe(false);
  });

  test.each(['', 'Inquiry-1', '../x', 'a b', 'a@b', 'x'.repeat(101)])(
    'refuses the key %j',
    (key) => {
      expect(() => parseOutgoingMail({ ...mail, key })).toThrow('key');
    },
  );

  test('requires both forms and a subject', () => {
    for (const field of ['subject', 'text', 'html'])
      expect(() => parseOutgoingMail({ ...mail, [field]: '' }), field).toThrow(field);
    expect(parseOutgoingMail({ ...mail, subject: injection }).subject).not.toMatch(/[\r\n]/u);
  });
});
