import type { Db } from '@pbr/db/client';
import { atInstant, isoInstant } from '@pbr/db/sql/instants';
import { sql } from 'drizzle-orm';

/** How often the listing `p` was opened, and since when that is counted. */
export const VIEWS = sql`json_build_object(
  'count', (select coalesce(sum(v.views), 0)::int from property_views v where v.property_id = p.id),
  'since', ${isoInstant(sql`p.views_since`)})`;

interface View {
  propertyId: string;
  at: Date;
  /** Names who looked at what, and until when the same does not count again. */
  once: { key: string; expiresAt: Date };
}

/** Adds one to the day's views of a listing, once per key, also when the clock was set back meanwhile; does nothing when the listing has just been purged. */
export async function addView(db: Db, { propertyId, at, once }: View): Promise<void> {
  await db.execute(sql`
    with first as (
      insert into limit_counts as known (key, count, expires_at)
      values (${once.key}, 1, ${atInstant(once.expiresAt)})
      on conflict (key) do update set expires_at = excluded.expires_at
      where known.expires_at <= ${atInstant(at)} or known.expires_at > excluded.expires_at + interval '1 minute'
      returning key)
    insert into property_views (property_id, day, views)
    select id, (${atInstant(at)} at time zone 'America/Mexico_City')::date, 1
    from properties where id = ${propertyId} and exists (select from first) for key share
    on conflict (property_id, day) do update set views = property_views.views + 1`);
}
