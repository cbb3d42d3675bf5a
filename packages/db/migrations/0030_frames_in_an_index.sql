-- The public points as numbers that a btree holds in order. It answers a frame, and the listings without a point, in less than half the time of the
-- GiST index before it, and knows more filters: nothing but a place is read from the table.
CREATE INDEX CONCURRENTLY "properties_public_point_idx" ON "properties"
  (((pbr_public_point(latitude, longitude, location_precision))[0]), ((pbr_public_point(latitude, longitude, location_precision))[1]))
  INCLUDE (latitude, longitude, location_precision, operation_type, property_type, bed_key, bath_key, park_key, sale_mxn, rent_mxn,
    construction_area, land_area, created_at, id, amenity_keys, pets_allowed, furnished, available_from, year_built,
    search_text)
  WHERE listed;
--> statement-breakpoint
DROP INDEX "properties_listed_point_idx";
--> statement-breakpoint
-- Of an index with a condition the planner reads no statistics.
CREATE STATISTICS properties_public_point_stats ON ((public.pbr_public_point(latitude, longitude, location_precision))[0]),
  ((public.pbr_public_point(latitude, longitude, location_precision))[1]) FROM properties;
--> statement-breakpoint
ANALYZE properties (latitude, longitude, location_precision);
