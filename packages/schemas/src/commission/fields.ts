import * as z from 'zod/mini';
import { NAME_AGENT, type ShareFormInput, shareChangeSchema, shareFormSchema } from './share.ts';

/** '$25,000.50' becomes '25000.50'; other text stays unchanged, and the schema refuses it in words. */
function plainAmount(typed: string): string {
  const text = typed.replaceAll(/[\s$]/gu, '');
  return /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/u.test(text) ? text.replaceAll(',', '') : text;
}

/** '2.5 %' and '2,5' become '2.5': no percentage has thousands, so a comma before one or two digits is a decimal point. */
export function plainPercentage(typed: string): string {
  const text = typed.trim();
  const number = text.endsWith('%') ? text.slice(0, -1).trimEnd() : text;
  return /^\d{1,3},\d{1,2}$/u.test(number) ? number.replace(',', '.') : number;
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

/** The dialog's form for a share with a colleague; its fields hold text as typed. */
export const internalShareFieldsSchema = z.pipe(
  z.transform((fields: unknown) => plainTerms(fields) as ShareFormInput),
  shareFormSchema,
);

/** The form for a share with an agent from outside; `agentId` is null. */
export const externalShareFieldsSchema = z.pipe(
  z.transform((fields: unknown) => ({ ...plainTerms(fields), agentId: null }) as ShareFormInput),
  shareFormSchema,
);

/** The form for an existing share; its agent cannot change. */
export const changeFieldsSchema = z.pipe(
  z.transform((fields: unknown) => plainTerms(fields) as z.input<typeof shareChangeSchema>),
  shareChangeSchema.check(
    z.refine(({ externalAgentName }) => externalAgentName !== null, {
      error: NAME_AGENT,
      path: ['externalAgentName'],
    }),
  ),
);
