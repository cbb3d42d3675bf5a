import { SITE_NAME } from '../lib/seo.ts';
import favicon from './favicon.svg';

/** What every page says of itself; routes add their own title, description and addresses. */
export function documentHead() {
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'color-scheme', content: 'light dark' },
      { property: 'og:site_name', content: SITE_NAME },
      { property: 'og:locale', content: 'es_MX' },
      { title: SITE_NAME },
    ],
    links: [{ rel: 'icon', type: 'image/svg+xml', href: favicon }],
  };
}
