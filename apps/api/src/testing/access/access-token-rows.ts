import type { Db } from '@pbr/db/client';
import { isUser } from '../../security/actor.ts';
import type { AccessRow, People } from './access-row.ts';
import { anApiToken } from '../data/api-token.ts';

/** Tokens; each person sees only their own, and no revoked ones. */
export async function tokenRows(db: Db, { agent, peer }: People): Promise<AccessRow[]> {
  const rows: AccessRow[] = [];
  for (const [whose, { id: userId }] of Object.entries({ agent, peer })) {
    const live = await anApiToken(db, { userId });
    rows.push({
      name: `of the ${whose}`,
      id: live.id,
      refusal: (actor) => (isUser(actor, userId) ? null : 'not_found'),
    });
    const revoked = await anApiToken(db, { userId, revokedAt: new Date().toISOString() });
    rows.push({ name: `revoked, of the ${whose}`, id: revoked.id, refusal: () => 'not_found' });
  }
  return rows;
}
