import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer, { type SendMailOptions, type Transporter } from 'nodemailer';
import { encodeLookalike } from '../lib/encoded-words.ts';
import { headerLine, type Mailbox, type Mailer, type MailMessage } from './mail.ts';

/** A server that takes longer for one mail counts as failed; the job tries again. */
const WHOLE_MAIL_MS = 60_000;

/** Sends through the SMTP server at a URL like smtp://user:password@host:587; its query may hold nodemailer's options. */
export function createSmtpMailer(url: string): Mailer {
  const transport = encodeNames(
    nodemailer.createTransport({
      url,
      dnsTimeout: 10_000,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      socketCloseTimeout: 1_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  );
  return {
    send: async (message, signal) => {
      const late = AbortSignal.timeout(WHOLE_MAIL_MS);
      await transport.sendMail({
        ...compose(message),
        signal: signal ? AbortSignal.any([signal, late]) : late,
      });
    },
  };
}

/** Writes each mail as an .eml file when no mail server is configured. The same mail sent again overwrites its file. */
export function createFolderMailer(folder: string): Mailer {
  const transport = encodeNames(
    nodemailer.createTransport({
      streamTransport: true,
      buffer: true,
      newline: 'windows',
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  );
  return {
    send: async (message) => {
      const { message: bytes } = await transport.sendMail(compose(message));
      if (!Buffer.isBuffer(bytes)) throw new TypeError('the mail is not a buffer');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeWhole(path.join(folder, fileName(message.messageId)), bytes);
    },
  };
}

/** nodemailer puts a name that looks like an encoded word between quotes, and mail programs decode it there too. */
function encodeNames<T extends Transporter>(transport: T): T {
  transport.use('stream', ({ message }, done) => {
    const encode = message.encodeHeaderValue.bind(message);
    message.encodeHeaderValue = (key, value) =>
      encode(key, value).replace(/^"((?:[^"\\]|\\.)*)"(?= <)/u, (quoted, name: string) => {
        const plain = name.replaceAll(/\\(.)/gu, '$1');
        const encoded = encodeLookalike(plain);
        return encoded === plain ? quoted : encoded;
      });
    done();
  });
  return transport;
}

function compose(message: MailMessage): SendMailOptions {
  return {
    from: mailbox(message.from),
    to: { name: '', address: message.to },
    ...(message.replyTo && { replyTo: mailbox(message.replyTo) }),
    subject: encodeLookalike(headerLine(message.subject)),
    text: message.text,
    html: message.html,
    messageId: message.messageId,
    // RFC 3834: automatic responders do not reply to this.
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

const mailbox = ({ name, address }: Mailbox) => ({ name: headerLine(name), address });

function fileName(messageId: string): string {
  const [name = ''] = messageId.replace(/^</u, '').split('@');
  const safe = /^[a-z0-9][a-z0-9-]{0,150}$/u.test(name);
  return `${safe ? name : createHash('sha256').update(messageId).digest('hex')}.eml`;
}

async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}.tmp`;
  try {
    await writeFile(draft, bytes, { flag: 'wx', mode: 0o600, flush: true });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
