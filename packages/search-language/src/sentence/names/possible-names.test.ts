import { expect, test } from 'vitest';
import { possibleNames } from './possible-names.ts';

test.each([
  ['Jdnes. del Ñandú', 'jardines del nandu'],
  ['casa en la Nueva Ñandú, hoy', 'la nueva nandu'],
  ['casa en la Nueva Ñandú, hoy', 'nueva nandu'],
  ['calle 5 de mayo', 'cinco de mayo'],
  ['Roma-Norte', 'roma norte'],
  ['uno dos tres cuatro cinco seis lomas', 'uno dos tres cuatro cinco seis lomas'],
])('%s may name %s', (text, name) => {
  expect(possibleNames(text)).toContain(name);
});

test.each([
  ['casa en lomas, norte', 'lomas norte'],
  ['25 000', '25'],
  ['casa en lomas de', 'en lomas'],
  ['casa en lomas de', 'lomas de'],
  ['casa a b c d e f g h', 'a b c d e f g h'],
])('%s names no %s', (text, name) => {
  expect(possibleNames(text)).not.toContain(name);
});

test('each name is asked for once', () => {
  const names = possibleNames('lomas lomas lomas');
  expect(names).toEqual([...new Set(names)]);
});
