import * as z from 'zod/mini';

/** Numbers and plain decimal strings are the same thing on the wire; exponents, signs and grouping are not accepted. */
export const asPlainString = z.transform((value: unknown) =>
  typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : value,
);

interface DecimalOptions {
  /** Digits before the point. */
  digits: number;
  /** Digits after the point; more are refused, never rounded. */
  decimals: number;
}

/** A decimal >= 0 as its canonical string ('1500', '80.5'), exact, never a binary fraction. */
function decimalSchema({ digits, decimals }: DecimalOptions) {
  const shape = new RegExp(`^\\d{1,${digits}}(\\.\\d{1,${decimals}})?$`, 'u');
  return z.pipe(
    asPlainString,
    z.string('Escribe un número.').check(
      z.regex(
        shape,
        `Escribe un número de 0 en adelante, con ${digits} cifras y ${decimals} decimales como máximo.`,
      ),
      z.overwrite((value) => value.replace(/^0+(?=\d)/u, '')),
    ),
  );
}

/** A whole number >= 0 of at most `digits` digits. */
function wholeSchema(digits: number, max: string) {
  return z.pipe(
    asPlainString,
    z.pipe(
      z
        .string('Escribe un número entero.')
        .check(
          z.regex(new RegExp(`^\\d{1,${digits}}$`, 'u'), `Escribe un número entero de 0 a ${max}.`),
        ),
      z.transform(Number),
    ),
  );
}

/** A whole number from 0 to 99: rooms, bathrooms, parking spaces. */
export const countSchema = wholeSchema(2, '99');

/** Whole pesos of a regular payment. */
export const pesosSchema = wholeSchema(7, '9,999,999');

/** Money of a listing: numeric(12,2). */
export const moneySchema = decimalSchema({ digits: 10, decimals: 2 });

/** Square metres: numeric(10,2). */
export const areaSchema = decimalSchema({ digits: 8, decimals: 2 });
