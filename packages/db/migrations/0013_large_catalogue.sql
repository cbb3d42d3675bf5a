CREATE EXTENSION IF NOT EXISTS btree_gin WITH SCHEMA public;
--> statement-breakpoint
-- Land has no bedrooms: in the order of bedrooms a kind is walked by itself.
CREATE INDEX properties_type_bedrooms_idx ON public.properties (property_type, bed_key DESC, created_at DESC, id DESC)
  INCLUDE (operation_type, bath_key, park_key, sale_mxn, rent_mxn, construction_area) WHERE listed;
--> statement-breakpoint
-- Whose price is not told by one column: without the price of its operation, or with both. Ranges of prices ask for them apart; they
-- are few, so every order may stand inside.
CREATE INDEX properties_odd_price_idx ON public.properties (created_at DESC, id DESC)
  INCLUDE (property_type, operation_type, bed_key, bath_key, park_key, sale_mxn, rent_mxn, construction_area,
    sale_asc, sale_desc, rent_asc, rent_desc, price_asc, price_desc)
  WHERE listed AND CASE operation_type WHEN 'venta' THEN sale_mxn IS NULL OR rent_mxn IS NOT NULL
    WHEN 'renta' THEN rent_mxn IS NULL OR sale_mxn IS NOT NULL ELSE true END;
