import type { Db } from '@pbr/db/client';
import { FACET_CAP } from '@pbr/schemas/property/search';
import { sql } from 'drizzle-orm';
import { matching } from './listing-statement.queries.ts';
import type { SearchPlan } from '@pbr/search-language/search-plan';
import { filterConditions } from './filters.queries.ts';
import { chooseApproach, conditionsIn } from './search-approach.queries.ts';

/** The number of listings of a type with so many bedrooms. */
export interface FacetCount extends Record<string, unknown> {
  type: string;
  bedrooms: number;
  n: number;
}

/** Counts what the filters other than type and bedrooms find; null when there is too much of it, or when it takes too long. */
export async function findFacetCounts(
  db: Db,
  plan: SearchPlan,
  { now, mostMs, inFrame }: { now: Date; mostMs: number; inFrame?: number | undefined },
): Promise<FacetCount[] | null> {
  const others = { ...plan, type: undefined, bedrooms: undefined, maxBedrooms: undefined };
  const approach = await chooseApproach(db, others, inFrame);
  const conditions = filterConditions(others, now, conditionsIn(approach));
  const matched = matching(
    { query: { plan: others, now }, approach, conditions },
    sql`p.property_type, p.bed_key`,
    FACET_CAP + 1,
  );
  const counts = await db
    .transaction(async (tx) => {
      const [, rows] = await Promise.all([
        tx.execute(sql`select set_config('statement_timeout', ${String(mostMs)}, true)`),
        tx.execute<FacetCount>(sql`
          select property_type as type, bed_key::int as bedrooms, count(*)::int as n from (${matched}) matched group by 1, 2`),
      ]);
      return rows;
    })
    .catch(unlessTooSlow);
  return counts && counts.reduce((sum, { n }) => sum + n, 0) <= FACET_CAP ? [...counts] : null;
}

const QUERY_CANCELED = '57014';

function unlessTooSlow(error: unknown): null {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  if (cause instanceof Error && 'code' in cause && cause.code === QUERY_CANCELED) return null;
  throw error;
}
