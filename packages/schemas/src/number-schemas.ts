import * as z from 'zod/mini';
import { LOCALE, onDemand } from './format/locale.ts';

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

export interface WholeLimits {
  min: number;
  max: number;
}

/** The limits of each schema of a whole number, for the documentation. */
export const wholeLimits = new WeakMap<z.core.$ZodType, WholeLimits>();

/** A year has no comma: '2100', but '9,999,999'. */
const limit = onDemand(() => new Intl.NumberFormat(LOCALE, { useGrouping: 'min2' }));

/** A whole number; of rooms, bathrooms and the like without other limits. */
export function wholeSchema({ min = 0, max = 99 }: Partial<WholeLimits> = {}) {
  const digits = new RegExp(`^\\d{1,${String(max).length}}$`, 'u');
  const isWithin = (text: string) =>
    digits.test(text) && Number(text) >= min && Number(text) <= max;
  const error = () =>
    `Escribe un número entero de ${limit().format(min)} a ${limit().format(max)}.`;
  const schema = z.pipe(
    asPlainString,
    z.pipe(
      z.string('Escribe un número entero.').check(z.refine(isWithin, { error })),
      z.transform(Number),
    ),
  );
  wholeLimits.set(schema, { min, max });
  return schema;
}

/** The limits of each schema of a coordinate, for the documentation. */
export const coordinateLimits = new WeakMap<z.core.$ZodType, WholeLimits>();

/**
 * Degrees, rounded to the six decimals that are stored. Any degrees pass: whether they lie within the limits is judged with both numbers
 * of a point, which people also write in the wrong order.
 */
export function coordinateSchema(limits: WholeLimits) {
  const words = `Escribe grados con decimales, como ${limits.min + 0.4133}.`;
  const schema = z.pipe(
    asPlainString,
    z.pipe(
      z.string(words).check(z.regex(/^-?\d{1,3}(\.\d{1,20})?$/u, words)),
      z.transform((text) => Number(Number(text).toFixed(6))),
    ),
  );
  coordinateLimits.set(schema, limits);
  return schema;
}

/** Money of a listing: numeric(12,2). */
export const moneySchema = decimalSchema({ digits: 10, decimals: 2 });

/** Metres or square metres: numeric(10,2). */
export const measureSchema = decimalSchema({ digits: 8, decimals: 2 });
