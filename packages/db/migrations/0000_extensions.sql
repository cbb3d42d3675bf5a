CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;
--> statement-breakpoint
-- Every name is qualified, so that the function works inside an index under any search_path, also after a dump and restore.
CREATE FUNCTION public.pbr_norm(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN lower(public.unaccent('public.unaccent'::regdictionary, $1));
--> statement-breakpoint
-- The LIKE pattern "contains this word", with the word normalised first and then escaped.
CREATE FUNCTION public.pbr_contains(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN '%' || replace(replace(replace(public.pbr_norm($1), '\', '\\'), '%', '\%'), '_', '\_') || '%';
