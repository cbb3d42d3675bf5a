-- A number for every amenity of a list, by which an index can carry them all: a list of free words may be longer than an index allows.
CREATE FUNCTION public.pbr_amenity_keys(jsonb) RETURNS bigint[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN (SELECT coalesce(array_agg(('x' || left(md5(name), 16))::bit(64)::bigint), '{}')
    FROM jsonb_array_elements_text($1) AS name);
--> statement-breakpoint
-- Made anew two migrations on, and not for the table that the next one writes anew.
DROP INDEX public.properties_features_idx, public.properties_newest_idx, public.properties_sale_asc_idx, public.properties_rent_asc_idx,
  public.properties_selective_idx, public.properties_odd_price_idx;
