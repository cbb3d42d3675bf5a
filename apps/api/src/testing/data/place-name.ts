import type { Db } from '@pbr/db/client';
import { placeNames } from '@pbr/db/schema/place-names';

/** Another name of the Condesa, where listings of the tests lie unless told otherwise. */
export async function aPlaceName(db: Db, values: Partial<typeof placeNames.$inferInsert> = {}) {
  const defaults = {
    name: 'La Condesita',
    key: 'condesita',
    paths: ['ciudad-de-mexico/ciudad-de-mexico/condesa'],
  };
  const [row] = await db
    .insert(placeNames)
    .values({ ...defaults, ...values })
    .returning();
  if (!row) throw new Error('the name was not inserted');
  return row;
}
