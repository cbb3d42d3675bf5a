-- Places as `pbr_city` has them, with the columns that the catalogue filters by, so that a place is searched and counted without touching the
-- table. Postgres only knows that it may if the columns behind the expressions are inside too. `properties_place_idx` stays: it finds the
-- listings behind the addresses of before.
CREATE INDEX CONCURRENTLY "properties_place_path_idx" ON "properties"
  (public.pbr_slug("state"), public.pbr_slug(public.pbr_city("state", "city", "municipality")), public.pbr_slug("neighborhood"))
  INCLUDE (state, city, municipality, neighborhood, listed, is_draft, property_type, operation_type, bed_key, bath_key, park_key,
    sale_mxn, rent_mxn, construction_area, land_area, created_at, id)
  WHERE "deleted_at" IS NULL;
--> statement-breakpoint
-- Without statistics of its expressions nobody would choose it.
ANALYZE properties;
