import * as z from 'zod/mini';
import { cleanLine } from './clean-text.ts';

const LETTER = String.raw`[\p{Script=Latin}\d]`;
const LABEL = `${LETTER}(?:(?:${LETTER}|-){0,61}${LETTER})?`;
/** The domain may have letters like 'ñ', which the mail server gets as 'xn--…'; those of other alphabets look too much alike. */
const EMAIL = new RegExp(
  String.raw`^[a-z0-9!#$%&'*+/=?^_\x60{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_\x60{|}~-]+)*@(?:${LABEL}\.)+(?:\p{Script=Latin}{2,63}|xn--[a-z\d-]{1,59})$`,
  'iu',
);

const LONGEST_EMAIL = 254;
/** Room for a link with a subject, and for a name in front. */
const LONGEST_TYPED = 1000;

/** Whether this is one plain e-mail that a mail can be sent to. */
export const isEmail = (text: string) => text.length <= LONGEST_EMAIL && EMAIL.test(text);

/** Texts in front of an e-mail: 'Correo: ', 'mi correo es ', 'mailto:', quotes. */
const IN_FRONT = /^[ "'“”‘«([*]*(?:[\p{L} -]{1,40}(?:: ?| es ))?(?:mailto:)?/iu;

/** Takes the e-mail out of what was copied with it; a text with no e-mail, or with several, stays as it is. */
function mendEmail(typed: string): string {
  const text = cleanLine(typed).normalize('NFKC');
  const inner = emailInAngles(text) ?? text;
  const bare = inner.replace(IN_FRONT, '').replace(/ ?@ ?/u, '@');
  const email = withoutEnd(/mailto:/iu.test(inner) ? emailOfLink(bare) : bare);
  const mended = email.replaceAll('’', "'");
  return isEmail(mended) ? mended : text;
}

/** 'Ana Torres <ana@correo.mx>' */
function emailInAngles(text: string): string | undefined {
  const [, before = '', inner] = /^([^<>]{0,300})<([^<>]{1,300})>[^<>@]*$/u.exec(text) ?? [];
  return inner !== undefined && before.includes('@') && !before.includes(inner) ? undefined : inner;
}

function emailOfLink(link: string): string {
  const [email = ''] = link.split('?');
  try {
    return decodeURIComponent(email);
  } catch {
    return email;
  }
}

/** Without what a sentence or a list leaves behind an e-mail: '.', ';', ')', '»' or ' (casa)'. */
function withoutEnd(text: string): string {
  const [email = ''] = text.split(' (');
  let end = email.length;
  while (end > 0 && !/[\p{L}\p{N}]/u.test(email.charAt(end - 1))) end -= 1;
  return email.slice(0, end);
}

export const INVALID_EMAIL = 'Email inválido';
const typedEmail = z.string('Escribe un correo electrónico.');

const mendedEmail = (empty: string) =>
  typedEmail.check(
    z.maxLength(LONGEST_TYPED, `Usa ${LONGEST_EMAIL} caracteres como máximo.`),
    z.overwrite(mendEmail),
    z.maxLength(LONGEST_EMAIL, `Usa ${LONGEST_EMAIL} caracteres como máximo.`),
    z.refine(isEmail, { error: ({ input }) => (input === '' ? empty : INVALID_EMAIL) }),
  );

/** An e-mail, mended. Case is kept as typed; the database compares without it. */
export const emailSchema = mendedEmail('Escribe tu correo.');
/** The same of somebody else than the one who types it. */
export const othersEmailSchema = mendedEmail('Escribe el correo.');

/** Said beside a client's text that was kept although it is not an e-mail. */
export const UNREAD_EMAIL = 'no se pudo leer como correo';

/** A client's e-mail beside their telephone: a text that is none is kept. */
export const keptEmailSchema = typedEmail.check(
  z.overwrite((typed) => mendEmail(typed.slice(0, LONGEST_TYPED)).slice(0, LONGEST_EMAIL)),
);

/** One plain e-mail and nothing around it: whom a mail goes to is never guessed. */
export const plainEmailSchema = typedEmail.check(z.refine(isEmail, INVALID_EMAIL));
