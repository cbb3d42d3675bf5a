-- These carry whatever the catalogue filters by, words and amenities too, so that a search that one of them narrows down, by its beginning
-- or to the newest, is answered without touching the table.
CREATE INDEX properties_newest_idx ON public.properties (created_at DESC, id DESC)
  INCLUDE (property_type, operation_type, bed_key, bath_key, park_key, sale_mxn, rent_mxn, construction_area, search_text, amenity_keys)
  WHERE listed;
--> statement-breakpoint
CREATE INDEX properties_sale_asc_idx ON public.properties (sale_asc, id)
  INCLUDE (property_type, operation_type, bed_key, bath_key, park_key, sale_mxn, rent_mxn, construction_area, created_at, search_text,
    amenity_keys)
  WHERE listed;
--> statement-breakpoint
CREATE INDEX properties_rent_asc_idx ON public.properties (rent_asc, id)
  INCLUDE (property_type, operation_type, bed_key, bath_key, park_key, sale_mxn, rent_mxn, construction_area, created_at, search_text,
    amenity_keys)
  WHERE listed;
--> statement-breakpoint
CREATE INDEX properties_selective_idx ON public.properties (property_type, operation_type, bed_key, bath_key, park_key)
  INCLUDE (sale_mxn, rent_mxn, sale_asc, rent_asc, construction_area, created_at, id, search_text, amenity_keys)
  WHERE listed;
--> statement-breakpoint
-- Whose price is not told by one column, as before.
CREATE INDEX properties_odd_price_idx ON public.properties (created_at DESC, id DESC)
  INCLUDE (property_type, operation_type, bed_key, bath_key, park_key, sale_mxn, rent_mxn, construction_area,
    sale_asc, sale_desc, rent_asc, rent_desc, price_asc, price_desc, search_text, amenity_keys)
  WHERE listed AND CASE operation_type WHEN 'venta' THEN sale_mxn IS NULL OR rent_mxn IS NOT NULL
    WHEN 'renta' THEN rent_mxn IS NULL OR sale_mxn IS NOT NULL ELSE true END;
--> statement-breakpoint
-- An office has no bathroom and land no bedroom: without this the database expects listings where there are none, and looks for long.
CREATE STATISTICS properties_kinds_stats (mcv) ON property_type, operation_type, bed_key, bath_key, park_key FROM public.properties;
--> statement-breakpoint
ANALYZE public.properties;
