import {
  commissionCases,
  type PricedListing,
  type ShareTerms,
} from '@pbr/schemas/commission/amounts';
import type { CommissionShare } from '@pbr/schemas/commission/share';
import { vatWords } from '@pbr/schemas/commission/terms-words';
import type { ShareState } from '@pbr/schemas/commission/values';
import { formatMoney, ASK_FOR_PRICE } from '@pbr/schemas/format/money';
import { useSite } from '../../lib/page/site.ts';

type Tone = 'sale' | 'rent' | 'neutral';

/** The badge colour for the state of a share. */
export const stateTones: Record<ShareState, Tone> = {
  pending: 'rent',
  accepted: 'sale',
  declined: 'neutral',
  withdrawn: 'neutral',
};

/** The name of the agent who shares the commission. */
export function shareAgentName({ agent, externalAgentName }: CommissionShare): string {
  if (agent) return `${agent.firstName} ${agent.lastName}`.trim();
  return externalAgentName ?? 'Agente externo';
}

/** The amount of a share: one line, or one for each deal that a listing for sale and for rent can end in. */
export function amountLines(
  listing: PricedListing & { currency: string },
  terms: ShareTerms,
  vat: string,
): { text: string; when: string | null }[] {
  const cases = commissionCases(listing, terms);
  return cases.map(({ operation, amount }) => ({
    text: amountWords(amount, listing.currency, vat),
    when: cases.length > 1 ? caseWords[operation] : null,
  }));
}

/** Names the case in which an amount is due. */
export const caseWords = { venta: 'si se vende', renta: 'si se renta' };

/** '$200,000 más IVA', or the words for a listing without a published price. */
export function amountWords(amount: string | null, currency: string, vat: string): string {
  return amount === null ? ASK_FOR_PRICE : formatMoney(amount, currency) + vat;
}

/** The agency's words about IVA, behind an amount: '' or ' más IVA'. Site facts from the previous release do not have it. */
export const useVatWords = (): string => vatWords[useSite().company.commissionVat] ?? '';
