import * as z from 'zod/mini';
import { moneySchema } from '../number-schemas.ts';
import { orNone } from '../text.ts';
import { typedNumber } from '../typed-number/typed-number-schema.ts';
import { NAME_AGENT, shareChangeWith, type ShareFormInput, shareFormWith } from './share.ts';
import { termsShape } from './terms.ts';

/** The terms as people type them, the fixed amount in the currency of the listing. */
function typedTerms(currency: string): typeof termsShape {
  const typed = {
    ...termsShape,
    percentage: typedNumber('percent', termsShape.percentage),
    fixedAmount: orNone(typedNumber('amount', z.nullable(moneySchema), currency)),
  };
  // Both take any input and answer the same; only the types of the steps differ.
  return typed as unknown as typeof termsShape;
}

/** The dialog's form for a share with a colleague; its fields hold text as typed. */
export const internalShareFields = (currency: string) => shareFormWith(typedTerms(currency));

/** The form for a share with an agent from outside; `agentId` is null. */
export const externalShareFields = (currency: string) =>
  z.pipe(
    z.transform((fields: unknown): ShareFormInput => ({
      ...(fields as ShareFormInput),
      agentId: null,
    })),
    shareFormWith(typedTerms(currency)),
  );

/** The form for an existing share; its agent cannot change. */
export const changeFields = (currency: string) =>
  shareChangeWith(typedTerms(currency)).check(
    z.refine(({ externalAgentName }) => externalAgentName !== null, {
      error: NAME_AGENT,
      path: ['externalAgentName'],
    }),
  );
