import { describe, expect, it } from 'vitest';
import { mendedPoint } from './location.ts';
import { propertyPatchSchema } from './patch.ts';
import { draftWriteSchema, propertyWriteSchema } from './write.ts';

const base = {
  name: 'Casa',
  description: 'Con patio.',
  street: 'Ámsterdam',
  neighborhood: 'Condesa',
  city: 'Cuauhtémoc',
  state: 'Ciudad de México',
  propertyType: 'casa',
  operationType: 'venta',
} as const;
const SCHEMAS = {
  listing: (sent: object) => propertyWriteSchema.safeParse({ ...base, ...sent }),
  draft: (sent: object) => draftWriteSchema.safeParse({ ...base, ...sent }),
  patch: (sent: object) => propertyPatchSchema.safeParse(sent),
};

describe.each(Object.entries(SCHEMAS))('the point of a %s', (_kind, parse) => {
  const stored = (sent: object) => {
    const { data, error } = parse(sent);
    if (!data) throw new Error(JSON.stringify(error));
    const { latitude, longitude } = 'fields' in data ? data.fields : data;
    return [latitude, longitude];
  };
  const problems = (sent: object) =>
    parse(sent).error?.issues.map(({ path, message }) => [path.join('.'), message]);

  it.each([
    [19.4133, -99.1712, [19.4133, -99.1712]],
    ['19.41331249', ' -99.1712 ', [19.413312, -99.1712]],
    [14, -119, [14, -119]],
    ['', '', [null, null]],
    [null, null, [null, null]],
    [23.6345, -102.5528, [null, null]],
    ['23.634501', '-102.552788', [null, null]],
    [23.6347, -102.5528, [23.6347, -102.5528]],
  ])('of %s and %s is %j', (latitude, longitude, expected) => {
    expect(stored({ latitude, longitude })).toEqual(expected);
  });

  it.each([
    [19.4133, '', 'longitude', 'Falta la longitud.'],
    [null, -99.1712, 'latitude', 'Falta la latitud.'],
    [-99.1712, 19.4133, 'latitude', 'Parece que cambiaste de lugar la latitud y la longitud.'],
    [40.4, -99.1, 'latitude', 'Escribe una latitud dentro de México: de 14 a 33.'],
    [99.1712, 19.4133, 'latitude', 'Parece que cambiaste de lugar la latitud y la longitud.'],
    [19.4, 99.1, 'longitude', 'A la longitud le falta el signo menos.'],
    [19.4, -3.7, 'longitude', 'Escribe una longitud dentro de México: de -119 a -86.'],
    ['norte', -99.1, 'latitude', 'Escribe grados con decimales, como 14.4133.'],
  ])('is not %s and %s', (latitude, longitude, field, message) => {
    expect(problems({ latitude, longitude })?.[0]).toEqual([field, message]);
  });

  it('needs both numbers, even where the other one is stored', () => {
    expect(problems({ latitude: 19.4 })).toEqual([['longitude', 'Falta la longitud.']]);
  });
});

it('one null in a PATCH empties both numbers', () => {
  const { data } = SCHEMAS.patch({ longitude: null });
  expect(data?.fields).toMatchObject({ latitude: null, longitude: null });
});

describe('two numbers', () => {
  it.each([
    [-99.1712, 19.4133],
    [99.1712, 19.4133],
    [19.4133, 99.1712],
    [-19.4133, -99.1712],
  ])('%s and %s mean a point in Mexico', (latitude, longitude) => {
    expect(mendedPoint(latitude, longitude)).toEqual([19.4133, -99.1712]);
  });

  it.each([
    [19.4133, -99.1712],
    [40.4168, -3.7038],
    [0, 0],
    [14, 14],
  ])('%s and %s mean none but themselves', (latitude, longitude) => {
    expect(mendedPoint(latitude, longitude)).toBeNull();
  });
});

describe.each(['listing', 'draft'] as const)('a %s', (kind) => {
  it('is shown approximately, with its street, unless something else is sent', () => {
    const parse = SCHEMAS[kind];
    expect(parse({}).data).toMatchObject({ locationPrecision: 'aproximada', hideStreet: false });
    const sent = { locationPrecision: 'oculta', hideStreet: 'true' };
    expect(parse(sent).data).toMatchObject({ locationPrecision: 'oculta', hideStreet: true });
  });
});
