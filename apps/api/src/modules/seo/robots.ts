import type { ServiceContext } from '../../lib/context.ts';

/** Lets crawlers read every page and picture, but neither the calls behind them nor private agreements. */
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
