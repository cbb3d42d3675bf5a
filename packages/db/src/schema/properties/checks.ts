import {
  CURRENCIES,
  DEAL_STATUSES,
  FURNISHED,
  LOCATION_PRECISIONS,
  PETS_ALLOWED,
} from '@pbr/schemas/property/values';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check } from 'drizzle-orm/pg-core';
import { checkIsOneOf } from '../columns.ts';
import type { PropertyTable } from './property-columns.ts';

const AMONG_DAYS = sql.raw(`between '2000-01-01' and '2100-12-31'`);

export const checks = (t: PropertyTable) => [
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
];
