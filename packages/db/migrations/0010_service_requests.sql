CREATE TABLE "service_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" varchar(20) NOT NULL,
	"client_name" varchar(120) NOT NULL,
	"client_email" varchar(254),
	"client_phone" varchar(30),
	"message" text,
	"details" jsonb NOT NULL,
	"status" varchar(20) DEFAULT 'pending' NOT NULL,
	"assignee_id" uuid,
	"response" text,
	"response_date" timestamp with time zone,
	"answered_by" uuid,
	"closed_at" timestamp with time zone,
	"notice_version" varchar(20) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_requests_kind_check" CHECK ("service_requests"."kind" in ('contact', 'valuation', 'legal')),
	CONSTRAINT "service_requests_status_check" CHECK ("service_requests"."status" in ('pending', 'answered', 'closed')),
	CONSTRAINT "service_requests_message_check" CHECK (char_length("service_requests"."message") <= 2000),
	CONSTRAINT "service_requests_details_check" CHECK (jsonb_typeof("service_requests"."details") = 'object'),
	CONSTRAINT "service_requests_reachable_check" CHECK ("service_requests"."client_email" is not null or "service_requests"."client_phone" is not null)
);
--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_requests_pending_idx" ON "service_requests" USING btree ("created_at","id") WHERE "service_requests"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "service_requests_done_idx" ON "service_requests" USING btree ("created_at","id") WHERE "service_requests"."status" <> 'pending';--> statement-breakpoint
CREATE INDEX "service_requests_assignee_idx" ON "service_requests" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "service_requests_recent_idx" ON "service_requests" USING btree ("kind","created_at");