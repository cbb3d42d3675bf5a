import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { updateProfileSchema } from './profile.ts';

const parsed = (input: object) => z.parse(updateProfileSchema, input);
const refusal = (input: object) => {
  const { success, error } = z.safeParse(updateProfileSchema, input);
  return success ? null : error.issues.map(({ path }) => path.join('.'));
};

describe('a change of a profile', () => {
  test('contains only the sent fields', () => {
    expect(parsed({})).toEqual({});
    expect(Object.keys(parsed({ city: 'Toluca' }))).toEqual(['city']);
  });

  test('drops everything that is no field of the profile', () => {
    const protectedKeys = {
      role: 'admin',
      isAgent: true,
      isActive: false,
      email: 'otro@correo.mx',
    };
    expect(parsed({ ...protectedKeys, bio: ' Hola ' })).toEqual({ bio: 'Hola' });
  });

  test.each(['phone', 'whatsapp', 'website', 'bio', 'city', 'state'])('can clear %s', (field) => {
    expect(parsed({ [field]: null })).toEqual({ [field]: null });
    expect(parsed({ [field]: '  ' })).toEqual({ [field]: null });
  });

  test.each(['firstName', 'lastName'])('cannot clear %s', (field) => {
    expect(refusal({ [field]: ' ' })).toEqual([field]);
    expect(refusal({ [field]: null })).toEqual([field]);
  });

  test.each([
    ['ejemplo.mx', 'https://ejemplo.mx'],
    ['www.ejemplo.com.mx/agentes?id=3#yo', 'https://www.ejemplo.com.mx/agentes?id=3#yo'],
    ['ejemplo.mx:8080', 'https://ejemplo.mx:8080'],
    [' HTTP://Ejemplo.mx/ ', 'HTTP://Ejemplo.mx/'],
    ['https://mañana.mx', 'https://mañana.mx'],
    ['https://xn--maana-pta.mx', 'https://xn--maana-pta.mx'],
  ])('accepts the website %s', (typed, website) => {
    expect(parsed({ website: typed })).toEqual({ website });
  });

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)//ejemplo.mx',
    'javascript:1',
    'javascript://ejemplo.mx/%0aalert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    'mailto:yo@ejemplo.mx',
    'ftp://ejemplo.mx',
    '//ejemplo.mx',
    'https:ejemplo.mx',
    'https://',
    'https://localhost',
    'https://ejemplo',
    'https://127.0.0.1',
    'https://yo:clave@ejemplo.mx',
    'https://ejemplo.mx/"onload="x',
    'https://ejemplo.mx\\@otro.mx',
    'https://ejemplo.mx/a b',
    'https://-ejemplo.mx',
    `https://ejemplo.mx/${'a'.repeat(300)}`,
    `${'a.'.repeat(50_000)}mx`,
  ])('refuses the website %s', (website) => {
    expect(refusal({ website })).toEqual(['website']);
  });

  test.each([
    ['phone', 'llámame'],
    ['whatsapp', '123'],
    ['bio', 'a'.repeat(2001)],
    ['city', 'a'.repeat(121)],
    ['state', 'Texas'],
    ['state', 'toString'],
    ['state', 7],
    ['firstName', 'a'.repeat(121)],
  ])('refuses the %s %j', (field, value) => {
    expect(refusal({ [field]: value })).toEqual([field]);
  });

  test.each([
    ['+52 1 55 5000 0000', 'phone'],
    ['(55) 5000-0000', 'whatsapp'],
    ['5550000000', 'phone'],
    ['a'.repeat(2000), 'bio'],
    ['Estado de México', 'state'],
  ])('reads %s as %s', (value, field) => {
    expect(parsed({ [field]: value })).toEqual({ [field]: value });
  });
});
