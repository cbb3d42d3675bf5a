import type { BuildExtraConfigColumns } from 'drizzle-orm';
import {
  boolean,
  date,
  integer,
  jsonb,
  numeric,
  smallint,
  text,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { timestamptz } from '../columns.ts';
import { users } from '../users.ts';
import { derivedColumns } from './derived-columns.ts';

const money = (name: string) => numeric(name, { precision: 12, scale: 2 });
const measure = (name: string) => numeric(name, { precision: 10, scale: 2 });
/** Degrees; six decimals are about 10 cm. */
const coordinate = (name: string) => numeric(name, { precision: 9, scale: 6, mode: 'number' });

export const propertyColumns = {
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
  locationPrecision: varchar('location_precision', { length: 20 }).notNull().default('aproximada'),
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
  ...derivedColumns,
};

/** The table as its indexes and checks see it. */
export type PropertyTable = BuildExtraConfigColumns<'properties', typeof propertyColumns, 'pg'>;
