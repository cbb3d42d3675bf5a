import { missingPageHead } from '../lib/seo.ts';

export function notFoundHead() {
  return missingPageHead('404 Page Not Found');
}
