ALTER TABLE "settings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- Facts that pages have shown without anybody being able to edit them, and the hours as hours.
UPDATE "settings" SET value = jsonb_build_object(
    'rfc', null,
    'privacyEmail', null,
    'serviceTerms', jsonb_build_object(
      'commercialAppraisal', '5 a 7 días hábiles', 'fiscalAppraisal', '3 a 5 días', 'expressAppraisal', '24 a 48 horas',
      'dueDiligence', '7 a 10 días', 'deeds', '15 a 30 días'),
    'answerTimes', jsonb_build_object('reply', '24 horas', 'quote', '2 horas')
  ) || value || jsonb_build_object('hours', jsonb_build_object(
    'weekdays', jsonb_build_object('opens', '09:00', 'closes', '19:00'),
    'saturday', jsonb_build_object('opens', '09:00', 'closes', '15:00')))
WHERE key = 'company' AND jsonb_typeof(value) = 'object';
--> statement-breakpoint
-- Prices in MXN follow the rate, whoever sets it. A listing that is being written and a rate that is being set wait for each other,
-- so that none keeps the rate of before.
CREATE OR REPLACE FUNCTION public.properties_set_prices_mxn() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  rate numeric := 1;
BEGIN
  IF NEW.currency = 'USD' THEN
    PERFORM pg_advisory_xact_lock_shared(hashtextextended('portal-pbr rate', 0));
    SELECT coalesce(max((value ->> 'rate')::numeric), 1) INTO rate FROM public.settings WHERE key = 'usdMxnRate';
  END IF;
  NEW.sale_mxn := round(NEW.sale_price * rate, 2);
  NEW.rent_mxn := round(NEW.rent_price * rate, 2);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION public.settings_wait_for_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('portal-pbr rate', 0));
  IF TG_OP = 'DELETE' THEN
    RETURN OLD;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION public.settings_renew_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.properties SET currency = currency WHERE currency = 'USD';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER settings_rate_set_wait BEFORE INSERT OR UPDATE ON public.settings
  FOR EACH ROW WHEN (NEW.key = 'usdMxnRate') EXECUTE FUNCTION public.settings_wait_for_prices();
--> statement-breakpoint
CREATE TRIGGER settings_rate_forgotten_wait BEFORE DELETE ON public.settings
  FOR EACH ROW WHEN (OLD.key = 'usdMxnRate') EXECUTE FUNCTION public.settings_wait_for_prices();
--> statement-breakpoint
CREATE TRIGGER settings_rate_first AFTER INSERT ON public.settings
  FOR EACH ROW WHEN (NEW.key = 'usdMxnRate') EXECUTE FUNCTION public.settings_renew_prices();
--> statement-breakpoint
CREATE TRIGGER settings_rate_changed AFTER UPDATE ON public.settings
  FOR EACH ROW WHEN (NEW.key = 'usdMxnRate' AND NEW.value ->> 'rate' IS DISTINCT FROM OLD.value ->> 'rate')
  EXECUTE FUNCTION public.settings_renew_prices();
--> statement-breakpoint
CREATE TRIGGER settings_rate_forgotten AFTER DELETE ON public.settings
  FOR EACH ROW WHEN (OLD.key = 'usdMxnRate') EXECUTE FUNCTION public.settings_renew_prices();
