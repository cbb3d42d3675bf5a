-- How many listings a street has. Its index has such statistics, too, but the planner does not read those of an index with a condition: it
-- expected thousands of listings for words that no street has, and started other processes to find them.
CREATE STATISTICS properties_street_stats ON (public.pbr_norm(street)) FROM properties;
--> statement-breakpoint
ANALYZE properties;
