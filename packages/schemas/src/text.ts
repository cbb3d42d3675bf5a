import * as z from 'zod/mini';

/** NUL cannot be stored in Postgres; other control characters only serve to forge log lines and headers. */
// oxlint-disable-next-line no-control-regex -- these characters are exactly what is refused
const CONTROL_IN_LINE = /[\u0000-\u001f\u007f\u2028\u2029]/u;
// oxlint-disable-next-line no-control-regex -- the same, but tab and line breaks are text
const CONTROL_IN_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/u;

/** Whether the text has no lone half of a surrogate pair. */
export const isWellFormed = (value: string) => !/\p{Surrogate}/u.test(value);

interface TextOptions {
  /** Highest number of characters: of code points in normal form, as Postgres counts them. */
  max: number;
  required?: string;
}

function textSchema(forbidden: RegExp, { max, required }: TextOptions) {
  return z.string(required ?? 'Escribe un texto.').check(
    z.trim(),
    z.normalize('NFC'),
    z.maxLength(max, `Usa ${max} caracteres como máximo.`),
    z.refine(
      (value) => isWellFormed(value) && !forbidden.test(value),
      'Hay caracteres que no se permiten.',
    ),
    z.minLength(required === undefined ? 0 : 1, required ?? 'Escribe un texto.'),
  );
}

/** One line: trimmed, no control characters, `max` characters. Empty is refused with `required` when that is given. */
export const lineSchema = (options: TextOptions) => textSchema(CONTROL_IN_LINE, options);

/** Several lines: like `lineSchema`, but with tabs and line breaks. */
export const paragraphSchema = (options: TextOptions) => textSchema(CONTROL_IN_TEXT, options);

/** A text of exactly so many digits; zeros in front count. */
export function digitsSchema({ length, wrong }: { length: number; wrong: string }) {
  return z.string(wrong).check(z.trim(), z.regex(new RegExp(`^\\d{${length}}$`, 'u'), wrong));
}

/** True or false, also in words, as forms and files send it. */
export const flagSchema = z.pipe(
  z.transform((value: unknown) => (value === 'true' ? true : value === 'false' ? false : value)),
  z.boolean('Escribe true o false.'),
);

/** An optional field of a form or of the API: absent, null and '' all mean "none" and come out as null. */
export function orNone<T extends z.core.$ZodType>(schema: T) {
  const blankToNull = z.transform((value: unknown) => (isBlank(value) ? null : value));
  return z._default(z.pipe(blankToNull, z.nullable(schema)), null);
}

/** The value of an optional field; null and '' come out as `none`. */
export function noneAs<T extends z.core.$ZodType, const None>(schema: T, none: None) {
  const blankToNull = z.transform((value: unknown) => (isBlank(value) ? null : value));
  const nullToNone = z.transform((value: z.output<T> | null) => value ?? none);
  return z.pipe(blankToNull, z.pipe(z.nullable(schema), nullToNone));
}

/** A field that changes only when it is sent; null and '' empty it. */
export function optionalOrNone<T extends z.core.$ZodType>(schema: T) {
  const blankToNull = z.transform((value: unknown) => (isBlank(value) ? null : value));
  return z.optional(z.pipe(blankToNull, z.nullable(schema)));
}

/** The hidden field of the public forms: people do not see it, and one that is filled holds the form back. It comes out as null when empty. */
export const trapSchema = orNone(z.string('Escribe un texto o deja vacío este campo.'));

function isBlank(value: unknown): boolean {
  return (
    value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
  );
}

const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/iu;

/** An e-mail address, trimmed. Case is kept as typed; the database compares without it. */
export const emailSchema = z.string('Escribe un correo electrónico.').check(
  z.trim(),
  z.maxLength(254, 'Usa 254 caracteres como máximo.'),
  z.refine((value) => value.length <= 254 && EMAIL.test(value), 'Email inválido'),
);

/** A telephone number as people type it: digits with spaces, dots, hyphens, parentheses and a leading +. */
export const phoneSchema = z.string('Escribe un teléfono.').check(
  z.trim(),
  z.maxLength(30, 'Usa 30 caracteres como máximo.'),
  z.refine(
    (value) =>
      /^\+?[\d\s().-]+$/u.test(value) && countDigits(value) >= 7 && countDigits(value) <= 15,
    'Escribe un teléfono de 7 a 15 dígitos.',
  ),
);

const countDigits = (value: string) => value.replaceAll(/\D/gu, '').length;
