import * as z from 'zod/mini';
import { fromHundredths, isPercentage, hundredthsOf } from './amounts.ts';
import { asPlainString } from '../number-schemas.ts';

const REQUIRED = 'El porcentaje es requerido.';
const RANGE = 'Escribe un porcentaje de 0.01 a 100, con dos decimales como máximo.';

/** From 0.01 to 100 with two decimals, as Postgres writes it: '2.5' comes out as '2.50'. */
export const percentageSchema = z.pipe(
  asPlainString,
  z.string(REQUIRED).check(
    // Aborting here would skip the checks of the whole form.
    z.minLength(1, REQUIRED),
    z.refine((value) => value === '' || isPercentage(hundredthsOf(value) ?? 0n), RANGE),
    z.overwrite((value) => fromHundredths(hundredthsOf(value) ?? 0n)),
  ),
);
