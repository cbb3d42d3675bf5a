import * as z from 'zod/mini';
import { cleanLine, cleanParagraph } from './clean-text.ts';

/** Whether the text has no lone half of a surrogate pair. */
export const isWellFormed = (value: string) => !/\p{Surrogate}/u.test(value);

interface TextOptions {
  /** Highest number of characters: of code points in normal form, as Postgres counts them. */
  max: number;
  required?: string;
}

/** A text after `clean`. */
export function textSchema(clean: (typed: string) => string, { max, required }: TextOptions) {
  return z
    .string(required ?? 'Escribe un texto.')
    .check(
      z.overwrite(clean),
      z.maxLength(max, `Usa ${max} caracteres como máximo.`),
      z.minLength(required === undefined ? 0 : 1, required ?? 'Escribe un texto.'),
    );
}

/** One line without invisible characters. Empty is refused with `required` when that is given. */
export const lineSchema = (options: TextOptions) => textSchema(cleanLine, options);

/** Several lines: like `lineSchema`, but with tabs and line breaks. */
export const paragraphSchema = (options: TextOptions) => textSchema(cleanParagraph, options);

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

/** Nothing, or a text in which nothing can be seen. */
function isBlank(value: unknown): boolean {
  return (
    value === undefined || value === null || (typeof value === 'string' && cleanLine(value) === '')
  );
}
