-- Places as `pbr_city` has them. `properties_place_idx` stays: it finds the listings behind the addresses of before.
CREATE INDEX CONCURRENTLY "properties_place_path_idx" ON "properties"
  (public.pbr_slug("state"), public.pbr_slug(public.pbr_city("state", "city", "municipality")), public.pbr_slug("neighborhood"))
  WHERE "deleted_at" IS NULL;
--> statement-breakpoint
-- Without statistics of its expressions nobody would choose it.
ANALYZE properties;
