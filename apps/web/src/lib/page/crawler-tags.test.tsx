import { afterEach, expect, it } from 'vitest';
import { dropCrawlerTags, pageHead } from './seo.ts';

const page = {
  title: 'Casa con jardín',
  publicOrigin: 'https://portal.test',
  path: '/properties/1',
};

afterEach(() => {
  document.head.innerHTML = '';
});

it('the browser gives a page its title and URL and leaves the rest to the server', () => {
  expect(pageHead(page, false)).toEqual({
    meta: [{ title: 'Casa con jardín | Portal PBR' }],
    links: [{ rel: 'canonical', href: 'https://portal.test/properties/1' }],
  });
});

it('the way to another page ends what only describes the first one', () => {
  const kept = [
    '<meta name="viewport" content="width=device-width">',
    '<meta property="csp-nonce" content="n">',
    '<meta name="robots" content="noindex">',
    '<link rel="canonical" href="https://portal.test/">',
    '<title>Casa</title>',
  ].join('');
  document.head.innerHTML = `${kept}<meta name="description" content="Casa">
    <meta property="og:image" content="/og/1.jpg"><meta name="twitter:card" content="summary">
    <link rel="alternate" hreflang="es-MX" href="https://portal.test/">
    <script type="application/ld+json">{}</script>`;
  dropCrawlerTags();
  expect(document.head.innerHTML.trim()).toBe(kept);
});
