CREATE TABLE "settlements" (
	"key" varchar(30) PRIMARY KEY NOT NULL,
	"postal_code" varchar(5) NOT NULL,
	"name" varchar(120) NOT NULL,
	"kind" varchar(60) NOT NULL,
	"municipality" varchar(120) NOT NULL,
	"city" varchar(120),
	"state" varchar(60) NOT NULL,
	CONSTRAINT "settlements_postal_code_check" CHECK ("settlements"."postal_code" ~ '^[0-9]{5}$')
);
--> statement-breakpoint
CREATE INDEX "settlements_postal_code_idx" ON "settlements" USING btree ("postal_code");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "properties_postal_code_idx" ON "properties" USING btree ("postal_code") WHERE "properties"."listed" and "properties"."postal_code" is not null;