import {
  CURRENCIES,
  DEAL_STATUSES,
  FURNISHED,
  LOCATION_PRECISIONS,
  PETS_ALLOWED,
} from '@pbr/schemas/property/values';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { checkIsOneOf, timestamptz } from './columns.ts';
import { users } from './users.ts';

const money = (name: string) => numeric(name, { precision: 12, scale: 2 });
const moneyInMxn = (name: string) => numeric(name, { precision: 16, scale: 2 });
const measure = (name: string) => numeric(name, { precision: 10, scale: 2 });
/** Degrees; six decimals are about 10 cm. */
const coordinate = (name: string) => numeric(name, { precision: 9, scale: 6, mode: 'number' });

/**
 * Keys of the price orders. A listing without that price gets a value outside every real price, so that it comes last in both directions
 * and the next page starts with a plain comparison. These numbers never leave the database.
 */
export const NO_PRICE_ASC = 99_999_999_999_999;
export const NO_PRICE_DESC = -1;
const priceKey = (name: string, price: SQL, sentinel: number) =>
  moneyInMxn(name)
    .notNull()
    .generatedAlwaysAs(sql`coalesce(${price}, ${sql.raw(String(sentinel))})`);
const countKey = (name: string, column: string) =>
  smallint(name)
    .notNull()
    .generatedAlwaysAs(sql.raw(`coalesce(${column}, 0)`));

const AMONG_DAYS = sql.raw(`between '2000-01-01' and '2100-12-31'`);
const SALE = sql.raw('sale_mxn');
const RENT = sql.raw('rent_mxn');
const SALE_ELSE_RENT = sql.raw('sale_mxn, rent_mxn');

/**
 * Kilobytes. The write that fills the list sorts it into the index: with Postgres's 4 MB, one of some thousand writes of a listing took more
 * than a second.
 */
const SHORT_PENDING_LIST = { gin_pending_list_limit: 64 };

