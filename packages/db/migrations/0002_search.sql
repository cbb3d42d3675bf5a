-- Prices in MXN: on every write, whoever writes. Without a rate the raw number counts.
CREATE FUNCTION public.properties_set_prices_mxn() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  rate numeric := 1;
BEGIN
  IF NEW.currency = 'USD' THEN
    SELECT coalesce(max((value ->> 'rate')::numeric), 1) INTO rate FROM public.settings WHERE key = 'usdMxnRate';
  END IF;
  NEW.sale_mxn := round(NEW.sale_price * rate, 2);
  NEW.rent_mxn := round(NEW.rent_price * rate, 2);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER properties_prices_mxn
  BEFORE INSERT OR UPDATE OF sale_price, rent_price, currency, sale_mxn, rent_mxn ON public.properties
  FOR EACH ROW EXECUTE FUNCTION public.properties_set_prices_mxn();
--> statement-breakpoint
-- The words of listed properties. Known ones are left alone, so that concurrent writers do not wait for each other; sorted, so that
-- two that bring the same new words cannot lock each other out.
CREATE FUNCTION public.search_terms_add() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.search_terms (term)
  SELECT DISTINCT word
  FROM written, regexp_split_to_table(written.search_text, '[^a-z]+') AS word
  WHERE written.listed AND length(word) BETWEEN 3 AND 40
  ORDER BY word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER properties_terms_inserted AFTER INSERT ON public.properties
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION public.search_terms_add();
--> statement-breakpoint
CREATE TRIGGER properties_terms_updated AFTER UPDATE ON public.properties
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION public.search_terms_add();
--> statement-breakpoint
-- The known word nearest to a mistyped one. The dictionary is small, so a generous threshold costs nothing.
CREATE FUNCTION public.nearest_search_term(word text) RETURNS text LANGUAGE sql STABLE STRICT
  SET pg_trgm.similarity_threshold = 0.2
  RETURN (
    SELECT term FROM public.search_terms
    WHERE term OPERATOR(public.%) word
    ORDER BY public.similarity(term, word) DESC, n DESC, term
    LIMIT 1
  );
--> statement-breakpoint
-- One index for each order of the catalogue, with the filter columns inside, so that a page is found without touching the table.
CREATE INDEX properties_newest_idx ON public.properties (created_at DESC, id DESC)
  INCLUDE (property_type, operation_type, bed_key, bath_key, park_key, sale_mxn, rent_mxn, construction_area) WHERE listed;
--> statement-breakpoint
CREATE INDEX properties_sale_asc_idx ON public.properties (sale_asc, id)
  INCLUDE (property_type, operation_type, bed_key, bath_key, park_key, sale_mxn, rent_mxn, construction_area, created_at) WHERE listed;
--> statement-breakpoint
CREATE INDEX properties_sale_desc_idx ON public.properties (sale_desc DESC, id DESC)
  INCLUDE (property_type, operation_type, bed_key, bath_key, park_key, sale_mxn, rent_mxn, construction_area, created_at) WHERE listed;
--> statement-breakpoint
CREATE INDEX properties_rent_asc_idx ON public.properties (rent_asc, id)
  INCLUDE (property_type, operation_type, bed_key, bath_key, park_key, sale_mxn, rent_mxn, construction_area, created_at) WHERE listed;
--> statement-breakpoint
CREATE INDEX properties_rent_desc_idx ON public.properties (rent_desc DESC, id DESC)
  INCLUDE (property_type, operation_type, bed_key, bath_key, park_key, sale_mxn, rent_mxn, construction_area, created_at) WHERE listed;
--> statement-breakpoint
CREATE INDEX properties_price_asc_idx ON public.properties (price_asc, id)
  INCLUDE (property_type, operation_type, bed_key, bath_key, park_key, sale_mxn, rent_mxn, construction_area, created_at) WHERE listed;
--> statement-breakpoint
CREATE INDEX properties_price_desc_idx ON public.properties (price_desc DESC, id DESC)
  INCLUDE (property_type, operation_type, bed_key, bath_key, park_key, sale_mxn, rent_mxn, construction_area, created_at) WHERE listed;
--> statement-breakpoint
CREATE INDEX properties_bedrooms_idx ON public.properties (bed_key DESC, created_at DESC, id DESC)
  INCLUDE (property_type, operation_type, bath_key, park_key, sale_mxn, rent_mxn, construction_area) WHERE listed;
--> statement-breakpoint
CREATE INDEX properties_selective_idx ON public.properties (property_type, operation_type, bed_key, bath_key, park_key)
  INCLUDE (sale_mxn, rent_mxn, construction_area, created_at, id) WHERE listed;
--> statement-breakpoint
CREATE INDEX properties_features_idx ON public.properties USING gin (features jsonb_path_ops) WHERE listed;
--> statement-breakpoint
-- Index-only reads need a fresh visibility map.
ALTER TABLE public.properties SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
