import type { Db } from '@pbr/db/client';
import { isAdmin } from '../../security/actor.ts';
import type { AccessRow, People } from './access-row.ts';
import { aProperty } from '../data/factories.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deleted listings of agents; admins may restore them for a limited time. */
export async function deletedRows(db: Db, { agent, deactivated }: People): Promise<AccessRow[]> {
  const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
  const kinds = [
    ['deleted today', agent.id, ago(0), true],
    ['deleted today, of somebody who is out', deactivated.id, ago(0), true],
    ['deleted 31 days ago', agent.id, ago(31), false],
  ] as const;
  const found: AccessRow[] = [];
  for (const [name, ownerId, deletedAt, isKept] of kinds) {
    const { id } = await aProperty(db, { ownerId, deletedAt });
    found.push({
      name,
      id,
      refusal: (actor) => {
        if (!isAdmin(actor)) return 'forbidden';
        return isKept ? null : 'not_found';
      },
    });
  }
  return found;
}
