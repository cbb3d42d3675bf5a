-- A text that is the title of a listing is no sentence. Among the words of all listings it was looked for longer than a second ('Casa').
CREATE INDEX CONCURRENTLY "properties_title_idx" ON "properties" (public.pbr_norm("name")) WHERE listed;
