import { expect, it } from 'vitest';
import { keyMatcher } from './photo-keys.ts';

const match = keyMatcher(['1', '10', 'A-101', 'a-101-b', 'Ñandú 7|2'].map((key) => ({ key })));

it.each([
  ['1.jpg', '1'],
  ['10-2.jpg', '10'],
  ['10_sala.JPG', '10'],
  ['1 (3).png', '1'],
  ['A-101 cocina.jpg', 'A-101'],
  ['a101.jpg', undefined],
  ['A-101-B-1.jpg', 'a-101-b'],
  ['A-1012.jpg', undefined],
  ['fotos/A-101 Casa azul/IMG_0001.HEIC', 'A-101'],
  ['A-101/10.jpg', 'A-101'],
  ['fotos\\10\\a.jpg', '10'],
  ['nandu-7-2-fachada.jpg', 'Ñandú 7|2'],
  ['IMG_0001.jpg', undefined],
  ['.jpg', undefined],
])('%s belongs to %s', (path, key) => {
  expect(match(path)?.key).toBe(key);
});
