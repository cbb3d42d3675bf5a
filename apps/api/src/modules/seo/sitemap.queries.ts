import type { Db } from '@pbr/db/client';
import { oneValue } from '@pbr/db/sql/result-rows';
import { sql } from 'drizzle-orm';

export interface SitemapListing {
  id: string;
  updatedAt: string;
  /** Storage keys of its photos, primary first. */
  photos: string[];
}

export function isAnyListed(db: Db): Promise<boolean> {
  return oneValue(db, sql`select exists (select from properties p where p.listed)`);
}

/** Ids are random, so that equal ranges of them hold nearly equal numbers of listings. */
export interface IdRange {
  from: string;
  /** The first id beyond the range; null for the last range. */
  end: string | null;
}

/** A batch of the listings in a range, by their ids; `after` is the last one of the batch before. */
export async function findSitemapListings(
  db: Db,
  { from, end }: IdRange,
  { after, limit }: { after: string | null; limit: number },
): Promise<SitemapListing[]> {
  const start = after === null ? sql`p.id >= ${from}::uuid` : sql`p.id > ${after}::uuid`;
  return db.execute<SitemapListing & Record<string, unknown>>(sql`
    select page.id,
      to_char(page.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "updatedAt",
      array(
        select i.storage_key from property_images i where i.property_id = page.id
        order by i.is_primary desc, i."order", i.id
      ) as photos
    from (
      select p.id, p.updated_at from properties p
      where p.listed and ${start} ${end === null ? sql`` : sql`and p.id < ${end}::uuid`} order by p.id limit ${limit}
    ) page
    order by page.id`);
}
