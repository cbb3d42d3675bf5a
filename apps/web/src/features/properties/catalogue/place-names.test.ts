import { describe, expect, it } from 'vitest';
import { nameOfPlace } from './place-names.ts';

describe('nameOfPlace', () => {
  it.each([
    ['ciudad-de-mexico', 'Ciudad de Mexico'],
    ['oaxaca/la-magdalena-de-los-reyes', 'La Magdalena de los Reyes'],
    ['colima/el-colomo', 'El Colomo'],
    ['jalisco/delicias-y-lagos', 'Delicias y Lagos'],
    ['x/5-de-mayo', '5 de Mayo'],
  ])('of %s is %s while its own is unknown', (path, name) => {
    expect(nameOfPlace(path)).toBe(name);
  });

  it('is its own as soon as that is known', () => {
    expect(nameOfPlace('yucatan/merida', { 'yucatan/merida': 'Mérida' })).toBe('Mérida');
  });
});
