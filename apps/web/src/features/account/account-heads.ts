import { missingPageHead } from '../../lib/page/seo.ts';

/** Nothing to index, and the token in the address is told to nobody. */
export function linkPageHead(title: string) {
  const { meta } = missingPageHead(title);
  return () => ({ meta: [...meta, { name: 'referrer', content: 'no-referrer' }] });
}
