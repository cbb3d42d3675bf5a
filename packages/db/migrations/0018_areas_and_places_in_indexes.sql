-- The facts of a listing in the index of areas, and its place in the index of unfurnished ones, so that a search for them reads no listing from
-- the table: with an amenity and a price, or in a state, it read a hundred thousand.
CREATE INDEX CONCURRENTLY "properties_area_with_facts_idx" ON "properties" (construction_area)
  INCLUDE (property_type, operation_type, bed_key, bath_key, park_key, sale_mxn, rent_mxn, sale_asc, rent_asc, created_at, id, amenity_keys)
  WHERE listed;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "properties_unfurnished_with_place_idx" ON "properties" (created_at DESC, id DESC)
  INCLUDE (property_type, operation_type, bed_key, bath_key, park_key, sale_mxn, rent_mxn, price_desc, construction_area, land_area,
    pets_allowed, available_from, search_text, amenity_keys, state, city, municipality, neighborhood, deleted_at)
  WHERE listed AND public.pbr_furnished(furnished, amenity_keys) = 'sin-muebles';
--> statement-breakpoint
DROP INDEX properties_area_idx;
--> statement-breakpoint
ALTER INDEX properties_area_with_facts_idx RENAME TO properties_area_idx;
--> statement-breakpoint
DROP INDEX properties_unfurnished_idx;
--> statement-breakpoint
ALTER INDEX properties_unfurnished_with_place_idx RENAME TO properties_unfurnished_idx;
