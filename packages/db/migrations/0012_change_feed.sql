CREATE SEQUENCE public.property_changes_number_seq AS bigint;
--> statement-breakpoint
-- Numbers the changes of these listings. The lock is held until the commit is visible, so that numbers appear in their order and a
-- reader who has seen one misses none before it. Only deferred triggers may call it: after it a transaction waits for nobody.
CREATE FUNCTION public.pbr_number_changes(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(728195301);
  INSERT INTO public.property_changes AS known (property_id, number, change, changed_at)
  SELECT found.id, nextval('public.property_changes_number_seq'), found.change, clock_timestamp()
  FROM (
    SELECT named.id, CASE
      WHEN p.id IS NULL OR p.deleted_at IS NOT NULL THEN 'deleted'
      WHEN NOT p.is_active THEN 'paused'
      WHEN NOT p.listed THEN 'closed'
      ELSE 'updated' END AS change
    FROM unnest(ids) AS named (id) LEFT JOIN public.properties p ON p.id = named.id
  ) found LEFT JOIN public.property_changes before ON before.property_id = found.id
  -- What was never on the list is nobody's business, and neither is what happens to a listing while it is not.
  WHERE found.change = 'updated' OR before.change <> found.change
  ON CONFLICT (property_id) DO UPDATE
    SET number = excluded.number, change = excluded.change, changed_at = excluded.changed_at;
END
$$;
--> statement-breakpoint
CREATE FUNCTION public.pbr_listing_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.pbr_number_changes(ARRAY[coalesce(NEW.id, OLD.id)]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION public.pbr_photo_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.pbr_number_changes(ARRAY[coalesce(NEW.property_id, OLD.property_id)]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION public.pbr_owner_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.pbr_number_changes((SELECT array_agg(p.id) FROM public.properties p WHERE p.owner_id = NEW.id AND p.listed));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER properties_number_changes AFTER INSERT OR DELETE ON public.properties
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.pbr_listing_changed();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER properties_number_updates AFTER UPDATE ON public.properties
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*)
  EXECUTE FUNCTION public.pbr_listing_changed();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER property_images_number_changes AFTER INSERT OR UPDATE OR DELETE ON public.property_images
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.pbr_photo_changed();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER users_number_changes AFTER UPDATE ON public.users
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.first_name, OLD.last_name, OLD.email, OLD.phone, OLD.whatsapp, OLD.profile_image_url, OLD.is_active)
    IS DISTINCT FROM (NEW.first_name, NEW.last_name, NEW.email, NEW.phone, NEW.whatsapp, NEW.profile_image_url, NEW.is_active))
  EXECUTE FUNCTION public.pbr_owner_changed();
--> statement-breakpoint
INSERT INTO public.property_changes (property_id, number, change, changed_at)
SELECT id, nextval('public.property_changes_number_seq'), 'updated', updated_at
FROM (SELECT id, updated_at FROM public.properties WHERE listed ORDER BY updated_at, id) listed;
