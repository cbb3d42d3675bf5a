import type { ServiceContext } from '../../lib/context.ts';
import { escapeXml } from '../../lib/xml.ts';
import { listLandingPlaces } from '../properties/list-landing-places.ts';

type SitemapContext = Pick<ServiceContext, 'db' | 'publicOrigin'>;

/** The protocol (sitemaps.org) allows no more in one part; the widest places come first. */
const MOST_URLS = 50_000;

/** The landing pages with listings enough, as one part of the sitemap. */
export async function placesSitemap(ctx: SitemapContext): Promise<string> {
  const places = await listLandingPlaces(ctx);
  const lines = places
    .toSorted((a, b) => a.slugs.length - b.slugs.length)
    .slice(0, MOST_URLS)
    .map(({ operation, slugs, updatedAt }) => {
      const address = escapeXml([ctx.publicOrigin, operation, ...slugs].join('/'));
      return `<url><loc>${address}</loc><lastmod>${updatedAt}</lastmod></url>\n`;
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...lines,
    '</urlset>\n',
  ].join('');
}
