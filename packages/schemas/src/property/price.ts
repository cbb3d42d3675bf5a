import * as z from 'zod/mini';
import { moneySchema } from '../number-schemas.ts';

/** A price of a listing. 0 says that there is none, and comes out as null. */
export const priceSchema = z.pipe(
  moneySchema,
  z.transform((amount) => (Number(amount) === 0 ? null : amount)),
);
