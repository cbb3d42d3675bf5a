ALTER TABLE "property_inquiries" ALTER COLUMN "client_phone" SET DATA TYPE varchar(120);--> statement-breakpoint
ALTER TABLE "service_requests" ALTER COLUMN "client_phone" SET DATA TYPE varchar(120);