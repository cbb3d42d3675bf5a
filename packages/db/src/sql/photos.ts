import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { isoInstant } from './instants.ts';

/** The base URL of a photo; its files lie below. */
export const photoBase = (storageKey: SQLWrapper) => sql<string>`'/uploads/' || ${storageKey}`;

/** The URL for clients that take only one. */
export const photoUrl = (storageKey: SQLWrapper) =>
  sql<string>`${photoBase(storageKey)} || '/1024.jpg'`;

const KEY = sql`i.storage_key`;

type Ordered = Record<'isPrimary' | 'order' | 'id', SQLWrapper>;

/** The order that visitors see: the cover first. */
export const photoOrder = ({ isPrimary, order, id }: Ordered) =>
  sql`${isPrimary} desc, ${order}, ${id}`;

/** The position of a photo among those selected, from 0. The stored numbers only sort: deleted photos leave gaps, and a cover may have any. */
export const photoPosition = (photo: Ordered) =>
  sql<number>`(row_number() over (order by ${photoOrder(photo)}) - 1)::int`;

const PHOTO = { isPrimary: sql`i.is_primary`, order: sql`i."order"`, id: sql`i.id` };

/** The base URL of the primary photo of listing `p`. */
export const PRIMARY_PHOTO = sql`(
  select ${photoBase(KEY)} from property_images i where i.property_id = p.id and i.is_primary)`;

/** The photos of listing `p` in the contract's keys, the cover first. */
export function photosJson(limit: number | null): SQL {
  return sql`(
    select coalesce(json_agg(row_to_json(photo)), '[]'::json) from (
      select i.id, i.property_id as "propertyId", ${photoUrl(KEY)} as "imageUrl", ${photoUrl(KEY)} as url, ${photoBase(KEY)} as "baseUrl",
        i.category, ${photoPosition(PHOTO)} as "order", i.is_primary as "isPrimary", i.width, i.height, i.placeholder,
        ${isoInstant(sql`i.created_at`)} as "createdAt"
      from property_images i where i.property_id = p.id
      order by ${photoOrder(PHOTO)} limit ${limit}
    ) photo
  )`;
}
