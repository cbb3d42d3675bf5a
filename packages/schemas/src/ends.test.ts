import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { changePasswordSchema } from './account/write.ts';
import { authSearchSchema, linkSearchSchema } from './account/search.ts';
import { secretLinkSchema } from './secret-link.ts';
import { mergeFavoritesSchema } from './property/favorites.ts';
import { measureSchema, moneySchema } from './number-schemas.ts';
import { photoUrlSchema } from './account/profile.ts';
import { feedQuerySchema } from './property/feed.ts';
import { propertyStatusSchema, propertyWriteSchema } from './property/write.ts';
import { keptImagesBodySchema } from './property/photos.ts';
import { propertyIdsSchema, propertyListQuerySchema } from './property/list.ts';
import { propertyFiltersSchema } from './property/search/filters.ts';
import { parseServiceRequestPosition } from './service-request/service-request.ts';
import { serviceRequestListQuerySchema } from './service-request/search.ts';
import { legalFormSchema, valuationFormSchema } from './service-request/form.ts';
import { serviceRequestFacts } from './service-request/facts.ts';
import { loginSchema } from './account/session.ts';
import { usdMxnRateSchema } from './settings/settings.ts';
import { emailSchema } from './email.ts';
import { phoneSchema } from './telephone.ts';

const property = {
  name: 'Casa',
  description: 'Con patio.',
  street: 'Ámsterdam',
  neighborhood: 'Condesa',
  city: 'Ciudad de México',
  state: 'Ciudad de México',
  propertyType: 'casa',
  operationType: 'venta',
  salePrice: '1',
};
const client = { clientName: 'Marta Solís', clientEmail: '', clientPhone: '' };
const ids = (count: number) => Array.from({ length: count }, (_, index) => String(index));
const images = (count: number) => ids(count).map((id) => ({ id }));

/** For each limit, the last value that is accepted and the first one that is refused. */
const ends: [string, z.core.$ZodType, unknown, unknown][] = [
  [
    '40 amenities',
    propertyWriteSchema,
    { ...property, features: ids(40) },
    { ...property, features: ids(41) },
  ],
  [
    'a house number of 40 characters',
    propertyWriteSchema,
    { ...property, number: 'M'.repeat(40) },
    { ...property, number: 'M'.repeat(41) },
  ],
  ['40 photos', keptImagesBodySchema, images(40), images(41)],
  [
    '1000 photos that were seen',
    keptImagesBodySchema,
    { images: [], seen: ids(1000) },
    { images: [], seen: ids(1001) },
  ],
  [
    'a photo itself',
    photoUrlSchema,
    { url: 'data:image/png;base64,' },
    { url: 'https://correo.mx/a.png' },
  ],
  ['100 listings a page', propertyListQuerySchema, { limit: '100' }, { limit: '101' }],
  ['one listing a page', propertyListQuerySchema, { limit: '1' }, { limit: '0' }],
  ['1000 changes a page', feedQuerySchema, { limit: '1000' }, { limit: '1001' }],
  ['changes since a number', feedQuerySchema, { since: '9'.repeat(15) }, { since: '9'.repeat(16) }],
  ['a number of changes in digits', feedQuerySchema, { limit: '100' }, { limit: '1e2' }],
  [
    'a cursor of service requests of 200 characters',
    serviceRequestListQuerySchema,
    { cursor: 'a'.repeat(200) },
    { cursor: 'a'.repeat(201) },
  ],
  [
    'a name of one letter',
    propertyWriteSchema,
    { ...property, name: 'C' },
    { ...property, name: ' ' },
  ],
  ['one change a page', feedQuerySchema, { limit: '1' }, { limit: '0' }],
  ['200 favourites', mergeFavoritesSchema, { propertyIds: ids(200) }, { propertyIds: ids(201) }],
  ['a token of one character', secretLinkSchema, { token: 'a' }, { token: '' }],
  [
    'a token of 200 characters',
    secretLinkSchema,
    { token: 'a'.repeat(200) },
    { token: 'a'.repeat(201) },
  ],
  [
    'a phone of 30 characters',
    phoneSchema,
    `55 1234 5678${'-'.repeat(18)}`,
    `55 1234 5678${'-'.repeat(19)}`,
  ],
  [
    'a current password of 1024 characters',
    changePasswordSchema,
    { currentPassword: 'a'.repeat(1024), newPassword: 'seis perros azules' },
    { currentPassword: 'a'.repeat(1025), newPassword: 'seis perros azules' },
  ],
  [
    'a cursor of 500 characters',
    propertyListQuerySchema,
    { cursor: 'a'.repeat(500) },
    { cursor: 'a'.repeat(501) },
  ],
  ['100 listings that are remembered', propertyIdsSchema, { ids: ids(100) }, { ids: ids(101) }],
  ['a number of digits', propertyListQuerySchema, { limit: '24' }, { limit: '2e1' }],
  [
    'a password of six characters',
    loginSchema,
    { email: 'a@b.mx', password: 'perros' },
    { email: 'a@b.mx', password: 'perro' },
  ],
  [
    'an area that is a number',
    valuationFormSchema,
    { ...client, clientPhone: '55 1234 5678', area: 120 },
    { ...client, clientPhone: '55 1234 5678', area: true },
  ],
  [
    '999 years',
    valuationFormSchema,
    { ...client, clientPhone: '55 1234 5678', age: '999' },
    { ...client, clientPhone: '55 1234 5678', age: '1000' },
  ],
  [
    'a password without a null',
    loginSchema,
    { email: 'a@b.mx', password: 'perros' },
    { email: 'a@b.mx', password: 'perros\u0000' },
  ],
  [
    'a photo that is kept once',
    keptImagesBodySchema,
    [{ id: 'a' }, { id: 'b' }],
    [{ id: 'a' }, { id: 'a' }],
  ],
  [
    'a current password of one character',
    changePasswordSchema,
    { currentPassword: 'a', newPassword: 'seis perros azules' },
    { currentPassword: '', newPassword: 'seis perros azules' },
  ],
  ['a status with something to set', propertyStatusSchema, { isActive: false }, {}],
  [
    'a password of 1024 characters',
    loginSchema,
    { email: 'a@b.mx', password: 'a'.repeat(1024) },
    { email: 'a@b.mx', password: 'a'.repeat(1025) },
  ],
  [
    'a rate with four decimals',
    usdMxnRateSchema,
    { rate: ' 17.1234 ', date: '2026-11-22' },
    { rate: '17.12345', date: '2026-11-22' },
  ],
  [
    'half a bathroom',
    valuationFormSchema,
    { ...client, clientPhone: '55 1234 5678', bathrooms: '2.5' },
    { ...client, clientPhone: '55 1234 5678', bathrooms: '2.4' },
  ],
  [
    'a valuation for somebody who can be answered',
    valuationFormSchema,
    { ...client, clientPhone: '55 1234 5678' },
    client,
  ],
  [
    'a legal question of somebody who can be answered',
    legalFormSchema,
    { ...client, clientEmail: 'marta@correo.mx' },
    client,
  ],
];

