import { bulkChanges } from '@pbr/db/schema/bulk-changes';
import type { Db } from '@pbr/db/client';
import { isUser } from '../../security/actor.ts';
import type { AccessRow, People } from './access-row.ts';

/** Changes of several listings that can still be undone; each is for its maker alone. */
export async function bulkChangeRows(db: Db, people: People): Promise<AccessRow[]> {
  const found: AccessRow[] = [];
  for (const whose of ['agent', 'peer', 'boss'] as const) {
    const { id: actorId } = people[whose];
    const [change] = await db
      .insert(bulkChanges)
      .values({ actorId, action: 'pause', listings: [] })
      .returning({ id: bulkChanges.id });
    if (!change) throw new Error('the insert returned no row');
    found.push({
      name: `of the ${whose}`,
      id: change.id,
      refusal: (actor) => (isUser(actor, actorId) ? null : 'not_found'),
    });
  }
  return found;
}
