import type { Db } from '@pbr/db/client';
import { IS_COLLEAGUE } from '@pbr/db/sql/people';
import { oneRow } from '@pbr/db/sql/result-rows';
import type { ShareOverview, ShareStatistics } from '@pbr/schemas/commission/shared-with-me';
import { type SQL, sql } from 'drizzle-orm';
import { STATE } from '../share-json.queries.ts';

type Colleague = ShareOverview['agents'][number];

/** Every colleague of a person, with the active shares between the two, in one statement. */
export async function findOverview(db: Db, userId: string): Promise<Colleague[]> {
  return db.execute<Colleague & Record<string, unknown>>(sql`
    select users.id, first_name as "firstName", last_name as "lastName", email, profile_image_url as "profileImageUrl",
      ${sharesOf(sql`s.agent_id = users.id and p.owner_id = ${userId}`)} as mine,
      ${sharesOf(sql`s.agent_id = ${userId} and p.owner_id = users.id`)} as theirs
    from users where ${IS_COLLEAGUE} and users.id <> ${userId}`);
}

function sharesOf(whose: SQL): SQL {
  return sql`(
    select coalesce(json_agg(json_build_object('shareId', s.id, 'propertyId', p.id, 'name', p.name,
      'percentage', s.percentage::text, 'commissionTotal', s.commission_total::text, 'commissionPart', s.commission_part::text, 'state', ${STATE}, 'isActive', p.is_active) order by s.created_at desc, s.id), '[]'::json)
    from commission_shares s join properties p on p.id = s.property_id
    where s.is_active and p.deleted_at is null and ${whose}
  )`;
}

/** Counts a person's own listings, and the active shares of them. */
export function findStatistics(db: Db, userId: string): Promise<ShareStatistics> {
  return oneRow(
    db,
    sql`
      select count(*)::int as properties, coalesce(sum((
        select count(*) from commission_shares s where s.property_id = p.id and s.is_active)), 0)::int as shares
      from properties p where p.owner_id = ${userId} and p.deleted_at is null`,
  );
}