describe('the limit of an input', () => {
  test.each(ends)('allows %s and no more', (_case, schema, last, beyond) => {
    expect(z.safeParse(schema, last).error?.issues).toBeUndefined();
    expect(z.safeParse(schema, beyond).success).toBe(false);
  });
});

/** In a URL, a value beyond its limit counts as absent. */
const passedOver: [string, z.core.$ZodType, unknown, unknown][] = [
  ['redirect', authSearchSchema, 'a'.repeat(2000), 'a'.repeat(2001)],
  ['token', linkSearchSchema, 'a'.repeat(200), 'a'.repeat(201)],
  ['bedrooms', propertyFiltersSchema, 1, 0],
  ['bedrooms', propertyFiltersSchema, 20, 21],
  ['maxAge', propertyFiltersSchema, 0, -1],
  ['maxAge', propertyFiltersSchema, 100, 101],
  ['amenities', propertyFiltersSchema, 'a'.repeat(300), 'a'.repeat(301)],
];

test.each(passedOver)('%s in a URL is ignored beyond its limits', (name, schema, last, beyond) => {
  expect(z.parse(schema, { [name]: last })).toHaveProperty(name, last);
  expect(z.parse(schema, { [name]: beyond })).toMatchObject({ [name]: undefined });
});

test('a service request lists the filled-in values in words, and no others', () => {
  expect(serviceRequestFacts('contact', {})).toEqual([]);
  expect(serviceRequestFacts('contact', { service: 'valuacion' })[0]?.value).not.toBe('valuacion');
  expect(serviceRequestFacts('contact', { service: 'otro' })[0]?.value).toBe('otro');
  expect(serviceRequestFacts('valuation', { bedrooms: '3' })).toHaveLength(1);
});

test('leading zeros of a number are dropped', () => {
  expect(z.parse(moneySchema, '0004500.50')).toBe('4500.50');
  expect(z.parse(measureSchema, '00.5')).toBe('0.5');
  expect(z.parse(moneySchema, 0)).toBe('0');
});

test('spaces around a telephone number are dropped', () => {
  expect(z.parse(phoneSchema, ' +52 55 1234 5678 ')).toBe('+52 55 1234 5678');
});

test('an e-mail is trimmed, and refused if it is too long', () => {
  const long = `${'a'.repeat(250)}@b.mx`;
  expect(z.parse(emailSchema, ' marta@correo.mx ')).toBe('marta@correo.mx');
  expect(z.safeParse(emailSchema, long).error?.issues[0]?.message).toBe(
    'Usa 254 caracteres como máximo.',
  );
});

test('an unencoded plus arrives as a space in a time', () => {
  expect(
    z.parse(propertyListQuerySchema, { updatedSince: '2026-11-01T01:00:00 01:00' }).updatedSince,
  ).toBe('2026-11-01T00:00:00.000Z');
});

test('a cursor of service requests carries microseconds', () => {
  const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
  expect(parseServiceRequestPosition(['waiting', '1763812345678901', id])).not.toBeNull();
  expect(parseServiceRequestPosition(['waiting', '1763812345678901 or 1=1', id])).toBeNull();
});

test('amenities without a name are dropped', () => {
  expect(z.parse(propertyFiltersSchema, { amenities: ' , ,' }).amenities).toBeUndefined();
});
