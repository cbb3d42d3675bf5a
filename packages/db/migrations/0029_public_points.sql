-- The public points of the listings on offer, with what most filters compare: a frame of the map reads no listing from the table.
CREATE INDEX CONCURRENTLY "properties_listed_point_idx" ON "properties" USING gist (pbr_public_point(latitude, longitude, location_precision))
  INCLUDE (latitude, longitude, location_precision, operation_type, property_type, bed_key, bath_key, park_key, sale_mxn, rent_mxn,
    construction_area, land_area, created_at, id)
  WHERE listed;