export const properties = pgTable(
  'properties',
  {
    id: uuid().primaryKey().defaultRandom(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    name: varchar({ length: 150 }).notNull(),
    description: text().notNull(),
    street: varchar({ length: 150 }).notNull(),
    number: varchar({ length: 40 }),
    neighborhood: varchar({ length: 120 }).notNull(),
    city: varchar({ length: 120 }).notNull(),
    state: varchar({ length: 60 }).notNull(),
    commercialNames: varchar('commercial_names', { length: 300 }),
    propertyType: varchar('property_type', { length: 50 }).notNull(),
    operationType: varchar('operation_type', { length: 20 }).notNull(),
    salePrice: money('sale_price'),
    rentPrice: money('rent_price'),
    currency: varchar({ length: 3 }).notNull().default('MXN'),
    bedrooms: smallint(),
    fullBathrooms: smallint('full_bathrooms'),
    halfBathrooms: smallint('half_bathrooms'),
    parkingSpaces: smallint('parking_spaces'),
    landArea: measure('land_area'),
    constructionArea: measure('construction_area'),
    /** Whole pesos a month, whatever the listing's currency. */
    maintenanceFee: integer('maintenance_fee'),
    postalCode: varchar('postal_code', { length: 5 }),
    municipality: varchar({ length: 120 }),
    frontageM: measure('frontage_m'),
    depthM: measure('depth_m'),
    /** 0 is the ground floor. */
    floor: smallint(),
    levels: smallint(),
    yearBuilt: smallint('year_built'),
    depositMonths: smallint('deposit_months'),
    furnished: varchar({ length: 20 }),
    petsAllowed: varchar('pets_allowed', { length: 2 }),
    internalNotes: text('internal_notes'),
    ownerContact: varchar('owner_contact', { length: 200 }),
    /** The exact point. Others than the listing's editors get what `pbr_public_point` makes of it. */
    latitude: coordinate('latitude'),
    longitude: coordinate('longitude'),
    locationPrecision: varchar('location_precision', { length: 20 })
      .notNull()
      .default('aproximada'),
    /** Hides street and number from everybody but the listing's editors. */
    hideStreet: boolean('hide_street').notNull().default(false),
    /** Null says nothing, and counts as available. */
    availableFrom: date('available_from', { mode: 'string' }),
    /** The agency's own id for the listing; `external_id` is the key of an import. */
    agencyReference: varchar('agency_reference', { length: 40 }),
    videoUrl: varchar('video_url', { length: 200 }),
    tourUrl: varchar('tour_url', { length: 200 }),
    features: jsonb().$type<string[]>().notNull().default([]),
    isActive: boolean('is_active').notNull().default(true),
    /** Never published yet: only the name is required. The first publication moves `created_at` to its own time. */
    isDraft: boolean('is_draft').notNull().default(false),
    dealStatus: varchar('deal_status', { length: 20 }),
    deletedAt: timestamptz('deleted_at'),
    /** The user who deleted it; null for listings deleted before this was recorded. */
    deletedBy: uuid('deleted_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
    /** The source of an imported listing, its key there, and a digest of the row at its last import. */
    source: varchar({ length: 60 }),
    externalId: varchar('external_id', { length: 200 }),
    importDigest: varchar('import_digest', { length: 64 }),
    /** Every change of the listing's own fields adds 1; photos, shares and inquiries do not. */
    version: integer().notNull().default(1),
    /** Every change of the listing's photos adds 1. */
    imagesVersion: integer('images_version').notNull().default(1),
    /** Sent with the form of a new listing; the same key again returns the same listing. */
    creationKey: uuid('creation_key'),
    /** The listing's views are counted from this time on. */
    viewsSince: timestamptz('views_since').notNull().defaultNow(),

    /** Prices in MXN at the settings' rate; a trigger updates them on every write. */
    saleMxn: moneyInMxn('sale_mxn'),
    rentMxn: moneyInMxn('rent_mxn'),

    listed: boolean()
      .notNull()
      .generatedAlwaysAs(
        sql`is_active and deleted_at is null and (deal_status is null or deal_status not in ('vendida', 'rentada'))`,
      ),
    /** The words by which a listing is found, in plain letters; a trigger updates them on every write. */
    searchText: text('search_text').notNull().default(''),
    /** One number per feature, so that the features fit into an index however long their words are. */
    amenityKeys: bigint('amenity_keys', { mode: 'bigint' })
      .array()
      .notNull()
      .generatedAlwaysAs(sql`pbr_amenity_keys(features)`),
    saleAsc: priceKey('sale_asc', SALE, NO_PRICE_ASC),
    saleDesc: priceKey('sale_desc', SALE, NO_PRICE_DESC),
    rentAsc: priceKey('rent_asc', RENT, NO_PRICE_ASC),
    rentDesc: priceKey('rent_desc', RENT, NO_PRICE_DESC),
    priceAsc: priceKey('price_asc', SALE_ELSE_RENT, NO_PRICE_ASC),
    priceDesc: priceKey('price_desc', SALE_ELSE_RENT, NO_PRICE_DESC),
    bedKey: countKey('bed_key', 'bedrooms'),
    bathKey: countKey('bath_key', 'full_bathrooms'),
    parkKey: countKey('park_key', 'parking_spaces'),
  },
  (t) => [
    // The sort indexes carry the filter columns by INCLUDE, which drizzle-kit cannot write; the migration does.
    index('properties_owner_idx').on(t.ownerId, t.createdAt.desc().nullsFirst()),
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
    index('properties_agency_reference_idx')
      .on(sql`pbr_norm(${t.agencyReference})`)
      .concurrently()
      .where(sql`${t.listed} and ${t.agencyReference} is not null`),
    index('properties_postal_code_idx')
      .on(t.postalCode)
      .concurrently()
      .where(sql`${t.listed} and ${t.postalCode} is not null`),
    // Deleting a user clears `deleted_by` in the rows that this index finds.
    index('properties_deleted_by_idx')
      .on(t.deletedBy)
      .where(sql`${t.deletedBy} is not null`),
    checkIsOneOf('properties_currency_check', t.currency, CURRENCIES),
    checkIsOneOf('properties_deal_status_check', t.dealStatus, DEAL_STATUSES),
    check('properties_features_check', sql`jsonb_typeof(${t.features}) = 'array'`),
    check('properties_description_check', sql`char_length(${t.description}) <= 5000`),
    check('properties_maintenance_fee_check', sql`${t.maintenanceFee} between 0 and 9999999`),
    check('properties_postal_code_check', sql`${t.postalCode} ~ '^[0-9]{5}$'`),
    check('properties_levels_check', sql`${t.levels} between 1 and 99`),
    check('properties_year_built_check', sql`${t.yearBuilt} between 1500 and 2100`),
    check('properties_deposit_months_check', sql`${t.depositMonths} between 0 and 12`),
    checkIsOneOf('properties_furnished_check', t.furnished, FURNISHED),
    checkIsOneOf('properties_pets_allowed_check', t.petsAllowed, PETS_ALLOWED),
    check('properties_internal_notes_check', sql`char_length(${t.internalNotes}) <= 2000`),
    check('properties_latitude_check', sql`${t.latitude} between 14 and 33`),
    check('properties_longitude_check', sql`${t.longitude} between -119 and -86`),
    check('properties_point_check', sql`(${t.latitude} is null) = (${t.longitude} is null)`),
    checkIsOneOf('properties_location_precision_check', t.locationPrecision, LOCATION_PRECISIONS),
    check('properties_available_from_check', sql`${t.availableFrom} ${AMONG_DAYS}`),
    check('properties_draft_check', sql`not (${t.isActive} and ${t.isDraft})`),
    check('properties_import_check', sql`(${t.source} is null) = (${t.externalId} is null)`),
    ...[t.salePrice, t.rentPrice, t.landArea, t.constructionArea, t.frontageM, t.depthM].map(
      (column) => check(`properties_${column.name}_check`, sql`${column} >= 0`),
    ),
    ...[t.videoUrl, t.tourUrl].map((column) =>
      check(`properties_${column.name}_check`, sql`${column} like 'https://%'`),
    ),
    ...[t.bedrooms, t.fullBathrooms, t.halfBathrooms, t.parkingSpaces, t.floor].map(
      (column: AnyPgColumn) =>
        check(`properties_${column.name}_check`, sql`${column} between 0 and 99`),
    ),
  ],
);
