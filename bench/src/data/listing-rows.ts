import type { Cell } from './cell.ts';
import { type Place, places } from './places.ts';
import type { Random } from './random.ts';

export const LISTING_COLUMNS =
  'id, owner_id, name, description, street, number, neighborhood, city, state, property_type, operation_type, sale_price, rent_price, currency, bedrooms, full_bathrooms, half_bathrooms, parking_spaces, land_area, construction_area, features, is_active, deal_status, created_at, updated_at, source, external_id, pets_allowed, furnished, available_from, year_built, latitude, longitude, location_precision';
export const IMAGE_COLUMNS =
  'id, property_id, storage_key, width, height, bytes, placeholder, category, "order", is_primary';
export const SHARE_COLUMNS = 'id, property_id, owner_id, agent_id, percentage, acceptance';

/** The `source` of every generated listing. */
const SOURCE = 'bench';

const KINDS = [
  ...Array<string>(58).fill('departamento'),
  ...Array<string>(28).fill('casa'),
  ...Array<string>(5).fill('oficina'),
  ...Array<string>(5).fill('local'),
  ...Array<string>(4).fill('terreno'),
];
const OPERATIONS = [
  ...Array<string>(66).fill('venta'),
  ...Array<string>(30).fill('renta'),
  ...Array<string>(4).fill('ambos'),
];
const HOMES = new Set(['departamento', 'casa']);
const NAMED = {
  departamento: 'Departamento',
  casa: 'Casa',
  oficina: 'Oficina',
  local: 'Local',
  terreno: 'Terreno',
} as Record<string, string>;
const WITH =
  'con terraza,con jardín,con balcón,remodelado,por estrenar,con vista,en esquina,con roof garden,cerca del parque,en calle tranquila,con bodega,amueblado,a pasos del metro,en privada,con doble altura'.split(
    ',',
  );
const AMENITIES =
  'Alberca,Gimnasio,Elevador,Vigilancia,Terraza,Jardín,Roof garden,Balcón,Bodega,Cisterna,Cuarto de servicio,Estudio,Vestidor,Chimenea,Cocina integral,Pet friendly,Salón de usos múltiples,Paneles solares'.split(
    ',',
  );
const STREETS =
  'Insurgentes Sur,Álvaro Obregón,Durango,Ámsterdam,Orizaba,División del Norte,Universidad,Patriotismo,Revolución,Reforma,Hidalgo,Juárez,Morelos,Allende,Zaragoza,Madero'.split(
    ',',
  );
const SENTENCES = [
  'Espacios amplios con buena luz natural durante todo el día.',
  'La cocina abre al comedor y tiene alacena.',
  'Edificio con vigilancia las 24 horas y elevador.',
  'A cinco minutos caminando de comercios, escuelas y transporte.',
  'Escrituras en orden y sin adeudos; se acepta crédito bancario.',
  'Recámara principal con vestidor y baño completo.',
  'Pisos de madera y herrería nueva.',
  'Se muestra con cita, también los sábados.',
  'Mantenimiento al corriente, con reglamento para mascotas.',
  'Techos altos y ventilación cruzada.',
];
const CATEGORIES = 'fachada,sala,cocina,recamara,bano,terraza,comedor,jardin'.split(',');
/** The listings share this many photo files: nobody looks at a million pictures. */
const PHOTO_FILES = 200;
const PLACEHOLDER =
  'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAwABUB8JZwAAxbUQLIAAP7+7XQ6h7bV8oG6jF9k9ZyYvYlVlV7GZTLd5gJ4lYV0AAAAAA==';
const YEARS_MS = 3 * 365 * 86_400_000;

/** One listing, its photos and its shares, as rows of the three tables. */
export function listingRows(
  random: Random,
  number: number,
  ownerIds: readonly string[],
  now: number,
): { listing: Cell[]; images: Cell[][]; shares: Cell[][] } {
  const id = random.uuid();
  const ownerId = random.pick(ownerIds);
  return {
    listing: listingRow(random, { id, ownerId, number, now }),
    images: imageRows(random, id),
    shares: random.chance(0.1) ? [shareRow(random, { id, ownerId, ownerIds })] : [],
  };
}

