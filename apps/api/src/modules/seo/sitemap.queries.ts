import type { Db } from '@pbr/db/client';
import { oneValue } from '@pbr/db/sql/result-rows';
import { sql } from 'drizzle-orm';

export interface SitemapListing {
  id: string;
  /** In the notation of Postgres, with microseconds; the listing's position in the order. */
  createdAt: string;
  updatedAt: string;
  /** Storage keys of its photos, primary first. */
  photos: string[];
}

/** The number of listed properties. */
export function countAllListed(db: Db): Promise<number> {
  return oneValue(db, sql`select count(*)::int as total from properties p where p.listed`);
}

/** The start of a batch: after the `skip` oldest listings, or right after a known one. */
export type SitemapStart = { skip: number } | Pick<SitemapListing, 'createdAt' | 'id'>;

/** A batch of listings, oldest first: a new one joins the end and moves no other into another part. */
export async function findSitemapListings(
  db: Db,
  start: SitemapStart,
  limit: number,
): Promise<SitemapListing[]> {
  const after =
    'skip' in start
      ? sql``
      : sql`and (p.created_at, p.id) > (${start.createdAt}::timestamptz, ${start.id}::uuid)`;
  return db.execute<SitemapListing & Record<string, unknown>>(sql`
    select page.id, page.created_at::text as "createdAt",
      to_char(page.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "updatedAt",
      array(
        select i.storage_key from property_images i where i.property_id = page.id
        order by i.is_primary desc, i."order", i.id
      ) as photos
    from (
      select p.id, p.created_at, p.updated_at from properties p where p.listed ${after}
      order by p.created_at, p.id limit ${limit} offset ${'skip' in start ? start.skip : 0}
    ) page
    order by page.created_at, page.id`);
}
