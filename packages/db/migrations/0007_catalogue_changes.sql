-- Tells every process, when the transaction is committed, that something has changed of what visitors are shown.
CREATE FUNCTION public.pbr_notify_catalogue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalogue', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER properties_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.properties
  FOR EACH STATEMENT EXECUTE FUNCTION public.pbr_notify_catalogue();
--> statement-breakpoint
CREATE TRIGGER property_images_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.property_images
  FOR EACH STATEMENT EXECUTE FUNCTION public.pbr_notify_catalogue();
--> statement-breakpoint
CREATE TRIGGER users_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.users
  FOR EACH STATEMENT EXECUTE FUNCTION public.pbr_notify_catalogue();
--> statement-breakpoint
CREATE TRIGGER settings_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.settings
  FOR EACH STATEMENT EXECUTE FUNCTION public.pbr_notify_catalogue();
--> statement-breakpoint
CREATE TRIGGER search_terms_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.search_terms
  FOR EACH STATEMENT EXECUTE FUNCTION public.pbr_notify_catalogue();
