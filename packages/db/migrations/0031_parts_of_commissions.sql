ALTER TABLE "commission_share_changes" ADD COLUMN "commission_total" numeric(5, 2);--> statement-breakpoint
ALTER TABLE "commission_share_changes" ADD COLUMN "commission_part" numeric(5, 2);--> statement-breakpoint
ALTER TABLE "commission_shares" ADD COLUMN "commission_total" numeric(5, 2);--> statement-breakpoint
ALTER TABLE "commission_shares" ADD COLUMN "commission_part" numeric(5, 2);--> statement-breakpoint
ALTER TABLE "commission_shares" ADD CONSTRAINT "commission_shares_part_check" CHECK (("commission_shares"."commission_total" is null) = ("commission_shares"."commission_part" is null));
