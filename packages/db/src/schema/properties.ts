import { pgTable } from 'drizzle-orm/pg-core';
import { checks } from './properties/checks.ts';
import { placeIndexes, searchIndexes, workIndexes } from './properties/indexes.ts';
import { propertyColumns } from './properties/property-columns.ts';

export const properties = pgTable('properties', propertyColumns, (t) => [
  ...searchIndexes(t),
  ...placeIndexes(t),
  ...workIndexes(t),
  ...checks(t),
]);
