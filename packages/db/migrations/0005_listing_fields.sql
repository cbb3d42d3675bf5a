ALTER TABLE "properties" ADD COLUMN "postal_code" varchar(5);--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "municipality" varchar(120);--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "frontage_m" numeric(10, 2);--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "depth_m" numeric(10, 2);--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "floor" smallint;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "levels" smallint;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "year_built" smallint;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "deposit_months" smallint;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "furnished" varchar(20);--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "pets_allowed" varchar(2);--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_postal_code_check" CHECK ("properties"."postal_code" ~ '^[0-9]{5}$');--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_levels_check" CHECK ("properties"."levels" between 1 and 99);--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_year_built_check" CHECK ("properties"."year_built" between 1500 and 2100);--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_deposit_months_check" CHECK ("properties"."deposit_months" between 0 and 12);--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_furnished_check" CHECK ("properties"."furnished" in ('amueblado', 'sin-muebles'));--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_pets_allowed_check" CHECK ("properties"."pets_allowed" in ('si', 'no'));--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_frontage_m_check" CHECK ("properties"."frontage_m" >= 0);--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_depth_m_check" CHECK ("properties"."depth_m" >= 0);--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_floor_check" CHECK ("properties"."floor" between 0 and 99);