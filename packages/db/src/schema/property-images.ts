import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.ts';
import { properties } from './properties.ts';

export const propertyImages = pgTable(
  'property_images',
  {
    id: uuid().primaryKey().defaultRandom(),
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    /** Names the files in the storage: a digest of the uploaded photo. */
    storageKey: varchar('storage_key', { length: 64 }).notNull(),
    /** Pixels of the largest stored file. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** Size of all stored files together. */
    bytes: integer().notNull().default(0),
    /** A data URL of a few pixels. */
    placeholder: text(),
    category: varchar({ length: 50 }).notNull().default('fachada'),
    order: integer().notNull().default(0),
    isPrimary: boolean('is_primary').notNull().default(false),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('property_images_property_idx').on(t.propertyId, t.order, t.id),
    uniqueIndex('property_images_primary_key')
      .on(t.propertyId)
      .where(sql`${t.isPrimary}`),
    // The same photo cannot be on one property twice.
    uniqueIndex('property_images_photo_key').on(t.propertyId, t.storageKey),
    index('property_images_storage_key_idx').on(t.storageKey),
    check('property_images_size_check', sql`${t.width} > 0 and ${t.height} > 0`),
  ],
);
