CREATE TABLE "given_listings" (
	"from_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "given_listings_from_id_property_id_pk" PRIMARY KEY("from_id","property_id")
);
--> statement-breakpoint
ALTER TABLE "given_listings" ADD CONSTRAINT "given_listings_from_id_users_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "given_listings" ADD CONSTRAINT "given_listings_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "given_listings" ADD CONSTRAINT "given_listings_to_id_users_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "given_listings_property_idx" ON "given_listings" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "given_listings_to_idx" ON "given_listings" USING btree ("to_id");