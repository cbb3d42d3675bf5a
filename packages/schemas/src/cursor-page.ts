import * as z from 'zod/mini';

/** The number of rows that a client asks for, as a query string brings it. */
export function limitSchema({ usual, most }: { usual: number; most: number }) {
  const message = `Escribe un número de 1 a ${most}.`;
  const digits = new RegExp(`^\\d{1,${String(most).length}}$`, 'u');
  const whole = z.int().check(z.gte(1, message), z.lte(most, message));
  return z._default(
    z.pipe(z.string(message).check(z.regex(digits, message)), z.pipe(z.transform(Number), whole)),
    usual,
  );
}

/** The most rows of one answer. */
export const MOST_LISTED = 100;

/** The query of a documented list, which has a cursor. */
export const cursorPageShape = {
  limit: limitSchema({ usual: 50, most: MOST_LISTED }),
  cursor: z.optional(
    z.string('El cursor no es válido.').check(z.maxLength(500, 'El cursor no es válido.')),
  ),
};
