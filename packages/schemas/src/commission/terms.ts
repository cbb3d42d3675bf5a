import * as z from 'zod/mini';
import { percentageOfCommission, type ShareTerms } from './amounts.ts';
import { percentageSchema } from './percentage.ts';
import { moneySchema } from '../number-schemas.ts';
import { orNone, paragraphSchema } from '../text.ts';

export const termsShape = {
  percentage: percentageSchema,
  /** Both or none: the whole commission in per cent of the price, and the part of it that is shared. */
  commissionTotal: orNone(percentageSchema),
  commissionPart: orNone(percentageSchema),
  fixedAmount: orNone(moneySchema),
  notes: orNone(paragraphSchema({ max: 2000 })),
};

const NO_SUCH_PART =
  'El total y la parte van juntos, y su producto es el porcentaje: 50 % de 5 % es 2.50 %.';

/** The total and the part, where they are kept, make the percentage. */
export const isThatPart = z.refine<ShareTerms>(
  ({ percentage, commissionTotal: total, commissionPart: part }) =>
    total === null || part === null
      ? total === part
      : percentageOfCommission(total, part) === percentage,
  { error: NO_SUCH_PART, path: ['commissionPart'] },
);

export const termsText = {
  percentage: z.string(),
  commissionTotal: z.nullable(z.string()),
  commissionPart: z.nullable(z.string()),
};
