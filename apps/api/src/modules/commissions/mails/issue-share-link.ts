import type { ServiceContext } from '../../../lib/context.ts';
import { newToken } from '../../../security/secret-tokens.ts';
import { insertShareLink, keepNewestLinks } from './share-link.queries.ts';

type LinkContext = Pick<ServiceContext, 'db' | 'now' | 'publicOrigin'>;

/** The most links that open one share at a time. */
export const MOST_LINKS = 5;

/** Makes one more link to a share, in place of the oldest where there are enough. The caller holds the lock on the share. */
export async function issueShareLink(ctx: LinkContext, shareId: string): Promise<string> {
  const { token, hash } = newToken();
  await keepNewestLinks(ctx.db, shareId, MOST_LINKS - 1);
  await insertShareLink(ctx.db, { shareId, tokenHash: hash, now: ctx.now() });
  return `${ctx.publicOrigin}/agreement/${token}`;
}
