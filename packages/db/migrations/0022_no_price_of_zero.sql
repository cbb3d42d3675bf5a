-- 0 is no price, whoever writes it.
CREATE OR REPLACE FUNCTION public.properties_set_prices_mxn() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  rate numeric := 1;
  present numeric;
BEGIN
  NEW.sale_price := nullif(NEW.sale_price, 0);
  NEW.rent_price := nullif(NEW.rent_price, 0);
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
-- Nobody edited these listings, so their version and the time of their change stay. Mirrors show their prices: all are numbered in one step
-- at the end, because a step for each would hold up whoever writes meanwhile.
SELECT set_config('pbr.quiet', 'on', true);
--> statement-breakpoint
WITH emptied AS (
  UPDATE properties SET sale_price = nullif(sale_price, 0), rent_price = nullif(rent_price, 0)
  WHERE 0 IN (sale_price, rent_price) RETURNING id
)
SELECT public.pbr_number_changes(array_agg(id)), pg_notify('catalogue', '') FROM emptied;
