import { expect, test } from 'vitest';
import { idsOfPublicId, publicPropertyId } from './values.ts';

test('people read a short id', () => {
  expect(publicPropertyId('0a1b2c3d-0000-4000-8000-000000000000')).toBe('PBR-0A1B2C3D');
});

test('a short id stands for the ids that begin with it', () => {
  const ids = {
    first: '0a1b2c3d-0000-0000-0000-000000000000',
    last: '0a1b2c3d-ffff-ffff-ffff-ffffffffffff',
  };
  expect(idsOfPublicId('PBR-0A1B2C3D')).toEqual(ids);
  expect(idsOfPublicId('pbr-0a1b2c3d')).toEqual(ids);
});

test.each([
  '0A1B2C3D',
  'PBR-0A1B2C3',
  'PBR-0A1B2C3D4',
  'PBR-0A1B2C3G',
  'PBR 0A1B2C3D',
  ' PBR-0A1B2C3D',
  '',
])('%j is no short id', (text) => {
  expect(idsOfPublicId(text)).toBeNull();
});
