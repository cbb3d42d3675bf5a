import type { Db } from '@pbr/db/client';
import { oneValue } from '@pbr/db/sql/result-rows';
import type { PropertyCard } from '@pbr/schemas/property/read';
import { type SQL, sql } from 'drizzle-orm';
import { listingsJson } from '../property-json.queries.ts';

/** Null is a visitor. */
type Viewer = { userId: string; isAdmin: boolean } | null;

/** `canSeeProperty` as a condition on a listing `p`, without drafts: nobody keeps them as favorites. */
function visibleTo(viewer: Viewer): SQL {
  if (viewer?.isAdmin) return sql`p.deleted_at is null and not p.is_draft`;
  if (!viewer) return sql`p.deleted_at is null and p.is_active`;
  return sql`p.deleted_at is null and not p.is_draft and (p.is_active or p.owner_id = ${viewer.userId} or exists (
    select from commission_shares s where s.property_id = p.id and s.is_active and s.agent_id = ${viewer.userId}))`;
}

function pageOf(ids: readonly string[], viewer: Viewer): SQL {
  return sql`
    select p.id, asked.pos from unnest(${sql.param(ids)}::uuid[]) with ordinality as asked (id, pos)
    join properties p on p.id = asked.id where ${visibleTo(viewer)}`;
}

/** The ids of these listings that the viewer may see, in this order. */
export async function findVisibleIds(
  db: Db,
  ids: readonly string[],
  viewer: Viewer,
): Promise<string[]> {
  const rows = await db.execute<{ id: string }>(sql`${pageOf(ids, viewer)} order by pos`);
  return rows.map(({ id }) => id);
}

/** The same listings as cards. */
export function findVisibleCards(
  db: Db,
  ids: readonly string[],
  viewer: Viewer,
): Promise<PropertyCard[]> {
  return oneValue(
    db,
    sql`with page as materialized (${pageOf(ids, viewer)}) select ${listingsJson('card')} as items`,
  );
}
