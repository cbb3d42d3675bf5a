import { PRIVACY_NOTICE_VERSION } from '@pbr/schemas/privacy-notice';
import type { ServiceContext } from '../../lib/context.ts';
import { SENT_AGAIN_MS, sentAgain } from '../../lib/sent-again.ts';
import { addHeldPhone, findAlikeHeld, insertHeld, lockHeld, type NewHeld } from './held.queries.ts';

/**
 * Holds a form back whose hidden field is filled: it may be a program's, or a client's whose browser filled it. Nobody gets a mail until a
 * person releases it. The same form sent again is one.
 */
export async function holdMessage(
  ctx: ServiceContext,
  held: NewHeld,
): Promise<{ id: string; createdAt: string }> {
  const now = ctx.now();
  const since = new Date(now.getTime() - SENT_AGAIN_MS);
  return ctx.db.transaction(async (tx) => {
    // The statements travel together. Postgres looks for the same message once it has the lock.
    const [, alike] = await Promise.all([lockHeld(tx), findAlikeHeld(tx, held, since)]);
    const same = sentAgain(alike, held.clientPhone);
    if (!same) return insertHeld(tx, held, PRIVACY_NOTICE_VERSION, now);
    if (same.clientPhone === null && held.clientPhone !== null)
      await addHeldPhone(tx, same.id, held.clientPhone);
    return same;
  });
}
