CREATE TABLE "place_names" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" varchar(60) NOT NULL,
	"key" varchar(120) NOT NULL,
	"paths" text[] NOT NULL,
	"created_by_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "place_names_key_key" UNIQUE("key"),
	CONSTRAINT "place_names_paths_check" CHECK (cardinality("place_names"."paths") between 1 and 20)
);
--> statement-breakpoint
ALTER TABLE "place_names" ADD CONSTRAINT "place_names_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER place_names_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON place_names
  FOR EACH STATEMENT EXECUTE FUNCTION public.pbr_notify_catalogue();
