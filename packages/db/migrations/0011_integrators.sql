CREATE TABLE "api_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" varchar(80) NOT NULL,
	"scope" varchar(10) NOT NULL,
	"token_hash" char(64) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_tokens_hash_key" UNIQUE("token_hash"),
	CONSTRAINT "api_tokens_scope_check" CHECK ("api_tokens"."scope" in ('read', 'write'))
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"key" char(64) PRIMARY KEY NOT NULL,
	"request" char(64) NOT NULL,
	"status" smallint,
	"etag" varchar(40),
	"answer" "bytea",
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "property_changes" (
	"property_id" uuid PRIMARY KEY NOT NULL,
	"number" bigint NOT NULL,
	"change" varchar(10) NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "property_changes_number_key" UNIQUE("number"),
	CONSTRAINT "property_changes_change_check" CHECK ("property_changes"."change" in ('updated', 'paused', 'closed', 'deleted'))
);
--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_tokens_user_idx" ON "api_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_expires_idx" ON "idempotency_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "properties_updated_idx" ON "properties" USING btree ("updated_at") WHERE "properties"."listed";