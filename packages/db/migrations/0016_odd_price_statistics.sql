-- How many have an odd price, as `properties_odd_price_idx` has it: otherwise half of all are assumed to, and words are looked for in all.
CREATE STATISTICS properties_odd_price_stats ON (CASE operation_type WHEN 'venta' THEN sale_mxn IS NULL OR rent_mxn IS NOT NULL
  WHEN 'renta' THEN rent_mxn IS NULL OR sale_mxn IS NOT NULL ELSE true END) FROM public.properties;
--> statement-breakpoint
ANALYZE public.properties;
