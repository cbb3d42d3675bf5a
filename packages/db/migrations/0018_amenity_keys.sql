DROP INDEX "properties_search_text_idx";--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "amenity_keys" bigint[] GENERATED ALWAYS AS (pbr_amenity_keys(features)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "properties_amenities_idx" ON "properties" USING gin ("amenity_keys") WHERE "properties"."listed";--> statement-breakpoint
CREATE INDEX "properties_search_text_idx" ON "properties" USING gin ("search_text" gin_trgm_ops) WHERE "properties"."listed";