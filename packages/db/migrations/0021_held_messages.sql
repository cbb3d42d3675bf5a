CREATE TABLE "held_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" varchar(20) NOT NULL,
	"property_id" uuid,
	"client_name" varchar(120) NOT NULL,
	"client_email" varchar(254),
	"client_phone" varchar(120),
	"message" text,
	"details" jsonb NOT NULL,
	"notice_version" varchar(20) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "held_messages_kind_check" CHECK ("held_messages"."kind" in ('inquiry', 'contact', 'valuation', 'legal')),
	CONSTRAINT "held_messages_listing_check" CHECK (("held_messages"."kind" = 'inquiry') = ("held_messages"."property_id" is not null)),
	CONSTRAINT "held_messages_message_check" CHECK (char_length("held_messages"."message") <= 2000),
	CONSTRAINT "held_messages_details_check" CHECK (jsonb_typeof("held_messages"."details") = 'object'),
	CONSTRAINT "held_messages_reachable_check" CHECK ("held_messages"."client_email" is not null or "held_messages"."client_phone" is not null)
);
--> statement-breakpoint
ALTER TABLE "held_messages" ADD CONSTRAINT "held_messages_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_messages_created_idx" ON "held_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "held_messages_property_idx" ON "held_messages" USING btree ("property_id");