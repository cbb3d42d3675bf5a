import { missingPageHead } from '../../../lib/page/seo.ts';

export const AGREEMENT_TITLE = 'Acuerdo de comisión compartida';

/** Nothing to index, and what opens it is told to nobody. */
export function agreementHead() {
  const { meta } = missingPageHead(AGREEMENT_TITLE);
  return { meta: [...meta, { name: 'referrer', content: 'no-referrer' }] };
}
