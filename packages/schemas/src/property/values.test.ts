import { expect, test } from 'vitest';
import { publicPropertyId } from './values.ts';

test('people read a short id', () => {
  expect(publicPropertyId('0a1b2c3d-0000-4000-8000-000000000000')).toBe('PBR-0A1B2C3D');
});
