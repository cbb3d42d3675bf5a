ALTER TABLE "properties" ADD COLUMN "internal_notes" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "owner_contact" varchar(200);--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "latitude" numeric(9, 6);--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "longitude" numeric(9, 6);--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "location_precision" varchar(20) DEFAULT 'aproximada' NOT NULL;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "hide_street" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_internal_notes_check" CHECK (char_length("properties"."internal_notes") <= 2000);--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_latitude_check" CHECK ("properties"."latitude" between 14 and 33);--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_longitude_check" CHECK ("properties"."longitude" between -119 and -86);--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_point_check" CHECK (("properties"."latitude" is null) = ("properties"."longitude" is null));--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_location_precision_check" CHECK ("properties"."location_precision" in ('exacta', 'aproximada', 'oculta'));--> statement-breakpoint
-- What of a listing's exact point others than its editors may learn. The cells of an approximate point are about 200 m wide everywhere in
-- Mexico and stand still, so that asking again tells no more. Everything that others search, sort or draw by must use this and no other point.
CREATE FUNCTION public.pbr_public_point(latitude numeric, longitude numeric, location_precision text) RETURNS point
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE location_precision
    WHEN 'exacta' THEN point(longitude::float8, latitude::float8)
    WHEN 'aproximada' THEN point(
      ((floor(longitude / 0.0019) + 0.5) * 0.0019)::float8, ((floor(latitude / 0.0018) + 0.5) * 0.0018)::float8)
  END;
