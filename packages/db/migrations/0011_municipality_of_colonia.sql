-- In the place of `properties_place_idx`, with whose columns it begins: it also tells which municipalities the listings of a colonia name
-- without reading them all.
CREATE INDEX CONCURRENTLY "properties_municipality_idx" ON "properties"
  (public.pbr_slug("state"), public.pbr_slug("city"), public.pbr_slug("neighborhood"), public.pbr_slug("municipality"))
  WHERE "deleted_at" IS NULL;
--> statement-breakpoint
-- The municipality of a place of which somebody wrote only the rest: the one of its postal code in the file of the postal service, else the
-- one that the other listings of the colonia name. Null if they name several or none. `besides` is the listing that is written. PL/pgSQL
-- keeps the plans, which an import uses thousands of times.
CREATE FUNCTION public.pbr_municipality(in_state text, in_city text, in_neighborhood text, of_code text, besides uuid)
  RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  place text[] := ARRAY[public.pbr_slug(in_state), public.pbr_slug(in_city), public.pbr_slug(in_neighborhood)];
  name text;
BEGIN
  IF of_code IS NOT NULL THEN
    SELECT min(s.municipality) INTO name FROM public.settlements s WHERE s.postal_code = of_code AND s.state = in_state
    HAVING count(DISTINCT s.municipality) = 1;
  END IF;
  IF name IS NOT NULL OR '' = ANY (place) THEN
    RETURN name;
  END IF;
  WITH others AS NOT MATERIALIZED (
    SELECT p.municipality, public.pbr_slug(p.municipality) AS slug FROM public.properties p
    WHERE public.pbr_slug(p.state) = place[1] AND public.pbr_slug(p.city) = place[2] AND public.pbr_slug(p.neighborhood) = place[3]
      AND public.pbr_slug(p.municipality) > '' AND p.deleted_at IS NULL AND NOT p.is_draft AND p.id IS DISTINCT FROM besides
  ), only_one AS (
    SELECT first.slug FROM (SELECT min(slug) AS slug FROM others) first, (SELECT max(slug) AS slug FROM others) last
    WHERE first.slug = last.slug
  )
  -- The usual spelling among twenty: some leave out the accent.
  SELECT mode() WITHIN GROUP (ORDER BY written.municipality) INTO name
  FROM (SELECT o.municipality FROM others o WHERE o.slug = (SELECT slug FROM only_one) LIMIT 20) written;
  RETURN name;
END
$$;
--> statement-breakpoint
-- Without statistics of its expressions nobody would choose the new index.
ANALYZE properties;
--> statement-breakpoint
DROP INDEX properties_place_idx;
