CREATE EXTENSION IF NOT EXISTS btree_gin WITH SCHEMA public;
--> statement-breakpoint
-- Land has no bedrooms: in the order of bedrooms a kind is walked by itself.
CREATE INDEX properties_type_bedrooms_idx ON public.properties (property_type, bed_key DESC, created_at DESC, id DESC)
  INCLUDE (operation_type, bath_key, park_key, sale_mxn, rent_mxn, construction_area) WHERE listed;
--> statement-breakpoint
-- Lacks a price that its operation asks for: such listings pass ranges of prices. They are few, so every order may stand inside.
CREATE INDEX properties_unpriced_idx ON public.properties (created_at DESC, id DESC)
  INCLUDE (property_type, operation_type, bed_key, bath_key, park_key, sale_mxn, rent_mxn, construction_area,
    sale_asc, sale_desc, rent_asc, rent_desc, price_asc, price_desc)
  WHERE listed AND CASE operation_type WHEN 'venta' THEN sale_mxn IS NULL WHEN 'renta' THEN rent_mxn IS NULL
    ELSE sale_mxn IS NULL OR rent_mxn IS NULL END;
