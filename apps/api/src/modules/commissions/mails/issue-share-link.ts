import type { ServiceContext } from '../../../lib/context.ts';
import { newToken } from '../../../security/secret-tokens.ts';
import { deleteLinks, insertShareLink } from './share-link.queries.ts';

type LinkContext = Pick<ServiceContext, 'db' | 'now' | 'publicOrigin'>;

/** Makes a link to a share; earlier links stay valid unless `voidsOthers`. The caller holds the lock on the share. */
export async function issueShareLink(
  ctx: LinkContext,
  shareId: string,
  { voidsOthers }: { voidsOthers: boolean },
): Promise<string> {
  const { token, hash } = newToken();
  if (voidsOthers) await deleteLinks(ctx.db, shareId);
  await insertShareLink(ctx.db, { shareId, tokenHash: hash, now: ctx.now() });
  return `${ctx.publicOrigin}/agreement/${token}`;
}
