-- The day from which a listing is available, in the indexes of the newest, of kinds and of places, and the amenities in the one of places, so
-- that a search for them reads no listing from the table.
CREATE INDEX CONCURRENTLY "properties_newest_with_day_idx" ON "properties" (created_at DESC, id DESC)
  INCLUDE (property_type, operation_type, bed_key, bath_key, park_key, sale_mxn, rent_mxn, construction_area, available_from, search_text,
    amenity_keys)
  WHERE listed;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "properties_selective_with_day_idx" ON "properties" (property_type, operation_type, bed_key, bath_key, park_key)
  INCLUDE (sale_mxn, rent_mxn, sale_asc, rent_asc, construction_area, available_from, created_at, id, search_text, amenity_keys)
  WHERE listed;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "properties_place_with_day_idx" ON "properties"
  (public.pbr_slug("state"), public.pbr_slug(public.pbr_city("state", "city", "municipality")), public.pbr_slug("neighborhood"))
  INCLUDE (state, city, municipality, neighborhood, listed, is_draft, property_type, operation_type, bed_key, bath_key, park_key,
    sale_mxn, rent_mxn, construction_area, land_area, available_from, created_at, id, amenity_keys)
  WHERE "deleted_at" IS NULL;
--> statement-breakpoint
-- Before the indexes are exchanged, because nobody can use the table from then to the end of the transaction.
ANALYZE properties;
--> statement-breakpoint
DROP INDEX properties_newest_idx;
--> statement-breakpoint
ALTER INDEX properties_newest_with_day_idx RENAME TO properties_newest_idx;
--> statement-breakpoint
DROP INDEX properties_selective_idx;
--> statement-breakpoint
ALTER INDEX properties_selective_with_day_idx RENAME TO properties_selective_idx;
--> statement-breakpoint
DROP INDEX properties_place_path_idx;
--> statement-breakpoint
ALTER INDEX properties_place_with_day_idx RENAME TO properties_place_path_idx;
