ALTER TABLE "properties" ADD COLUMN "available_from" date;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "agency_reference" varchar(40);--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "video_url" varchar(200);--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "tour_url" varchar(200);--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_available_from_check" CHECK ("properties"."available_from" between '2000-01-01' and '2100-12-31');--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_video_url_check" CHECK ("properties"."video_url" like 'https://%');--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_tour_url_check" CHECK ("properties"."tour_url" like 'https://%');--> statement-breakpoint
-- The words of a listing also hold the agency's own id. Rows from before have none, so their words stay right.
CREATE OR REPLACE FUNCTION public.properties_set_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := public.pbr_norm(concat_ws(' ', NEW.name, NEW.neighborhood, NEW.city, NEW.state, NEW.municipality, NEW.postal_code,
    NEW.agency_reference));
  RETURN NEW;
END $$;
--> statement-breakpoint
DROP TRIGGER properties_search_text ON properties;--> statement-breakpoint
CREATE TRIGGER properties_search_text
  BEFORE INSERT OR UPDATE OF name, neighborhood, city, state, municipality, postal_code, agency_reference, search_text ON properties
  FOR EACH ROW EXECUTE FUNCTION public.properties_set_search_text();
--> statement-breakpoint
-- Whether a listing accepts pets, and whether it is furnished: as its field says or, while that is empty, its amenities.
CREATE FUNCTION public.pbr_pets(pets_allowed text, amenity_keys bigint[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce(pets_allowed, CASE WHEN amenity_keys && public.pbr_amenity_keys(
    '["Se aceptan mascotas", "Acepta mascotas", "Mascotas permitidas", "Pet friendly"]') THEN 'si' END);
--> statement-breakpoint
CREATE FUNCTION public.pbr_furnished(furnished text, amenity_keys bigint[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce(furnished, CASE WHEN amenity_keys && public.pbr_amenity_keys('["Amueblado", "Amueblada"]') THEN 'amueblado' END);
