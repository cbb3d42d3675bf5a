import { keptPart, type ShareTerms } from './amounts.ts';
import type { CommissionVat } from './values.ts';

/** '50 % de 5 %': the part of the whole commission; null where they are not kept. */
export function partWords(terms: ShareTerms): string | null {
  const kept = keptPart(terms);
  return kept && `${plain(kept.part)} % de ${plain(kept.total)} %`;
}

/** '2.50 % (50 % de 5 %)' */
export function percentageWords(terms: ShareTerms): string {
  const part = partWords(terms);
  return `${terms.percentage} %${part === null ? '' : ` (${part})`}`;
}

/** Stands behind the amount of a commission. */
export const vatWords: Readonly<Record<CommissionVat, string>> = {
  none: '',
  plus: ' más IVA',
  included: ' IVA incluido',
};

/** '5.00' is '5', and '2.50' is '2.5'. */
const plain = (percentage: string) => String(Number(percentage));
