import { sql } from 'drizzle-orm';
import { index, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PropertyTable } from './property-columns.ts';

/**
 * Kilobytes. The write that fills the list sorts it into the index: with Postgres's 4 MB, one of some thousand writes of a listing took more
 * than a second.
 */
const SHORT_PENDING_LIST = { gin_pending_list_limit: 64 };

/** The indexes of what visitors type and filter by. */
export const searchIndexes = (t: PropertyTable) => [
  // The sort indexes carry the filter columns by INCLUDE, which drizzle-kit cannot write; the migration does.
  index('properties_search_text_idx')
    .using('gin', sql`${t.searchText} gin_trgm_ops`)
    .with(SHORT_PENDING_LIST)
    .where(sql`${t.listed}`),
  index('properties_title_idx')
    .on(sql`pbr_norm(${t.name})`)
    .concurrently()
    .where(sql`${t.listed}`),
  index('properties_street_idx')
    .using('gin', sql`pbr_norm(${t.street}) gin_trgm_ops`)
    .concurrently()
    .with(SHORT_PENDING_LIST)
    .where(sql`${t.listed}`),
  index('properties_amenities_idx')
    .using('gin', t.amenityKeys)
    .with(SHORT_PENDING_LIST)
    .where(sql`${t.listed}`),
  index('properties_land_idx')
    .on(t.landArea)
    .concurrently()
    .where(sql`${t.listed}`),
  index('properties_agency_reference_idx')
    .on(sql`pbr_norm(${t.agencyReference})`)
    .concurrently()
    .where(sql`${t.listed} and ${t.agencyReference} is not null`),
  index('properties_postal_code_idx')
    .on(t.postalCode)
    .concurrently()
    .where(sql`${t.listed} and ${t.postalCode} is not null`),
];

/** The newest listings of the country, a state and a city, by operation and type, for their landing pages. */
export const placeIndexes = (t: PropertyTable) => {
  const state = sql`pbr_slug(${t.state})`;
  const city = sql`pbr_slug(pbr_city(${t.state}, ${t.city}, ${t.municipality}))`;
  const kind = () =>
    [
      t.operationType,
      t.propertyType,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ] as const;
  return [
    index('properties_kind_newest_idx')
      .on(...kind())
      .concurrently()
      .where(sql`${t.listed}`),
    index('properties_state_newest_idx')
      .on(state, ...kind())
      .concurrently()
      .where(sql`${t.listed}`),
    index('properties_city_newest_idx')
      .on(state, city, ...kind())
      .concurrently()
      .where(sql`${t.listed}`),
  ];
};

/** The indexes of members' lists, writes, imports, feeds and jobs. */
export const workIndexes = (t: PropertyTable) => [
  index('properties_owner_idx').on(t.ownerId, t.createdAt.desc().nullsFirst()),
  uniqueIndex('properties_import_key')
    .on(t.source, t.externalId)
    .where(sql`${t.source} is not null`),
  uniqueIndex('properties_creation_key')
    .on(t.ownerId, t.creationKey)
    .where(sql`${t.creationKey} is not null`),
  index('properties_updated_idx')
    .on(t.updatedAt)
    .where(sql`${t.listed}`),
  index('properties_deleted_idx')
    .on(t.deletedAt)
    .where(sql`${t.deletedAt} is not null`),
  // The listings that follow a new dollar rate, in the order in which they do.
  index('properties_dollars_idx')
    .on(t.id)
    .concurrently()
    .where(sql`${t.currency} = 'USD'`),
  // Deleting a user clears `deleted_by` in the rows that this index finds.
  index('properties_deleted_by_idx')
    .on(t.deletedBy)
    .where(sql`${t.deletedBy} is not null`),
];
