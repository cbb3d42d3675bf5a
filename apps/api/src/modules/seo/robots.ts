import type { ServiceContext } from '../../lib/context.ts';

/** What machines may read: every page and picture, but not the calls behind them. */
export async function robots({
  publicOrigin,
}: Pick<ServiceContext, 'publicOrigin'>): Promise<string> {
  return `User-agent: *
Allow: /
Disallow: /api/
Disallow: /trpc/
Disallow: /agreement/

Sitemap: ${publicOrigin}/sitemap.xml
`;
}
