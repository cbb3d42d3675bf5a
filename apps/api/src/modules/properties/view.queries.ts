import type { Db } from '@pbr/db/client';
import { atInstant, isoInstant } from '@pbr/db/sql/instants';
import { sql } from 'drizzle-orm';

/** How often the listing `p` was opened, and since when that is counted. */
export const VIEWS = sql`json_build_object(
  'count', (select coalesce(sum(v.views), 0)::int from property_views v where v.property_id = p.id),
  'since', ${isoInstant(sql`p.views_since`)})`;

/** Adds one to the day's views of a listing; does nothing when the listing has just been purged. */
export async function addView(db: Db, propertyId: string, at: Date): Promise<void> {
  await db.execute(sql`
    insert into property_views (property_id, day, views)
    select id, (${atInstant(at)} at time zone 'America/Mexico_City')::date, 1
    from properties where id = ${propertyId} for key share
    on conflict (property_id, day) do update set views = property_views.views + 1`);
}
