import { missingPageHead } from '../../lib/page/seo.ts';

export function notFoundHead() {
  return missingPageHead('404 Page Not Found');
}
