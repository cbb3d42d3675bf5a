-- The name of a place as it stands in an address: 'Ciudad de México' is 'ciudad-de-mexico'. Empty when nothing of it can.
CREATE FUNCTION public.pbr_slug(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN trim(BOTH '-' FROM regexp_replace(public.pbr_norm($1), '[^a-z0-9]+', '-', 'g'));
--> statement-breakpoint
-- An expression, not generated columns: those would rewrite the table while nobody may read it. Paused listings stand in it as well,
-- because a place stays known when nothing is offered there.
CREATE INDEX properties_place_idx
  ON public.properties (public.pbr_slug(state), public.pbr_slug(city), public.pbr_slug(neighborhood))
  WHERE deleted_at IS NULL;
