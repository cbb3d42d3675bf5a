CREATE TABLE "import_maps" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" varchar(80) NOT NULL,
	"map" jsonb NOT NULL,
	"choices" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_run_changes" (
	"run_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"before" jsonb,
	"version" integer NOT NULL,
	CONSTRAINT "import_run_changes_run_id_property_id_pk" PRIMARY KEY("run_id","property_id")
);
--> statement-breakpoint
CREATE TABLE "import_run_photos" (
	"run_id" uuid NOT NULL,
	"image_id" uuid NOT NULL,
	CONSTRAINT "import_run_photos_run_id_image_id_pk" PRIMARY KEY("run_id","image_id")
);
--> statement-breakpoint
CREATE TABLE "import_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"actor_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"file_name" varchar(200) NOT NULL,
	"file_key" varchar(60) NOT NULL,
	"settings" jsonb,
	"state" varchar(20) DEFAULT 'reading' NOT NULL,
	"profile" jsonb,
	"choices" jsonb,
	"map" jsonb,
	"map_name" varchar(200),
	"done" integer DEFAULT 0 NOT NULL,
	"totals" jsonb,
	"refusals" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"notices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"undone" jsonb,
	"failure" varchar(2000),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "import_runs_state_check" CHECK ("import_runs"."state" in ('reading', 'ready', 'checking', 'checked', 'importing', 'imported', 'canceled', 'undoing', 'undone', 'failed')),
	CONSTRAINT "import_runs_refusals_check" CHECK (jsonb_typeof("import_runs"."refusals") = 'array')
);
--> statement-breakpoint
ALTER TABLE "import_run_changes" ADD CONSTRAINT "import_run_changes_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_run_changes" ADD CONSTRAINT "import_run_changes_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_run_photos" ADD CONSTRAINT "import_run_photos_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_run_photos" ADD CONSTRAINT "import_run_photos_image_id_property_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."property_images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "import_maps_name_key" ON "import_maps" USING btree ("name");--> statement-breakpoint
CREATE INDEX "import_run_changes_property_idx" ON "import_run_changes" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "import_run_photos_image_idx" ON "import_run_photos" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "import_runs_created_idx" ON "import_runs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "import_runs_actor_idx" ON "import_runs" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "import_runs_owner_idx" ON "import_runs" USING btree ("owner_id");