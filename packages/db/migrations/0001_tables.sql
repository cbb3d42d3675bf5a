CREATE TABLE "commission_shares" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"agent_id" uuid,
	"percentage" numeric(5, 2) NOT NULL,
	"fixed_amount" numeric(12, 2),
	"external_agent_name" varchar(120),
	"external_agent_email" varchar(254),
	"external_agent_phone" varchar(30),
	"share_type" varchar(20) DEFAULT 'outgoing' NOT NULL,
	"notes" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"acceptance" varchar(20) DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "commission_shares_share_type_check" CHECK ("commission_shares"."share_type" in ('outgoing', 'incoming')),
	CONSTRAINT "commission_shares_acceptance_check" CHECK ("commission_shares"."acceptance" in ('pending', 'accepted', 'declined')),
	CONSTRAINT "commission_shares_percentage_check" CHECK ("commission_shares"."percentage" between 0.01 and 100),
	CONSTRAINT "commission_shares_fixed_amount_check" CHECK ("commission_shares"."fixed_amount" >= 0),
	CONSTRAINT "commission_shares_agent_check" CHECK (("commission_shares"."agent_id" is null) = ("commission_shares"."external_agent_name" is not null)),
	CONSTRAINT "commission_shares_self_check" CHECK ("commission_shares"."agent_id" <> "commission_shares"."owner_id"),
	CONSTRAINT "commission_shares_notes_check" CHECK (char_length("commission_shares"."notes") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "properties" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" varchar(150) NOT NULL,
	"description" text NOT NULL,
	"street" varchar(150) NOT NULL,
	"number" varchar(20),
	"neighborhood" varchar(120) NOT NULL,
	"city" varchar(120) NOT NULL,
	"state" varchar(60) NOT NULL,
	"commercial_names" varchar(300),
	"property_type" varchar(50) NOT NULL,
	"operation_type" varchar(20) NOT NULL,
	"sale_price" numeric(12, 2),
	"rent_price" numeric(12, 2),
	"currency" varchar(3) DEFAULT 'MXN' NOT NULL,
	"bedrooms" smallint,
	"full_bathrooms" smallint,
	"half_bathrooms" smallint,
	"parking_spaces" smallint,
	"land_area" numeric(10, 2),
	"construction_area" numeric(10, 2),
	"features" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"deal_status" varchar(20),
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"source" varchar(60),
	"external_id" varchar(200),
	"import_digest" varchar(64),
	"sale_mxn" numeric(16, 2),
	"rent_mxn" numeric(16, 2),
	"listed" boolean GENERATED ALWAYS AS (is_active and deleted_at is null and (deal_status is null or deal_status not in ('vendida', 'rentada'))) STORED NOT NULL,
	"search_text" text GENERATED ALWAYS AS (pbr_norm(name || ' ' || neighborhood || ' ' || city || ' ' || state)) STORED NOT NULL,
	"sale_asc" numeric(16, 2) GENERATED ALWAYS AS (coalesce(sale_mxn, 99999999999999)) STORED NOT NULL,
	"sale_desc" numeric(16, 2) GENERATED ALWAYS AS (coalesce(sale_mxn, -1)) STORED NOT NULL,
	"rent_asc" numeric(16, 2) GENERATED ALWAYS AS (coalesce(rent_mxn, 99999999999999)) STORED NOT NULL,
	"rent_desc" numeric(16, 2) GENERATED ALWAYS AS (coalesce(rent_mxn, -1)) STORED NOT NULL,
	"price_asc" numeric(16, 2) GENERATED ALWAYS AS (coalesce(sale_mxn, rent_mxn, 99999999999999)) STORED NOT NULL,
	"price_desc" numeric(16, 2) GENERATED ALWAYS AS (coalesce(sale_mxn, rent_mxn, -1)) STORED NOT NULL,
	"bed_key" smallint GENERATED ALWAYS AS (coalesce(bedrooms, 0)) STORED NOT NULL,
	"bath_key" smallint GENERATED ALWAYS AS (coalesce(full_bathrooms, 0)) STORED NOT NULL,
	"park_key" smallint GENERATED ALWAYS AS (coalesce(parking_spaces, 0)) STORED NOT NULL,
	CONSTRAINT "properties_currency_check" CHECK ("properties"."currency" in ('MXN', 'USD')),
	CONSTRAINT "properties_deal_status_check" CHECK ("properties"."deal_status" in ('apartada', 'vendida', 'rentada')),
	CONSTRAINT "properties_features_check" CHECK (jsonb_typeof("properties"."features") = 'array'),
	CONSTRAINT "properties_description_check" CHECK (char_length("properties"."description") <= 5000),
	CONSTRAINT "properties_import_check" CHECK (("properties"."source" is null) = ("properties"."external_id" is null)),
	CONSTRAINT "properties_sale_price_check" CHECK ("properties"."sale_price" >= 0),
	CONSTRAINT "properties_rent_price_check" CHECK ("properties"."rent_price" >= 0),
	CONSTRAINT "properties_land_area_check" CHECK ("properties"."land_area" >= 0),
	CONSTRAINT "properties_construction_area_check" CHECK ("properties"."construction_area" >= 0),
	CONSTRAINT "properties_bedrooms_check" CHECK ("properties"."bedrooms" between 0 and 99),
	CONSTRAINT "properties_full_bathrooms_check" CHECK ("properties"."full_bathrooms" between 0 and 99),
	CONSTRAINT "properties_half_bathrooms_check" CHECK ("properties"."half_bathrooms" between 0 and 99),
	CONSTRAINT "properties_parking_spaces_check" CHECK ("properties"."parking_spaces" between 0 and 99)
);
--> statement-breakpoint
CREATE TABLE "property_images" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"storage_key" varchar(64) NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"placeholder" text,
	"category" varchar(50) DEFAULT 'fachada' NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "property_images_size_check" CHECK ("property_images"."width" > 0 and "property_images"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE "property_inquiries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"client_name" varchar(120) NOT NULL,
	"client_email" varchar(254) NOT NULL,
	"client_phone" varchar(30),
	"message" text,
	"inquiry_type" varchar(20) DEFAULT 'info' NOT NULL,
	"status" varchar(20) DEFAULT 'pending' NOT NULL,
	"contact_source" varchar(40) DEFAULT 'website' NOT NULL,
	"agent_response" text,
	"response_date" timestamp with time zone,
	"notice_version" varchar(20) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "property_inquiries_type_check" CHECK ("property_inquiries"."inquiry_type" in ('info', 'visit', 'price')),
	CONSTRAINT "property_inquiries_status_check" CHECK ("property_inquiries"."status" in ('pending', 'answered', 'closed')),
	CONSTRAINT "property_inquiries_message_check" CHECK (char_length("property_inquiries"."message") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"term" text PRIMARY KEY NOT NULL,
	"n" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"sid" varchar(128) PRIMARY KEY NOT NULL,
	"sess" jsonb NOT NULL,
	"expire" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" varchar(60) PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" varchar(254) NOT NULL,
	"password_hash" text,
	"first_name" varchar(120) NOT NULL,
	"last_name" varchar(120) NOT NULL,
	"profile_image_url" text,
	"phone" varchar(30),
	"whatsapp" varchar(30),
	"website" varchar(300),
	"bio" text,
	"city" varchar(120),
	"state" varchar(60),
	"role" varchar(20) DEFAULT 'employee' NOT NULL,
	"is_agent" boolean DEFAULT false NOT NULL,
	"is_email_verified" boolean DEFAULT false NOT NULL,
	"is_phone_verified" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_role_check" CHECK ("users"."role" in ('admin', 'employee')),
	CONSTRAINT "users_bio_check" CHECK (char_length("users"."bio") <= 2000)
);
--> statement-breakpoint
ALTER TABLE "commission_shares" ADD CONSTRAINT "commission_shares_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_shares" ADD CONSTRAINT "commission_shares_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_shares" ADD CONSTRAINT "commission_shares_agent_id_users_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_images" ADD CONSTRAINT "property_images_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_inquiries" ADD CONSTRAINT "property_inquiries_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "commission_shares_agent_key" ON "commission_shares" USING btree ("property_id","agent_id") WHERE "commission_shares"."is_active" and "commission_shares"."agent_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "commission_shares_external_agent_key" ON "commission_shares" USING btree ("property_id",lower(coalesce("external_agent_email", "external_agent_name"))) WHERE "commission_shares"."is_active" and "commission_shares"."agent_id" is null;--> statement-breakpoint
CREATE INDEX "commission_shares_property_idx" ON "commission_shares" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "commission_shares_agent_idx" ON "commission_shares" USING btree ("agent_id","created_at" DESC NULLS FIRST) WHERE "commission_shares"."is_active";--> statement-breakpoint
CREATE INDEX "properties_owner_idx" ON "properties" USING btree ("owner_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "properties_search_text_idx" ON "properties" USING gin ("search_text" gin_trgm_ops) WHERE "properties"."listed";--> statement-breakpoint
CREATE UNIQUE INDEX "properties_import_key" ON "properties" USING btree ("source","external_id") WHERE "properties"."source" is not null;--> statement-breakpoint
CREATE INDEX "property_images_property_idx" ON "property_images" USING btree ("property_id","order","id");--> statement-breakpoint
CREATE UNIQUE INDEX "property_images_primary_key" ON "property_images" USING btree ("property_id") WHERE "property_images"."is_primary";--> statement-breakpoint
CREATE UNIQUE INDEX "property_images_photo_key" ON "property_images" USING btree ("property_id","storage_key");--> statement-breakpoint
CREATE INDEX "property_images_storage_key_idx" ON "property_images" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "property_inquiries_property_idx" ON "property_inquiries" USING btree ("property_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "search_terms_trgm_idx" ON "search_terms" USING gin ("term" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sessions_expire_idx" ON "sessions" USING btree ("expire");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_listed_agents_idx" ON "users" USING btree ("last_name","first_name","id") WHERE "users"."is_active" and "users"."is_agent";