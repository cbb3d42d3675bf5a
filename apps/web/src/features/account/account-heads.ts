import { missingPageHead } from '../../lib/page/seo.ts';

/** Keeps the page out of search engines and its token out of the `Referer` header. */
export function linkPageHead(title: string) {
  const { meta } = missingPageHead(title);
  return () => ({ meta: [...meta, { name: 'referrer', content: 'no-referrer' }] });
}
