import { isEmail, plainEmailSchema } from '@pbr/schemas/email';
import * as z from 'zod/mini';

/** A sender or a recipient. */
export interface Mailbox {
  name: string;
  address: string;
}

/** Null without a usable e-mail. */
export function mailbox(name: string, email: string | null): Mailbox | null {
  return email !== null && isEmail(email) ? { name, address: email } : null;
}

/** The same of a person, or of nobody. */
export const mailboxOf = (person: { firstName: string; lastName: string; email: string } | null) =>
  person && mailbox(`${person.firstName} ${person.lastName}`.trim(), person.email);

/** An outgoing mail. It has one recipient; a mail to two people is two mails. */
export interface MailMessage {
  from: Mailbox;
  to: string;
  replyTo?: Mailbox | undefined;
  subject: string;
  text: string;
  html: string;
  /** `<name@host>`; a mail that is sent again keeps it, so that mail programs show it once. */
  messageId: string;
}

/** Sends mails. `send` resolves when the next server has accepted the mail, and rejects when that may not have happened. */
export interface Mailer {
  send(message: MailMessage, signal?: AbortSignal): Promise<void>;
}

// oxlint-disable-next-line no-control-regex -- these characters are exactly what a header must not hold
const NOT_IN_HEADER = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;
const MAX_HEADER_LENGTH = 250;

/** Makes a text fit for a header: a single line, without characters that change the direction of reading. */
export function headerLine(value: string): string {
  return value.replaceAll(NOT_IN_HEADER, ' ').trim().slice(0, MAX_HEADER_LENGTH);
}

const headerText = z.pipe(z.string(), z.transform(headerLine));
const body = z.string().check(z.minLength(1), z.maxLength(500_000));

const outgoingMailSchema = z.object({
  /**
   * A name that stays unique for ever ('welcome-{id}'): it makes the Message-ID, and a second mail with it replaces one that still
   * waits.
   */
  key: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,99}$/u)),
  to: plainEmailSchema,
  replyTo: z.optional(z.object({ name: headerText, address: plainEmailSchema })),
  subject: headerText.check(z.minLength(1)),
  text: body,
  html: body,
});

/** A mail that an action puts into the outbox; the sender is added when the mail goes out. */
export type OutgoingMail = z.output<typeof outgoingMailSchema>;

/** Refuses a recipient that is not one plain e-mail, and cleans the texts that go into headers. */
export function parseOutgoingMail(value: unknown): OutgoingMail {
  return z.parse(outgoingMailSchema, value);
}
