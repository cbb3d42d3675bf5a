import * as z from 'zod/mini';

/** Days that people mean lie between these; the calendar of Postgres reaches further. */
export const FIRST_DAY = '2000-01-01';
export const LAST_DAY = '2100-12-31';

const MESSAGE = `Escribe una fecha de ${FIRST_DAY} a ${LAST_DAY}, por ejemplo 2026-12-15.`;

/** A day of the calendar as '2026-12-15', without time and zone. */
export const daySchema = z.pipe(
  z.string(MESSAGE).check(z.trim()),
  z.iso.date(MESSAGE).check(z.refine((day) => day >= FIRST_DAY && day <= LAST_DAY, MESSAGE)),
);