function listingRow(
  random: Random,
  { id, ownerId, number, now }: { id: string; ownerId: string; number: number; now: number },
): Cell[] {
  // Most listings are in a few places.
  const place = places[Math.floor(random.next() ** 2 * places.length)] ?? random.pick(places);
  const kind = random.pick(KINDS);
  const operation = random.pick(OPERATIONS);
  const isHome = HOMES.has(kind);
  const bedrooms = isHome ? random.pick([1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 5, 6]) : null;
  const area = Math.round((bedrooms ? 25 + bedrooms * 32 : 90) * random.skewed(0.35));
  const dollars = random.chance(0.06);
  // The number of new listings grows every year.
  const createdAt = new Date(now - random.next() ** 2 * YEARS_MS).toISOString();
  return [
    id,
    ownerId,
    `${NAMED[kind]} ${random.pick(WITH)} en ${place.neighborhood}`,
    Array.from({ length: random.whole(3, 8) }, () => random.pick(SENTENCES)).join(' '),
    random.pick(STREETS),
    String(random.whole(1, 1800)),
    place.neighborhood,
    place.city,
    place.state,
    kind,
    operation,
    operation === 'renta' ? null : price(random, place.pricePerM2 * area, dollars, 10_000),
    operation === 'venta' ? null : price(random, place.pricePerM2 * area * 0.0052, dollars, 500),
    dollars ? 'USD' : 'MXN',
    bedrooms,
    isHome ? Math.max(1, Math.round((bedrooms ?? 1) * random.pick([0.5, 0.7, 1]))) : null,
    random.chance(0.3) ? 1 : 0,
    kind === 'terreno' ? null : random.pick([0, 1, 1, 1, 2, 2, 3]),
    kind === 'casa' || kind === 'terreno' ? Math.round(area * random.skewed(0.4)) : null,
    kind === 'terreno' ? null : area,
    JSON.stringify(amenities(random)),
    !random.chance(0.04),
    random.chance(0.05) ? random.pick(['apartada', 'vendida', 'rentada']) : null,
    createdAt,
    createdAt,
    SOURCE,
    String(number),
    ...factsOf(number, isHome),
    ...pointOf(number, place),
  ];
}

/**
 * A third of the listings say whether they accept pets, a fifth whether they are furnished, a seventh when they are available, and three of
 * five homes when they were built.
 */
function factsOf(number: number, isHome: boolean): Cell[] {
  const pets = ['si', 'si', 'no'][number % 9] ?? null;
  const furnished = ['amueblado', 'amueblado', 'sin-muebles'][number % 15] ?? null;
  const availableFrom =
    number % 7 === 0 ? `2026-12-${String(1 + (number % 28)).padStart(2, '0')}` : null;
  const yearBuilt = isHome && number % 5 < 3 ? 2026 - ((number * 7) % 60) : null;
  return [isHome ? pets : null, furnished, availableFrom, yearBuilt];
}

/** One listing in twenty has no point, and one in fifteen hides it. The others are about a kilometre and a half around the middle of their colonia. */
function pointOf(number: number, { latitude, longitude }: Place): Cell[] {
  const precision = number % 15 === 0 ? 'oculta' : number % 4 === 0 ? 'exacta' : 'aproximada';
  if (number % 20 === 0) return [null, null, precision];
  // The sum of two is more often in the middle than at the ends.
  const aside = (step: number) => ((number * step) % 1) + ((number * step * 7.3) % 1) - 1;
  return [
    Number((latitude + aside(0.754_877_67) * 0.014).toFixed(6)),
    Number((longitude + aside(0.569_840_29) * 0.015).toFixed(6)),
    precision,
  ];
}

/** One listing in sixty has no price, as when the agent tells it only to those who ask. */
function price(random: Random, pesos: number, inDollars: boolean, step: number): number | null {
  if (random.chance(1 / 60)) return null;
  const amount = (pesos * random.skewed(0.3)) / (inDollars ? 18 : 1);
  return Math.max(1, Math.round(amount / step)) * step;
}

function amenities(random: Random): string[] {
  const count = random.whole(0, 8);
  return [...new Set(Array.from({ length: count }, () => random.pick(AMENITIES)))];
}

function imageRows(random: Random, propertyId: string): Cell[][] {
  const first = random.whole(0, PHOTO_FILES - 1);
  return Array.from({ length: random.pick([0, 1, 2, 3, 3, 4, 4, 5, 6, 8]) }, (_, order) => [
    random.uuid(),
    propertyId,
    ((first + order) % PHOTO_FILES).toString(16).padStart(64, '0'),
    1600,
    1067,
    480_000,
    PLACEHOLDER,
    CATEGORIES[order % CATEGORIES.length] ?? 'fachada',
    order,
    order === 0,
  ]);
}

/** A share with the next agent in the list. */
function shareRow(
  random: Random,
  { id, ownerId, ownerIds }: { id: string; ownerId: string; ownerIds: readonly string[] },
): Cell[] {
  const agentId = ownerIds[(ownerIds.indexOf(ownerId) + 1) % ownerIds.length] ?? null;
  const percentage = (random.whole(50, 300) / 100).toFixed(2);
  return [random.uuid(), id, ownerId, agentId, percentage, random.pick(['pending', 'accepted'])];
}
