import { missingPageHead } from '../../../lib/page/seo.ts';

export const AGREEMENT_TITLE = 'Acuerdo de comisión compartida';

/** Keeps the page out of search engines and its token out of the `Referer` header. */
export function agreementHead() {
  const { meta } = missingPageHead(AGREEMENT_TITLE);
  return { meta: [...meta, { name: 'referrer', content: 'no-referrer' }] };
}
