import textFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import displayFont from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import { SITE_NAME } from '../../lib/page/seo.ts';

/** The head that all pages share; routes add their own title, description and URLs. */
export function documentHead() {
  return {
    meta: [
      { charSet: 'utf-8' },
      {
        name: 'viewport',
        content: 'width=device-width, initial-scale=1, interactive-widget=resizes-content',
      },
      { name: 'color-scheme', content: 'light dark' },
      { title: SITE_NAME },
    ],
    // fonts.css names the same files. Browsers fetch fonts without credentials, hence `crossOrigin`.
    links: [
      ...[textFont, displayFont].map((href) => ({
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href,
        crossOrigin: 'anonymous' as const,
      })),
      // These URLs are fixed because search engines and phones keep them.
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/site.webmanifest' },
    ],
  };
}
