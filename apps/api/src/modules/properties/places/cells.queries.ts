import { type SQL, sql } from 'drizzle-orm';
import { COLUMNS_WEST, ROW_BITS } from '@pbr/search-language/places/cells';

/** In millionths of a degree, which are whole numbers: a stored point has six decimals, and the middle of a cell five. */
const inMillionths = (degrees: SQL) => sql`round(${degrees} * 1000000)`;

/** The number of the cell in which a public point lies (see `cells.ts`). */
export const cellOf = (lng: SQL, lat: SQL): SQL =>
  sql`(floor(${inMillionths(lng)} / 1900)::int + ${sql.raw(String(COLUMNS_WEST))}) * ${sql.raw(String(2 ** ROW_BITS))}
    + floor(${inMillionths(lat)} / 1800)::int`;
