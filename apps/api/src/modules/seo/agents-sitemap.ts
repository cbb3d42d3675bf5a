import type { ServiceContext } from '../../lib/context.ts';
import { escapeXml } from '../../lib/xml.ts';
import { listAgentIds } from '../agents/list-agents.ts';

/** The protocol (sitemaps.org) allows no more in one part. */
const MOST_URLS = 50_000;

/** The pages of the agents, as one part of the sitemap. */
export async function agentsSitemap(
  ctx: Pick<ServiceContext, 'db' | 'publicOrigin'>,
): Promise<string> {
  const lines = (await listAgentIds(ctx))
    .slice(0, MOST_URLS)
    .map((id) => `<url><loc>${escapeXml(`${ctx.publicOrigin}/agents/${id}`)}</loc></url>\n`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...lines,
    '</urlset>\n',
  ].join('');
}
