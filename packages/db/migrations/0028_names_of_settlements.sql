-- A search asks for the settlements of the names that its text may have, and of the paths in its URL.
CREATE INDEX CONCURRENTLY "settlements_name_idx" ON "settlements" USING btree (pbr_slug("name"),"state");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "settlements_municipality_idx" ON "settlements" USING btree (pbr_slug("municipality"),"state");--> statement-breakpoint
CREATE TRIGGER settlements_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON settlements
  FOR EACH STATEMENT EXECUTE FUNCTION public.pbr_notify_catalogue();
--> statement-breakpoint
-- Without statistics of their expressions nobody would choose the indexes.
ANALYZE settlements;
