CREATE INDEX CONCURRENTLY "properties_agency_reference_idx" ON "properties" USING btree (pbr_norm("agency_reference")) WHERE "properties"."listed" and "properties"."agency_reference" is not null;--> statement-breakpoint
-- Facts that people filter by, each with whatever else they filter by, as the indexes of the newest and of place paths have it.
CREATE INDEX CONCURRENTLY "properties_pets_idx" ON "properties" (created_at DESC, id DESC)
  INCLUDE (property_type, operation_type, bed_key, bath_key, park_key, sale_mxn, rent_mxn, construction_area, land_area, furnished,
    available_from, search_text, amenity_keys)
  WHERE listed AND public.pbr_pets(pets_allowed, amenity_keys) = 'si';
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "properties_furnished_idx" ON "properties" (created_at DESC, id DESC)
  INCLUDE (property_type, operation_type, bed_key, bath_key, park_key, sale_mxn, rent_mxn, construction_area, land_area, pets_allowed,
    available_from, search_text, amenity_keys)
  WHERE listed AND public.pbr_furnished(furnished, amenity_keys) = 'amueblado';
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "properties_unfurnished_idx" ON "properties" (created_at DESC, id DESC)
  INCLUDE (property_type, operation_type, bed_key, bath_key, park_key, sale_mxn, rent_mxn, construction_area, land_area, pets_allowed,
    available_from, search_text, amenity_keys)
  WHERE listed AND public.pbr_furnished(furnished, amenity_keys) = 'sin-muebles';
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "properties_pets_place_idx" ON "properties"
  (public.pbr_slug("state"), public.pbr_slug(public.pbr_city("state", "city", "municipality")), public.pbr_slug("neighborhood"))
  INCLUDE (state, city, municipality, neighborhood, property_type, operation_type, bed_key, bath_key, park_key, sale_mxn, rent_mxn,
    construction_area, land_area, furnished, amenity_keys, available_from, created_at, id)
  WHERE listed AND deleted_at IS NULL AND public.pbr_pets(pets_allowed, amenity_keys) = 'si';
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "properties_furnished_place_idx" ON "properties"
  (public.pbr_slug("state"), public.pbr_slug(public.pbr_city("state", "city", "municipality")), public.pbr_slug("neighborhood"))
  INCLUDE (state, city, municipality, neighborhood, property_type, operation_type, bed_key, bath_key, park_key, sale_mxn, rent_mxn,
    construction_area, land_area, pets_allowed, amenity_keys, available_from, created_at, id)
  WHERE listed AND deleted_at IS NULL AND public.pbr_furnished(furnished, amenity_keys) = 'amueblado';
--> statement-breakpoint
-- How many those are: otherwise Postgres expects one in two hundred.
CREATE STATISTICS properties_pets_stats ON (public.pbr_pets(pets_allowed, amenity_keys)) FROM properties;
--> statement-breakpoint
CREATE STATISTICS properties_furnished_stats ON (public.pbr_furnished(furnished, amenity_keys)) FROM properties;
--> statement-breakpoint
ANALYZE properties;
