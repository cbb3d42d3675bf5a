-- The listings by the age of their building, with what other filters compare, so that a count reads no listing from the table.
CREATE INDEX CONCURRENTLY "properties_year_built_idx" ON "properties" (year_built)
  INCLUDE (property_type, operation_type, bed_key, bath_key, park_key, sale_mxn, rent_mxn, sale_asc, rent_asc, construction_area, created_at, id,
    amenity_keys)
  WHERE listed;
