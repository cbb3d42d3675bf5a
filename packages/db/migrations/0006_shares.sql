CREATE TABLE "commission_share_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commission_share_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"share_id" uuid NOT NULL,
	"event" varchar(20) NOT NULL,
	"actor_id" uuid,
	"actor_name" varchar(250) NOT NULL,
	"percentage" numeric(5, 2) NOT NULL,
	"fixed_amount" numeric(12, 2),
	"notes" text,
	"price" numeric(12, 2),
	"currency" varchar(3) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "commission_share_changes_event_check" CHECK ("commission_share_changes"."event" in ('created', 'changed', 'accepted', 'declined', 'withdrawn', 'listing_deleted', 'agent_deactivated')),
	CONSTRAINT "commission_share_changes_notes_check" CHECK (char_length("commission_share_changes"."notes") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "commission_share_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"share_id" uuid NOT NULL,
	"token_hash" char(64) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "commission_share_links_hash_key" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "commission_shares" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "commission_share_changes" ADD CONSTRAINT "commission_share_changes_share_id_commission_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."commission_shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_share_changes" ADD CONSTRAINT "commission_share_changes_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_share_links" ADD CONSTRAINT "commission_share_links_share_id_commission_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."commission_shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commission_share_changes_share_idx" ON "commission_share_changes" USING btree ("share_id","id");--> statement-breakpoint
CREATE INDEX "commission_share_links_share_idx" ON "commission_share_links" USING btree ("share_id");--> statement-breakpoint
UPDATE "commission_shares" SET "is_active" = false WHERE "is_active" AND "acceptance" = 'declined';--> statement-breakpoint
ALTER TABLE "commission_shares" ADD CONSTRAINT "commission_shares_declined_check" CHECK (not ("commission_shares"."is_active" and "commission_shares"."acceptance" = 'declined'));--> statement-breakpoint
-- What is known of the shares that are there: who made them, what the agent said, and whether they are over.
INSERT INTO "commission_share_changes" ("share_id", "event", "actor_id", "actor_name", "percentage", "fixed_amount", "notes", "currency", "created_at")
SELECT s."id", e."event", e."actor_id", e."actor_name", s."percentage", s."fixed_amount", s."notes", p."currency", e."at"
FROM "commission_shares" s
JOIN "properties" p ON p."id" = s."property_id"
JOIN "users" o ON o."id" = s."owner_id"
LEFT JOIN "users" a ON a."id" = s."agent_id"
CROSS JOIN LATERAL (VALUES
	(1, 'created', s."owner_id", o."first_name" || ' ' || o."last_name", s."created_at", true),
	(2, s."acceptance", s."agent_id", coalesce(a."first_name" || ' ' || a."last_name", s."external_agent_name"), s."updated_at", s."acceptance" <> 'pending'),
	(3, 'withdrawn', s."owner_id", o."first_name" || ' ' || o."last_name", s."updated_at", NOT s."is_active" AND s."acceptance" <> 'declined')
) AS e ("pos", "event", "actor_id", "actor_name", "at", "happened")
WHERE e."happened"
ORDER BY e."at", e."pos";
