CREATE TABLE "rate_following" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"run" uuid DEFAULT gen_random_uuid() NOT NULL,
	"total" integer,
	"done" integer DEFAULT 0 NOT NULL,
	"position" uuid,
	CONSTRAINT "rate_following_only_check" CHECK ("rate_following"."is_only")
);
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "properties_dollars_idx" ON "properties" USING btree ("id") WHERE "properties"."currency" = 'USD';--> statement-breakpoint
-- drizzle-kit would build both anew.
ALTER INDEX "properties_search_text_idx" SET (gin_pending_list_limit = 64);--> statement-breakpoint
ALTER INDEX "properties_amenities_idx" SET (gin_pending_list_limit = 64);
--> statement-breakpoint

-- A new dollar rate is followed by a job, a few listings at a time. Nobody waits for a rate any more: a listing in dollars that is being
-- written takes the present one and marks it as in use, and the job waits until no transaction uses an older one.

-- Transactions that have begun to write with the functions of before end first.
LOCK TABLE properties IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
-- Pesos for a dollar. Without a rate the raw number counts.
CREATE FUNCTION public.pbr_usd_rate() RETURNS numeric LANGUAGE sql STABLE
  RETURN (SELECT coalesce(max((value ->> 'rate')::numeric), 1) FROM public.settings WHERE key = 'usdMxnRate');
--> statement-breakpoint
-- The second key of the lock by which a transaction marks a rate as in use. It is only ever taken shared, so it never waits.
CREATE FUNCTION public.pbr_rate_mark(rate numeric) RETURNS integer LANGUAGE sql IMMUTABLE STRICT
  RETURN hashtext(rate::text) & 2147483647;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.properties_set_prices_mxn() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  rate numeric := 1;
  present numeric;
BEGIN
  IF NEW.currency = 'USD' THEN
    SELECT public.pbr_usd_rate() INTO present;
    -- The rate may change between reading and marking it.
    LOOP
      rate := present;
      PERFORM pg_advisory_xact_lock_shared(728195302, public.pbr_rate_mark(rate));
      SELECT public.pbr_usd_rate() INTO present;
      EXIT WHEN present = rate;
    END LOOP;
  END IF;
  NEW.sale_mxn := round(NEW.sale_price * rate, 2);
  NEW.rent_mxn := round(NEW.rent_price * rate, 2);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION public.pbr_older_rate_in_use() RETURNS boolean LANGUAGE sql
  RETURN EXISTS (
    SELECT FROM pg_locks
    WHERE locktype = 'advisory' AND classid = 728195302 AND objsubid = 2
      AND objid <> public.pbr_rate_mark(public.pbr_usd_rate())::oid
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
  );
--> statement-breakpoint
DROP TRIGGER settings_rate_set_wait ON settings;
DROP TRIGGER settings_rate_forgotten_wait ON settings;
DROP FUNCTION public.settings_wait_for_prices();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.settings_renew_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.rate_following DEFAULT VALUES
  ON CONFLICT (is_only) DO UPDATE SET run = excluded.run, total = NULL, done = 0, position = NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint

-- A quiet transaction writes only what follows from something else: it brings no new words, changes nothing that a mirror of the catalogue
-- keeps, and tells the processes of it itself, when it thinks fit.

CREATE FUNCTION public.pbr_is_quiet() RETURNS boolean LANGUAGE sql STABLE
  RETURN coalesce(current_setting('pbr.quiet', true), '') = 'on';
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.search_terms_add() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF public.pbr_is_quiet() THEN
    RETURN NULL;
  END IF;
  INSERT INTO public.search_terms (term)
  SELECT DISTINCT word
  FROM written, regexp_split_to_table(written.search_text, '[^a-z]+') AS word
  WHERE written.listed AND length(word) BETWEEN 3 AND 40
  ORDER BY word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.pbr_notify_catalogue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT public.pbr_is_quiet() THEN
    PERFORM pg_notify('catalogue', '');
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.pbr_listing_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT public.pbr_is_quiet() THEN
    PERFORM public.pbr_number_changes(ARRAY[coalesce(NEW.id, OLD.id)]);
  END IF;
  RETURN NULL;
END
$$;
