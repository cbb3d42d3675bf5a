-- How many listings a state, a city or a colonia has. The indexes of places have such statistics, too, but the planner does not read those of
-- an index with a condition: it expected one listing in two hundred of any state, and read all the others to sort them.
CREATE STATISTICS properties_place_stats ON (public.pbr_slug(state)), (public.pbr_slug(public.pbr_city(state, city, municipality))),
  (public.pbr_slug(neighborhood)) FROM properties;
--> statement-breakpoint
ANALYZE properties;
