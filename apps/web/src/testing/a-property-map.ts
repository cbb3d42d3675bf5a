import type { MapPoint, PropertyMap } from '@pbr/schemas/property/map';

export function aMapPoint(point: Partial<MapPoint> = {}): MapPoint {
  return {
    id: crypto.randomUUID(),
    operationType: 'venta',
    propertyType: 'departamento',
    salePrice: '4500000',
    rentPrice: null,
    currency: 'MXN',
    mxnEquivalent: null,
    latitude: 19.4122,
    longitude: -99.1721,
    locationPrecision: 'exacta',
    ...point,
  };
}

/** A frame around Condesa and Roma. */
export function aPropertyMap(map: Partial<PropertyMap> = {}): PropertyMap {
  return {
    frame: { west: -99.19, south: 19.4, east: -99.15, north: 19.43 },
    located: map.points?.length ?? 0,
    unlocated: 0,
    level: 0,
    cells: [],
    points: [],
    places: [],
    ...map,
  };
}
