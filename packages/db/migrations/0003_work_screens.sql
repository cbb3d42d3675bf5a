CREATE TABLE "bulk_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"actor_id" uuid NOT NULL,
	"action" varchar(20) NOT NULL,
	"listings" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "bulk_changes_action_check" CHECK ("bulk_changes"."action" in ('pause', 'activate', 'price', 'hand_over')),
	CONSTRAINT "bulk_changes_listings_check" CHECK (jsonb_typeof("bulk_changes"."listings") = 'array')
);
--> statement-breakpoint
CREATE TABLE "property_views" (
	"property_id" uuid NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "property_views_property_id_day_pk" PRIMARY KEY("property_id","day"),
	CONSTRAINT "property_views_views_check" CHECK ("property_views"."views" > 0)
);
--> statement-breakpoint
ALTER TABLE "api_tokens" ADD COLUMN "expires_at" timestamp with time zone DEFAULT now() + interval '1 year' NOT NULL;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "views_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_changes" ADD CONSTRAINT "bulk_changes_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_views" ADD CONSTRAINT "property_views_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_changes_actor_idx" ON "bulk_changes" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "bulk_changes_created_idx" ON "bulk_changes" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_draft_check" CHECK (not ("properties"."is_active" and "properties"."is_draft"));