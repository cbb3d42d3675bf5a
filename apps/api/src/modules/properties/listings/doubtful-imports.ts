import {
  doubtfulPrice,
  type NewPrice,
  newPrices,
  type PriceDoubt,
} from '@pbr/schemas/property/prices/doubtful-price';
import type { PriceScale } from '@pbr/schemas/property/prices/price-scale';
import type { ServiceContext } from '../../../lib/context.ts';
import { findPriceScale } from '../prices/price-scale.queries.ts';
import type { ImportBatch } from './import-properties.ts';
import { type ImportedRow, type KnownImport, knownImports } from './imported-listing.queries.ts';

type Ctx = Pick<ServiceContext, 'db'>;

/** The figures of the catalogue before an import, by which all its rows are judged. */
export const importScale = ({ db }: Ctx): Promise<PriceScale> => findPriceScale(db);

export type DoubtfulPrices = { price: NewPrice; doubt: PriceDoubt }[];

/** The doubtful prices that an import is about to store, by external id. Rows that change nothing are passed over. */
export async function doubtfulImports(
  { db }: Ctx,
  { source, fields, rows }: Pick<ImportBatch, 'source' | 'fields' | 'rows'>,
  scale: PriceScale,
): Promise<Map<string, DoubtfulPrices>> {
  const ids = rows.map(({ externalId }) => externalId);
  const known = new Map((await knownImports(db, source, ids)).map((row) => [row.externalId, row]));
  const found = new Map<string, DoubtfulPrices>();
  for (const row of rows) {
    const stored = known.get(row.externalId) ?? null;
    if (stored?.isDeleted || stored?.digest === row.digest) continue;
    const doubtful = pricesOf(row, stored, fields).flatMap((price) => {
      const doubt = doubtfulPrice(price, scale);
      return doubt ? [{ price, doubt }] : [];
    });
    if (doubtful.length > 0) found.set(row.externalId, doubtful);
  }
  return found;
}

/** A listing that is there keeps its currency if the map does not fill it. */
function pricesOf(
  { property }: ImportedRow,
  stored: KnownImport | null,
  fields: ImportBatch['fields'],
): NewPrice[] {
  const currency = stored && !fields.includes('currency') ? stored.currency : property.currency;
  return newPrices({ ...property, currency }, stored);
}
