import * as z from 'zod/mini';
import { type ShareFormInput, shareChangeSchema, shareFormSchema } from './share.ts';

/** '$25,000.50' as people type it is '25000.50'; what is not understood stays as it is, to be refused in words. */
function plainAmount(typed: string): string {
  const text = typed.replaceAll(/[\s$]/gu, '');
  return /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/u.test(text) ? text.replaceAll(',', '') : text;
}

/** '2.5 %' is '2.5'. */
export function plainPercentage(typed: string): string {
  const text = typed.trim();
  return text.endsWith('%') ? text.slice(0, -1).trimEnd() : text;
}

type Fields = Readonly<Record<string, unknown>>;

function plainTerms(fields: unknown): Fields {
  const { percentage, fixedAmount, ...others } = fields as Fields;
  return {
    ...others,
    percentage: typeof percentage === 'string' ? plainPercentage(percentage) : percentage,
    fixedAmount: typeof fixedAmount === 'string' ? plainAmount(fixedAmount) : fixedAmount,
  };
}

/** The fields of the dialog's form, which are text as it was typed: for a colleague of the agency. */
export const internalShareFieldsSchema = z.pipe(
  z.transform((fields: unknown) => plainTerms(fields) as ShareFormInput),
  shareFormSchema,
);

/** For somebody from outside: of nobody's id. */
export const externalShareFieldsSchema = z.pipe(
  z.transform((fields: unknown) => ({ ...plainTerms(fields), agentId: null }) as ShareFormInput),
  shareFormSchema,
);

/** For a share that is there; its agent stays. */
export const changeFieldsSchema = z.pipe(
  z.transform((fields: unknown) => plainTerms(fields) as z.input<typeof shareChangeSchema>),
  shareChangeSchema,
);
