-- The newest listings of a state and of a city, by operation and type: a page of them is read in order, whatever the size of the place.
CREATE INDEX CONCURRENTLY "properties_state_newest_idx" ON "properties" USING btree (pbr_slug("state"),"operation_type","property_type","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "properties"."listed";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "properties_city_newest_idx" ON "properties" USING btree (pbr_slug("state"),pbr_slug(pbr_city("state", "city", "municipality")),"operation_type","property_type","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "properties"."listed";--> statement-breakpoint
-- Without statistics of their expressions nobody would choose them.
ANALYZE properties;