import { type SQL, sql } from 'drizzle-orm';
import { bigint, boolean, numeric, smallint, text } from 'drizzle-orm/pg-core';

const moneyInMxn = (name: string) => numeric(name, { precision: 16, scale: 2 });

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

const SALE = sql.raw('sale_mxn');
const RENT = sql.raw('rent_mxn');
const SALE_ELSE_RENT = sql.raw('sale_mxn, rent_mxn');

/** Columns that the database fills by itself. */
export const derivedColumns = {
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
};
