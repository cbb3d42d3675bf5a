-- The words of a listing also hold its municipality and its postal code. Rows from before have neither, so their words stay right.
ALTER TABLE "properties" ALTER COLUMN "search_text" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "properties" ALTER COLUMN "search_text" SET DEFAULT '';--> statement-breakpoint
CREATE FUNCTION public.properties_set_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := public.pbr_norm(concat_ws(' ', NEW.name, NEW.neighborhood, NEW.city, NEW.state, NEW.municipality, NEW.postal_code));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER properties_search_text
  BEFORE INSERT OR UPDATE OF name, neighborhood, city, state, municipality, postal_code, search_text ON properties
  FOR EACH ROW EXECUTE FUNCTION public.properties_set_search_text();
--> statement-breakpoint
-- The name of the place between the state and the colonia of a listing. A city named like its state is told apart by its municipalities:
-- people look for a home in Coyoacán, not in 'Ciudad de México, Ciudad de México'.
CREATE FUNCTION public.pbr_city(state text, city text, municipality text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN municipality <> '' AND public.pbr_norm(city) = public.pbr_norm(state) THEN municipality ELSE city END;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "properties_street_idx" ON "properties" USING gin (pbr_norm("street") gin_trgm_ops) WITH (gin_pending_list_limit=64) WHERE "properties"."listed";
