import type { ServiceContext } from '../../lib/context.ts';
import { escapeXml } from '../../lib/xml.ts';
import { listAgentIds } from '../agents/list-agents.ts';
import { listLandingPlaces } from '../properties/catalogue/list-landing-places.ts';

type SitemapContext = Pick<ServiceContext, 'db' | 'publicOrigin' | 'readyValue'>;

/** The most URLs that the protocol (sitemaps.org) allows in one part. */
const MOST_URLS = 50_000;

interface SitemapPage {
  path: string;
  updatedAt?: string;
}

/** One part of the sitemap; leaves out pages beyond `MOST_URLS`. */
function onePart({ publicOrigin }: SitemapContext, pages: readonly SitemapPage[]): string {
  const lines = pages.slice(0, MOST_URLS).map(({ path, updatedAt }) => {
    const changed = updatedAt === undefined ? '' : `<lastmod>${updatedAt}</lastmod>`;
    return `<url><loc>${escapeXml(publicOrigin + path)}</loc>${changed}</url>\n`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...lines,
    '</urlset>\n',
  ].join('');
}

const PAGES = [
  '/',
  '/properties',
  '/agents',
  '/services',
  '/valuation',
  '/legal-advisory',
  '/contacts',
  '/help',
  '/privacy',
  '/terms',
];

/** The pages that every portal has. */
export async function pagesSitemap(ctx: SitemapContext): Promise<string> {
  return onePart(
    ctx,
    PAGES.map((path) => ({ path })),
  );
}

/** The pages of the agents. */
export async function agentsSitemap(ctx: SitemapContext): Promise<string> {
  const ids = await listAgentIds(ctx);
  return onePart(
    ctx,
    ids.map((id) => ({ path: `/agents/${id}` })),
  );
}

/** The landing pages with enough listings, the widest places first. */
export async function placesSitemap(ctx: SitemapContext): Promise<string> {
  const places = await listLandingPlaces(ctx);
  const pages = places.map(({ operation, slugs, updatedAt }) => ({
    path: ['', operation, ...slugs].join('/'),
    updatedAt,
  }));
  return onePart(ctx, pages);
}
