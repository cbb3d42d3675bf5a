import type { ImportTarget } from '@pbr/schemas/import/choices';
import { plain } from '../../../import/choice-words.ts';

/**
 * How exports of agencies and portals name a column, in plain words. The first targets win where two fit equally well. A name that holds
 * one of these as whole words counts as well, but less.
 */
const NAMES: readonly (readonly [ImportTarget, string])[] = [
  [
    'key',
    'id, clave, folio, codigo, code, referencia, ref, reference, sku, identificador, id propiedad, id inmueble, property id, listing id, external id, clave interna, no de propiedad, numero de propiedad, mls, mls id, public id, id anuncio, id externo, id eb, url, link',
  ],
  [
    'operationType',
    'operacion, tipo de operacion, tipo operacion, operation, operation type, transaccion, tipo de transaccion, venta renta, venta o renta, modalidad, negocio, listing type, oferta, se ofrece en',
  ],
  [
    'propertyType',
    'tipo de propiedad, tipo propiedad, tipo, tipo de inmueble, tipo inmueble, property type, type, inmueble, categoria, subtipo, clase',
  ],
  [
    'status',
    'estatus, status, situacion, disponibilidad, activo, activa, publicada, publicado, estado de publicacion, estatus de la propiedad',
  ],
  [
    'name',
    'titulo, title, nombre, name, nombre de la propiedad, titulo del anuncio, encabezado, headline, anuncio, nombre del inmueble, nombre anuncio',
  ],
  [
    'description',
    'descripcion, description, texto, detalle, detalles, descripcion larga, descripcion completa, comentarios, public remarks, remarks, contenido, resena',
  ],
  [
    'salePrice',
    'precio de venta, precio venta, venta, valor de venta, sale price, precio en venta, precio vta, costo de venta, importe venta',
  ],
  [
    'rentPrice',
    'precio de renta, precio renta, renta, renta mensual, rent price, rent, precio en renta, mensualidad, precio alquiler, alquiler, importe renta',
  ],
  [
    'price',
    'precio, price, valor, importe, monto, precio publicado, costo, list price, precio total',
  ],
  ['currency', 'moneda, currency, divisa, tipo de moneda, moneda del precio'],
  [
    'maintenanceFee',
    'mantenimiento, cuota de mantenimiento, cuota mantenimiento, maintenance, cuota, expensas',
  ],
  ['latitude', 'latitud, latitude, lat'],
  ['longitude', 'longitud, longitude, lng, lon, long'],
  [
    'point',
    'coordenadas, lat lon, lat lng, ubicacion gps, gps, geolocalizacion, latitud longitud, punto',
  ],
  ['postalCode', 'codigo postal, cp, c p, postal code, zip, zip code, zipcode, postal, cod postal'],
  [
    'neighborhood',
    'colonia, neighborhood, barrio, fraccionamiento, zona, col, asentamiento, colonia fraccionamiento',
  ],
  [
    'municipality',
    'municipio, alcaldia, delegacion, municipality, alcaldia o municipio, municipio alcaldia, delegacion municipio',
  ],
  ['city', 'ciudad, city, localidad, poblacion, plaza'],
  ['state', 'estado, state, entidad, entidad federativa, provincia, edo'],
  ['street', 'calle, street, direccion, domicilio, address, calle y numero, vialidad, ubicacion'],
  [
    'number',
    'numero exterior, num ext, no ext, numero, exterior number, street number, numero ext, num',
  ],
  [
    'bedrooms',
    'recamaras, bedrooms, rec, habitaciones, dormitorios, cuartos, rooms, beds, no recamaras, num recamaras, alcobas',
  ],
  [
    'halfBathrooms',
    'medios banos, half bathrooms, medio bano, banos medios, half baths, 1 2 banos, medios b',
  ],
  ['fullBathrooms', 'banos completos, full bathrooms, bano completo, full baths'],
  ['bathrooms', 'banos, bathrooms, bano, baths, no banos, num banos, wc'],
  [
    'parkingSpaces',
    'estacionamientos, estacionamiento, cajones, cajones de estacionamiento, parking, parking spaces, garage, cocheras, cochera, autos, lugares de estacionamiento, garages',
  ],
  [
    'constructionArea',
    'construccion, m2 construccion, m2 construidos, superficie construida, area construida, construction area, construction size, metros de construccion, metros construidos, m2 const, sup construccion, superficie de construccion, mts construccion, area de construccion, m2 c, covered area',
  ],
  [
    'landArea',
    'terreno, m2 terreno, superficie terreno, superficie de terreno, area terreno, land area, lot size, metros de terreno, m2 de terreno, sup terreno, mts terreno, area de terreno, area del terreno, lote, m2 t, superficie total, total area',
  ],
  ['frontageM', 'frente, frontage, metros de frente, frente m'],
  ['depthM', 'fondo, depth, metros de fondo, fondo m'],
  ['floor', 'piso, floor, nivel en que esta, piso en que se encuentra, planta'],
  ['levels', 'niveles, plantas, levels, pisos, no niveles, num niveles, numero de niveles, floors'],
  [
    'yearBuilt',
    'ano de construccion, year built, construido en, ano construccion, anio de construccion, ano, anio',
  ],
  ['depositMonths', 'deposito, meses de deposito, deposit'],
  [
    'availableFrom',
    'disponible desde, disponible a partir de, available from, fecha de disponibilidad, fecha de entrega',
  ],
  ['furnished', 'amueblado, muebles, furnished, amoblado'],
  [
    'petsAllowed',
    'mascotas, acepta mascotas, pets, pet friendly, pets allowed, se aceptan mascotas',
  ],
  ['features', 'amenidades, amenities, caracteristicas, features, servicios, equipamiento, extras'],
  [
    'commercialNames',
    'desarrollo, edificio, nombre comercial, conjunto, condominio, building, torre',
  ],
  ['agencyReference', 'clave interna, referencia interna, clave agencia'],
  ['videoUrl', 'video, youtube, url video, video url, link video'],
  [
    'tourUrl',
    'recorrido virtual, tour virtual, tour, matterport, recorrido, virtual tour, tour 360',
  ],
  [
    'ownerContact',
    'propietario, contacto del propietario, dueno, owner, nombre del propietario, telefono del propietario',
  ],
  [
    'internalNotes',
    'notas internas, notas, observaciones, private remarks, notas privadas, internal notes',
  ],
];

const names = NAMES.map(([target, list], at) => ({
  target,
  at,
  names: list.split(', ').map((name) => ` ${name} `),
}));

const EXACT = 1000;

export interface NamedTarget {
  target: ImportTarget;
  /** Higher fits better. */
  score: number;
}

/** The possible meanings of a column, by its name. */
export function targetsNamed(header: string): NamedTarget[] {
  const name = ` ${plain(header)} `;
  if (name.trim() === '') return [];
  return names.flatMap(({ target, at, names: known }) => {
    const inside = known.filter((one) => name.includes(one)).map((one) => one.length);
    if (inside.length === 0) return [];
    const longest = Math.max(...inside);
    const score = longest === name.length ? EXACT : longest * 5 - (name.length - longest);
    return [{ target, score: score - at / 100 }];
  });
}
