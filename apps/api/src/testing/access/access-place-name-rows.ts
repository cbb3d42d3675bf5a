import type { Db } from '@pbr/db/client';
import { isAdmin } from '../../security/actor.ts';
import { aPlaceName } from '../data/place-name.ts';
import type { AccessRow } from './access-row.ts';

/** Names of places; only admins may name them. */
export async function placeNameRows(db: Db): Promise<AccessRow[]> {
  const { id } = await aPlaceName(db);
  return [{ name: 'any', id, refusal: (actor) => (isAdmin(actor) ? null : 'forbidden') }];
}
